/** One step of a case on a page of its own: what it asks, and the way on. */
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/appeal/case-step.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { tellStep } from '#words/case/step.ts'
import { dayToAct } from '#words/season/shut-day.ts'
import type { WorkingCase } from '../../use-working-case.ts'
import { CasePart } from '../steps/case-part.tsx'
import { NextPart, partAfter } from '../steps/next-part.tsx'
import { StepList } from '../steps/step-list.tsx'
import { CaseLinks } from './case-links.tsx'
import { SaveLine } from './save-line.tsx'

/** Each has a filled button of its own until it is done. */
const WITH_OWN_BUTTON: readonly CaseStep[] = ['notice', 'comparables']

type StepProps = { working: WorkingCase; here: CaseStep }

/** What is to be done after a step that is done, in one line. */
const NextLine = ({ working: { opened, next, today, isAdvisedAgainst }, here }: StepProps) => {
  if (next.step === here || isAdvisedAgainst) return null
  const day = next.deadline && formatCalendarDate(dayToAct(next.deadline, today).on)
  return (
    <p>
      {rich(
        words.nextStepBy({
          title: tellStep(next).title,
          day: day ?? '',
          isDated: day === null ? 'no' : 'yes',
          link: (text: string) => <TextLink to={paths.appealCase(opened.id, next.step)}>{text}</TextLink>,
        }),
      )}
    </p>
  )
}

export const CaseStepPage = (props: StepProps) => {
  const { working, here } = props
  const { opened, steps, dates, file, draft, save, generation } = working
  const step = steps.find((one) => one.id === here)
  const after = partAfter(here)
  const isMain = step?.state === 'done' || !WITH_OWN_BUTTON.includes(here)
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <StepList caseId={opened.id} steps={steps} here={here} dates={dates} />
        <div className="stack min-w-0 gap-6">
          {step && (
            <CasePart
              key={`${here} ${generation}`}
              step={step}
              afterDone={<NextLine {...props} />}
              opened={opened}
              taxYear={opened.taxYear}
              file={file}
              change={draft.change}
            />
          )}
          {after && <NextPart caseId={opened.id} step={after} isMain={isMain} />}
          <SaveLine save={save} draft={draft} />
        </div>
      </div>
      <CaseLinks caseId={opened.id} />
    </>
  )
}
