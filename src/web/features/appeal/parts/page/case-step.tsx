/** One step of a case on a page of its own: what it asks, and the way on. */
import type { CaseStep } from '#core/case/parts.ts'
import type { WorkingCase } from '../../use-working-case.ts'
import { CasePart } from '../steps/case-part.tsx'
import { NextPart } from '../steps/next-part.tsx'
import { StepList } from '../steps/step-list.tsx'
import { SaveLine } from './save-line.tsx'

type StepProps = { working: WorkingCase; here: CaseStep }

export const CaseStepPage = ({ working, here }: StepProps) => {
  const { opened, steps, dates, file, draft, save, generation } = working
  const step = steps.find((one) => one.id === here)
  return (
    <div className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <StepList caseId={opened.id} steps={steps} here={here} dates={dates} />
      <div className="group/step stack min-w-0 gap-6">
        {step && (
          <CasePart
            key={`${here} ${generation}`}
            step={step}
            opened={opened}
            taxYear={opened.taxYear}
            file={file}
            change={draft.change}
          />
        )}
        <NextPart working={working} here={here} />
        <SaveLine save={save} draft={draft} />
      </div>
    </div>
  )
}
