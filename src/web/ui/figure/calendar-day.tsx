/** A calendar day without a time, written out. */
import { type CalendarDate, formatCalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'

type DayProps = {
  /** 'YYYY-MM-DD'; anything else is shown as it came. */
  day: string
}

const Written = ({ day, inWords }: DayProps & { inWords: (date: CalendarDate) => string }) => {
  const date = parseCalendarDate(day)
  return (
    <time dateTime={day} className="inline-block">
      {date ? inWords(date) : day}
    </time>
  )
}

/** 'Monday, September 14, 2026', for a deadline or an appointment. */
export const CalendarDay = ({ day }: DayProps) => <Written day={day} inWords={formatCalendarDate} />

/** 'September 14, 2026', for what is only on record. */
export const PlainDay = ({ day }: DayProps) => <Written day={day} inWords={formatPlainDate} />
