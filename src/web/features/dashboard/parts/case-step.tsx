/** The next step of an open case, as the one of the page. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import { improvedAt } from '#core/case/step/steps.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import { DecideWays } from '#web/case/decide-ways.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { tellStep } from '#words/case/step.ts'
import { dueOf, StepCard } from './step-card.tsx'

const WayOn = ({ caseId, next }: { caseId: string; next: NextCaseStep }) => {
  const better = improvedAt(next.id)
  if (better !== null) return <DecideWays caseId={caseId} improvedAt={better} size="lg" />
  return (
    // While the notice of hearing is waited for the case itself has what can be done.
    <ButtonLink to={paths.appealCase(caseId, ...(next.id === 'await_hearing' ? [] : [next.step]))} size="lg">
      {messages.continueYourCase()}
    </ButtonLink>
  )
}

type CaseStepProps = { caseId: string; next: NextCaseStep; dates: ReactNode }

export const CaseStep = ({ caseId, next, dates }: CaseStepProps) => (
  <StepCard
    kicker={messages.yourNextStep()}
    title={tellStep(next).title}
    due={dueOf(next.deadline)}
    action={<WayOn caseId={caseId} next={next} />}
    dates={dates}
  >
    {(improvedAt(next.id) !== null || next.isMeanwhile || next.id === 'await_hearing') && (
      <p>{tellStep(next).detail}</p>
    )}
    {next.minutes !== null && <p className="text-sm">{messages.takesMinutes({ minutes: next.minutes })}</p>}
  </StepCard>
)
