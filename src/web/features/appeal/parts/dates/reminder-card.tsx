/** One date of a case: which day, what to do, when the next reminder comes, and how to put it off or end it. */

import { useState } from 'react'
import type { ReminderDate } from '#contract/case/reminders.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/appeal/reminder-card.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { SnoozeForm } from '#web/ui/action/snooze-form.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { useChooseReminder } from '../../reminders.ts'

type ReminderCardProps = { caseId: string; date: ReminderDate; today: CalendarDate; wanted: boolean }

const NextReminder = ({ date, wanted }: Pick<ReminderCardProps, 'date' | 'wanted'>) => {
  if (date.state === 'done') return <p className="text-soft">{words.doneNoMoreReminders()}</p>
  if (date.state === 'stopped') return <p className="text-soft">{words.remindersOfThisDateAreStopped()}</p>
  if (!wanted) return null
  if (date.nextOn === null) return <p className="text-soft">{words.noFurtherReminderIsPlanned()}</p>
  return (
    <p className="text-soft">
      {date.snoozedUntil === date.nextOn ? words.nextReminderMovedTo() : words.nextReminder()}
      <CalendarDay day={date.nextOn} />
    </p>
  )
}

const Choices = ({ caseId, date, today }: Omit<ReminderCardProps, 'wanted'>) => {
  const [isPuttingOff, setPuttingOff] = useState(false)
  const choosing = useChooseReminder(caseId)
  const choose = (choice: 'done' | 'stop' | 'resume') => choosing.mutate({ dateId: date.id, choice })
  const about = <span className="sr-only">: {date.title}</span>
  return (
    <div className="stack gap-3">
      {date.state === 'open' ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabled={choosing.isPending} onClick={() => choose('done')}>
            {words.done()}
            {about}
          </Button>
          {today < date.dueOn && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isPuttingOff}
              onClick={() => setPuttingOff(!isPuttingOff)}
            >
              {words.remindMeAnotherDay()}
              {about}
            </Button>
          )}
          <Button size="sm" variant="quiet" disabled={choosing.isPending} onClick={() => choose('stop')}>
            {words.stopReminders()}
            {about}
          </Button>
        </div>
      ) : (
        <div>
          <Button size="sm" variant="quiet" disabled={choosing.isPending} onClick={() => choose('resume')}>
            {words.remindMeAgain()}
            {about}
          </Button>
        </div>
      )}
      {isPuttingOff && date.state === 'open' && (
        <SnoozeForm
          today={today}
          dueOn={date.dueOn}
          busy={choosing.isPending}
          onSnooze={(until) =>
            choosing.mutate(
              { dateId: date.id, choice: 'snooze', until },
              { onSuccess: () => setPuttingOff(false) },
            )
          }
        />
      )}
      <Failure title={words.weCouldntChangeThisReminder()} of={choosing.error} />
    </div>
  )
}

export const ReminderCard = ({ caseId, date, today, wanted }: ReminderCardProps) => (
  <li className="stack gap-2 border-b border-line py-4">
    <h3 className="text-lg">{date.title}</h3>
    <p>
      <span className="font-bold">
        <CalendarDay day={date.actOn} />
      </span>
      {date.actOn === date.dueOn && <span className="text-soft"> ({certaintyWords[date.certainty]})</span>}
    </p>
    <NextReminder date={date} wanted={wanted} />
    <Disclosure summary={words.whatToDoAndWhereThis()}>
      <p className="measure">
        <LinkedText text={date.detail} />
      </p>
      <p className="text-sm text-soft">{words.source({ source: date.source.replace(/\.$/, '') })}</p>
    </Disclosure>
    <Choices caseId={caseId} date={date} today={today} />
  </li>
)
