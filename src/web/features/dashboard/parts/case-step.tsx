/** The next step of an open case, as the one of the page. */
import type { ReactNode } from 'react'
import type { ListedCase } from '#contract/case/listed.ts'
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import { DecideWays } from '#web/case/decide-ways.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { dueOf, StepCard } from './step-card.tsx'

type OfCase = { caseId: string; next: ListedCase['nextStep'] }

const WayOn = ({ caseId, next: { step, improvedAt, minutes } }: OfCase) => {
  if (improvedAt !== null) return <DecideWays caseId={caseId} improvedAt={improvedAt} size="lg" />
  return (
    // While the notice of hearing is waited for the case itself has what can be done.
    <ButtonLink to={paths.appealCase(caseId, ...(minutes === null ? [] : [step]))} size="lg">
      {messages.continueYourCase()}
    </ButtonLink>
  )
}

type CaseStepProps = OfCase & { dates: ReactNode }

export const CaseStep = ({ caseId, next, dates }: CaseStepProps) => (
  <StepCard
    kicker={messages.yourNextStep()}
    title={next.title}
    due={dueOf(next.deadline)}
    action={<WayOn caseId={caseId} next={next} />}
    dates={dates}
  >
    {(next.improvedAt !== null || next.isMeanwhile || next.minutes === null) && <p>{next.detail}</p>}
    {next.minutes !== null && <p className="text-sm">{messages.takesMinutes({ minutes: next.minutes })}</p>}
  </StepCard>
)
