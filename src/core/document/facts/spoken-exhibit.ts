/** Owns how an exhibit is named aloud: its letter, what it is, of which day, and what its owner says that it shows. */

import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { Exhibit } from '../exhibits.ts'
import { asTyped, closed } from './make-fact.ts'

/** A file's name shows nothing. */
export const exhibitWords = ({ letter, file }: Exhibit, valuedOn: CalendarDate): string => {
  const { kind, takenOn, caption, pages } = file
  const many = pages === null || pages < 2 ? '' : ` of ${pages} pages`
  const later = takenOn !== null && takenOn > valuedOn ? ', which is after the valuation day' : ''
  const day = takenOn === null ? '' : `, dated ${formatCalendarDate(takenOn)}${later}`
  const shows = asTyped(caption) === '' ? '' : ` ${closed(`It shows this: ${asTyped(caption)}`)}`
  return `Exhibit ${letter} is a ${kind}${many}${day}.${shows}`
}
