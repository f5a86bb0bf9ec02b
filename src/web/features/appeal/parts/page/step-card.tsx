/** The one next step of a case: what, by which day, the way to it, and then how long it takes and why. */
import { paths } from '#contract/page-paths.ts'
import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import { improvedAt } from '#core/case/step/steps.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/appeal/step-card.ts'
import { DecideWays } from '#web/case/decide-ways.tsx'
import { wayTo } from '#web/case/way-to.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import type { ButtonVariant } from '#web/ui/action/button-style.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { tellStep } from '#words/case/step.ts'
import { evidenceDaysWords } from '#words/deadline/evidence-days.ts'
import { dayToAct, tellShutDay } from '#words/season/shut-day.ts'
import { tellPrintedDay } from '../../printed-day.ts'

const daysLeft = (days: number): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : words.inDays({ days })
}

type Deadline = NonNullable<NextCaseStep['deadline']>

type StepProps = {
  caseId: string
  next: NextCaseStep
  today: CalendarDate
  /** What the step that was begun still lacks. */
  open?: readonly string[]
  /** Something beside it is the thing to press. */
  variant?: ButtonVariant
}

/** Where the day comes from; of a day on which offices are shut, why another one is shown. */
const originOf = (deadline: Deadline, today: CalendarDate): string => {
  const { id, dueOn, certainty, purpose } = deadline
  if (purpose.code === 'evidence') return evidenceDaysWords(purpose.hearingOn, today)
  const isPrinted = certainty === 'printed' && id.startsWith('petition')
  const { on, why } = dayToAct(deadline, today)
  const told = why === '' ? words.fromWhere({ certainty: certaintyWords[certainty] }) : tellShutDay(dueOn, on)
  return (isPrinted ? tellPrintedDay(dueOn, today) : null) ?? told
}

/** Our own day and the last one by law are told in one line. */
const evidenceDaysOf = ({ next: { deadline }, today }: StepProps): string | null =>
  deadline?.purpose.code === 'evidence_aim' ? evidenceDaysWords(deadline.purpose.hearingOn, today) : null

const Origin = ({ next: { deadline }, today }: StepProps) =>
  deadline &&
  deadline.purpose.code !== 'evidence_aim' && (
    <p className="text-sm text-soft few-words:order-1">{originOf(deadline, today)}</p>
  )

/** The day of the petition is not that of a step on the way to it. */
const leadTo = ({ step, deadline }: NextCaseStep): string => {
  const isEstimate = deadline?.certainty === 'estimate'
  if (deadline?.id.startsWith('petition') && step !== 'filing') {
    return isEstimate ? words.petitionDueAbout() : words.petitionDueBy()
  }
  return isEstimate ? words.about() : words.by()
}

const Day = (props: StepProps) => {
  const { next, today } = props
  const { deadline } = next
  if (!deadline) return null
  const both = evidenceDaysOf(props)
  if (both !== null) return <p className="-mt-3 font-bold few-words:order-1 few-words:mt-0">{both}</p>
  const { on } = dayToAct(deadline, today)
  return (
    <p className="-mt-3 font-bold few-words:order-1 few-words:mt-0">
      {leadTo(next)} <CalendarDay day={on} />
    </p>
  )
}

/** In the line of the label: behind the day it would be alone in a line of a phone. */
const DaysLeft = ({ next: { deadline }, today }: StepProps) =>
  deadline &&
  deadline.purpose.code !== 'evidence_aim' && (
    <p className="text-sm">{daysLeft(daysBetween(today, dayToAct(deadline, today).on))}</p>
  )

const Detail = ({ next, open = [] }: Pick<StepProps, 'next' | 'open'>) => (
  <div className="few-words:order-1">
    <p className="measure">{open.length > 0 ? open.join(' ') : tellStep(next).detail}</p>
    {next.minutes !== null && (
      <p className="mt-1 text-soft">{words.takesAboutMinutes({ minutes: next.minutes })}</p>
    )}
  </div>
)

const WAYS = 'flex flex-wrap items-center gap-x-5 gap-y-2'

/** To where the step is done; while the notice of hearing is waited for, to the practice too. */
const Way = ({ caseId, next, variant = 'primary' }: StepProps) => {
  const { tier } = useUser()
  const practice =
    tier === 'ai_enhanced'
      ? { to: paths.rehearsal(caseId), label: words.rehearseYourHearing() }
      : { to: paths.module(5, '5-3'), label: words.openTheHearingOutline() }
  const way = ({ to, label }: typeof practice) => (
    <div>
      <ButtonLink to={to} variant={variant}>
        {label}
      </ButtonLink>
    </div>
  )
  if (next.id === 'rehearse') return way(practice)
  const noticeHasCome = (
    <TextLink to={paths.appealCase(caseId, 'hearing')}>{words.myNoticeHasCome()}</TextLink>
  )
  if (next.id === 'await_hearing') {
    return (
      <div className={WAYS}>
        {way(practice)}
        {noticeHasCome}
      </div>
    )
  }
  const toStep = { to: paths.appealCase(caseId, next.step), label: wayTo(next.step) }
  if (next.isMeanwhile) {
    return (
      <div className={WAYS}>
        {way(toStep)}
        <TextLink to={practice.to}>{practice.label}</TextLink>
        {noticeHasCome}
      </div>
    )
  }
  const better = improvedAt(next.id)
  if (better !== null) return <DecideWays caseId={caseId} improvedAt={better} variant={variant} />
  return way(toStep)
}

export const StepCard = (props: StepProps) => {
  return (
    <Card as="section" highlighted={props.variant !== 'secondary'}>
      <div className="stack gap-3">
        <div>
          <div className="flex flex-wrap justify-between gap-x-3">
            <h2 className="text-sm font-bold text-action">{words.yourNextStep()}</h2>
            <DaysLeft {...props} />
          </div>
          <p className="mt-1 font-serif text-lg leading-snug few-words:leading-tight sm:text-xl font-semibold">
            {tellStep(props.next).title}
          </p>
        </div>
        <Day {...props} />
        <Way {...props} />
        <Detail {...props} />
        <Origin {...props} />
      </div>
    </Card>
  )
}
