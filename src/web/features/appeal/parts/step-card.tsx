/** The one next step of a case: what, by which day, how long it takes, and the way to it. */
import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'
import type { CaseStep } from '#core/case/case-step.ts'
import { certaintyWords, stationNames } from '#web/case-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CalendarDay } from '#web/ui/calendar-day.tsx'
import { Card } from '#web/ui/card.tsx'

const daysLeft = (days: number): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

type StepProps = { step: CaseStep; today: CalendarDate; to: string; isHere: boolean }

const Due = ({ step: { deadline }, today }: StepProps) => {
  if (deadline === null) return null
  const { dueOn, certainty, title, source } = deadline
  return (
    <div>
      <p className="font-bold">
        {certainty === 'estimate' ? 'About ' : 'By '}
        <CalendarDay day={dueOn} />
        <span className="font-normal"> ({daysLeft(daysBetween(today, dueOn))})</span>
      </p>
      <p className="text-sm text-soft">
        {title}: {certaintyWords[certainty]}. Source: {source}.
      </p>
    </div>
  )
}

export const StepCard = (props: StepProps) => {
  const { step, to, isHere } = props
  return (
    <Card as="section" highlighted>
      <div className="stack gap-4">
        <div>
          <h2 className="text-sm font-bold text-action">Your next step</h2>
          <p className="mt-1 font-serif text-xl font-semibold">{step.title}</p>
          <p className="measure mt-1">{step.detail}</p>
          {step.minutes !== null && <p className="mt-1 text-soft">Takes about {step.minutes} minutes.</p>}
        </div>
        <Due {...props} />
        {!isHere && (
          <div>
            <ButtonLink to={to}>Go to: {stationNames[step.station]}</ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}
