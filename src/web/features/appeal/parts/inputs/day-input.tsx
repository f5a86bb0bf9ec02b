/** A calendar day of a case, in the browser's own date field. */
import { useState } from 'react'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/appeal/day-input.ts'
import { TextField } from '#web/ui/field/text.tsx'
import { notKept } from '../../words.ts'
import { Refusable } from './refusable.tsx'

type DayInputProps = {
  label: string
  help?: string
  value: CalendarDate | null
  optional?: boolean
  /** Why what is kept does not count. */
  doubt?: string | undefined
  /** Why a day would not be kept. */
  refusal?: (day: CalendarDate) => string | undefined
  onChange: (day: CalendarDate | null) => void
}

/** While a year is typed the field already holds days of the first century. */
const read = (text: string): CalendarDate | null => (text.startsWith('20') ? parseCalendarDate(text) : null)

export const DayInput = ({ label, help, value, optional, doubt, refusal, onChange }: DayInputProps) => {
  const [text, setText] = useState<string>(value ?? '')
  const [fault, setFault] = useState<string>()
  const change = (typed: string) => {
    setText(typed)
    const day = read(typed)
    if (day === null && typed !== '') return
    const refused = day && refusal?.(day)
    setFault(refused ? `${refused} ${notKept}` : undefined)
    if (!refused) onChange(day)
  }
  const leave = () => {
    if (text !== '' && read(text) === null) setFault(words.chooseADateIn2000({ label }))
  }
  return (
    <Refusable isRefused={fault !== undefined}>
      <TextField
        type="date"
        label={label}
        help={help}
        {...(optional && { optional })}
        min="2000-01-01"
        max="2099-12-31"
        value={text}
        error={fault ?? doubt}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
    </Refusable>
  )
}
