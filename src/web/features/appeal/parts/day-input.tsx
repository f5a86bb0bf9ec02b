/** A calendar day of a case, in the browser's own date field. */
import { useState } from 'react'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import { TextField } from '#web/ui/text-field.tsx'

type DayInputProps = {
  label: string
  help?: string
  value: CalendarDate | null
  optional?: boolean
  onChange: (day: CalendarDate | null) => void
}

/** While a year is typed the field already holds days of the first century. */
const read = (text: string): CalendarDate | null => (text.startsWith('20') ? parseCalendarDate(text) : null)

export const DayInput = ({ label, help, value, optional, onChange }: DayInputProps) => {
  const [text, setText] = useState<string>(value ?? '')
  const [fault, setFault] = useState<string>()
  const change = (typed: string) => {
    setText(typed)
    const day = read(typed)
    if (day !== null || typed === '') onChange(day)
    if (day !== null || typed === '') setFault(undefined)
  }
  return (
    <TextField
      type="date"
      label={label}
      help={help}
      {...(optional && { optional })}
      min="2000-01-01"
      max="2099-12-31"
      value={text}
      error={fault}
      onChange={({ target }) => change(target.value)}
      onBlur={() =>
        setFault(text !== '' && read(text) === null ? `${label}: choose a day from 2000 on.` : undefined)
      }
    />
  )
}
