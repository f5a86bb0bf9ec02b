/** The one next step of a case: what, by which day, how long it takes, and the way to it. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/appeal/step-card.ts'
import { stepNames } from '#web/case/words.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellStep } from '#words/case/step.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { dayToAct } from '#words/season/shut-day.ts'

const daysLeft = (days: number): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : words.inDays({ days })
}

type StepProps = {
  caseId: string
  next: NextCaseStep
  today: CalendarDate
  to: string
  isHere: boolean
  /** Only what and by when at first sight: a step was opened by its address, and is what the person came for. */
  isBrief: boolean
}

const Source = ({ deadline }: Pick<NextCaseStep, 'deadline'>) =>
  deadline && (
    <p className="text-sm text-soft">
      {words.source({
        title: tellDeadline(deadline).title,
        certainty: certaintyWords[deadline.certainty],
        source: deadline.source,
      })}
    </p>
  )

const Day = ({ next: { deadline }, today }: StepProps) => {
  if (!deadline) return null
  const { on, why } = dayToAct(deadline, today)
  return (
    <p className="font-bold">
      {deadline.certainty === 'estimate' ? 'About ' : 'By '}
      <CalendarDay day={on} />
      <span className="font-normal">
        {why && ` ${why}`} ({daysLeft(daysBetween(today, on))})
      </span>
    </p>
  )
}

const Detail = ({ next }: { next: NextCaseStep }) => (
  <>
    <p className="measure mt-1">{tellStep(next).detail}</p>
    {next.minutes !== null && (
      <p className="mt-1 text-soft">{words.takesAboutMinutes({ minutes: next.minutes })}</p>
    )}
  </>
)

const BriefStep = (props: StepProps) => {
  const { next, to, isHere } = props
  const { title } = tellStep(next)
  return (
    <Card as="section" highlighted>
      <h2 className="text-sm font-bold text-action">{words.yourNextStep()}</h2>
      <p className="font-serif text-lg font-semibold">{title}</p>
      <Day {...props} />
      {!isHere && (
        <div className="no-print mt-2">
          <ButtonLink to={to} size="sm">
            {words.goTo({ part: stepNames[next.step] })}
          </ButtonLink>
        </div>
      )}
      <Disclosure summary={words.moreAboutIt()}>
        <Detail next={next} />
        <Source {...next} />
      </Disclosure>
    </Card>
  )
}

const Button = ({ to, children }: { to: string; children: ReactNode }) => (
  <div>
    <ButtonLink to={to}>{children}</ButtonLink>
  </div>
)

/** To where the step is done. */
const Way = ({ caseId, next, to, isHere }: StepProps) => {
  const { tier } = useUser()
  if (next.id === 'rehearse') {
    return tier === 'ai_enhanced' ? (
      <Button to={paths.rehearsal(caseId)}>{words.rehearseYourHearing()}</Button>
    ) : (
      <Button to={paths.module(5, '5-3')}>{words.openTheHearingOutline()}</Button>
    )
  }
  const label = words.goTo({ part: stepNames[next.step] })
  // Its part, with the button that is to be pressed, is on the same page, below the list of all parts.
  return isHere ? <TextLink to="#case-part">{label}</TextLink> : <Button to={to}>{label}</Button>
}

export const StepCard = (props: StepProps) => {
  const { next, isBrief } = props
  if (isBrief) return <BriefStep {...props} />
  return (
    <Card as="section" highlighted>
      <div className="stack gap-4">
        <div>
          <h2 className="text-sm font-bold text-action">{words.yourNextStep()}</h2>
          <p className="mt-1 font-serif text-xl font-semibold">{tellStep(next).title}</p>
          <Detail next={next} />
        </div>
        <div>
          <Day {...props} />
          <Source {...next} />
        </div>
        <Way {...props} />
      </div>
    </Card>
  )
}
