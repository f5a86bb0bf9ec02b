/** The last day for a petition and the homestead are asked for once: what a case is told is kept with the home. */
import { isPlausiblePrintedDate } from '#core/appeal/printed-date.ts'
import { isNoticeYearOver } from '#core/appeal/season/season.ts'
import { type CalendarDate, parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import type { Transaction } from '#server/db/open.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import { keepHomestead, keepPrintedDate, type PropertyRow } from '#server/features/property/queries.ts'

const isOfYear = (day: CalendarDate, taxYear: number): boolean => day.startsWith(String(taxYear))

/** The file with the day that is kept with the home, where it has none of its own. */
export const withDateOfHome = (
  { file, taxYear }: Pick<CaseRow, 'file' | 'taxYear'>,
  home: PropertyRow,
): CaseFile => {
  const day = parseCalendarDate(home.petitionDueOn ?? '')
  if (file.notice.petitionDueOn !== null || day === null || !isOfYear(day, taxYear)) return file
  return { ...file, notice: { ...file.notice, petitionDueOn: day } }
}

/** Only of the newest notice: the home's other dates go by the season that is under way. */
export const tellHome = async (
  tx: Transaction,
  saved: CaseRow,
  /** As its owner saw it. */
  before: CaseFile,
  now: Date,
): Promise<void> => {
  const { userId, propertyId, taxYear } = saved
  const { homestead, petitionDueOn: day } = saved.file.notice
  const today = todayInFlorida(now)
  if (isNoticeYearOver(taxYear, today)) return
  if (homestead !== null && homestead !== before.notice.homestead)
    await keepHomestead(tx, { userId, propertyId, homestead, now })
  if (day === before.notice.petitionDueOn) return
  if (day !== null && !(isOfYear(day, taxYear) && isPlausiblePrintedDate(day, today))) return
  await keepPrintedDate(tx, { userId, propertyId, petitionDueOn: day, now })
}
