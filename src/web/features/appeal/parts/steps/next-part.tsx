/** The way from one part of a case to the one after it; what is gathered ends with the opinion of value. */
import { paths } from '#contract/page-paths.ts'
import { CASE_STEPS, type CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/appeal/next-part.ts'
import { stepNames } from '#web/case/words.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const partAfter = (step: CaseStep): CaseStep | undefined => CASE_STEPS[CASE_STEPS.indexOf(step) + 1]

type NextPartProps = {
  caseId: string
  step: CaseStep
  /** Nothing else on the page is the thing to do. */
  isMain: boolean
}

export const NextPart = ({ caseId, step, isMain }: NextPartProps) => {
  const variant = isMain ? 'primary' : 'secondary'
  return (
    <div>
      {step === 'filing' ? (
        <ButtonLink to={`${paths.appealCase(caseId)}#case-documents`} variant={variant}>
          {words.nextDocumentsAndPacket()}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.appealCase(caseId, step)} variant={variant}>
          {words.next({ part: stepNames[step] })}
        </ButtonLink>
      )}
    </div>
  )
}
