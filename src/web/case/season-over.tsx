/** What stands in the place of an answer once it is too late to petition: the day that is over, and what is still possible. */
import type { PetitionsOver } from '#core/appeal/season/petitions-over.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/case/season-over.ts'

export const seasonOverWords = ({ year }: Pick<PetitionsOver, 'year'>): string =>
  words.deadlineHasPassed({ year: String(year) })

/** Read on a phone with large type under what is to be done. */
export const nextChanceWords = ({ year, lastOn }: PetitionsOver): string =>
  words.nextChanceIs({ day: formatCalendarDate(lastOn), next: String(year + 1) })

/** Nothing can be filed before the next notices: an answer as if one still could would mislead. */
export const SeasonOver = ({ over }: { over: PetitionsOver }) => (
  <div>
    <p className="font-serif text-[min(1.625rem,8vw)] leading-tight font-semibold sm:text-[min(2.375rem,11vw)]">
      {seasonOverWords(over)}
    </p>
    <p className="measure few-words:hidden">{nextChanceWords(over)}</p>
  </div>
)
