/** The deadline as far as it is known without the owner's notice: the printed date always wins. */
import { seasonOn } from '#core/appeal/season.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'

const printedDate =
  'The petition date printed on your TRIM notice is the one that counts, and the petition must be received by then.'

export const deadlineWords = (taxYear: number, today: CalendarDate): string => {
  const { window } = seasonOn(today)
  if (window.year !== taxYear || today <= window.closesOn) return printedDate
  return `${printedDate} The last county deadline we know of for ${taxYear} was ${formatCalendarDate(window.closesOn)}. If yours has passed, ask the clerk of your value adjustment board whether a late petition is still taken.`
}
