/** A calendar day without a time, written out: 'Monday, September 14, 2026'. */
import { formatCalendarDate, parseCalendarDate } from '#core/calendar-date.ts'

/** `day` is 'YYYY-MM-DD'; anything else is shown as it came. */
export const CalendarDay = ({ day }: { day: string }) => {
  const date = parseCalendarDate(day)
  return (
    <time dateTime={day} className="inline-block">
      {date ? formatCalendarDate(date) : day}
    </time>
  )
}
