/** Owns the sentence about a last day for a petition that the owner's notice can hardly print. */
import type { OddPrintedDate } from '#core/appeal/printed-date.ts'
import { formatDayOfWeek } from '#core/date-forms.ts'
import * as words from '#messages/season/odd-printed-date.ts'

export const tellOddPrintedDate = (odd: OddPrintedDate): string => {
  switch (odd.code) {
    case 'other_year':
      return words.thatsInAnotherYear({
        year: odd.printedOn.slice(0, 4),
        taxYear: String(odd.taxYear),
      })
    case 'over':
      return words.thatDayIsOver()
    case 'after_county':
      return words.thatsDaysAfterTheCountys({
        days: odd.days,
        day: formatDayOfWeek(odd.reportedOn),
      })
    case 'after_window':
      return words.aNoticeGivesDays({ days: String(odd.windowDays) })
  }
}
