/** Puts a reminder off to a day: after today and no later than its date. */
import { useState } from 'react'
import { addDays, type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/ui/snooze-form.ts'
import { TextField } from '#web/ui/field/text.tsx'
import { Button } from './button.tsx'

type SnoozeFormProps = {
  today: CalendarDate
  dueOn: CalendarDate
  busy: boolean
  /** What the person came for. */
  isWanted?: boolean
  onSnooze: (until: CalendarDate) => void
}

export const SnoozeForm = ({ today, dueOn, busy, isWanted = false, onSnooze }: SnoozeFormProps) => {
  const tomorrow = addDays(today, 1)
  const [text, setText] = useState<string>(tomorrow)
  const [fault, setFault] = useState<string>()
  const submit = () => {
    const day = parseCalendarDate(text)
    const fits = day !== null && day >= tomorrow && day <= dueOn
    setFault(fits ? undefined : words.chooseADayBetweenTomorrowAnd())
    if (fits) onSnooze(day)
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        type="date"
        label={words.remindMeOn()}
        min={tomorrow}
        max={dueOn}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant={isWanted ? 'primary' : 'secondary'} busy={busy}>
        {words.saveReminder()}
      </Button>
    </form>
  )
}
