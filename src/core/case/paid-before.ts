/** Owns which repairs were paid by the valuation date: what was mended by then is no defect of that day. */

import { valuationDay } from '#core/appeal/deadlines/params.ts'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'
import { exhibitLinks } from '#core/document/exhibit-links.ts'
import { type ExhibitFile, exhibitsOf, exhibitTitle } from '#core/document/exhibits.ts'
import { withEnglishDays } from '#core/document/facts/days/english-days.ts'
import type { CaseFile, ConditionItem } from './file.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?`

const two = (digits: string | number): string => String(digits).padStart(2, '0')

const year = (digits: string): string => (digits.length === 2 ? `20${digits}` : digits)

const numbered = (name: string): string => two(MONTHS.indexOf(name.toLowerCase()) + 1)

/** A month without its day is over only at its end. */
const LAST_OF_MONTH = '28'

/** Each way in which people write a day, and year, month and day of what it found. */
const WAYS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/gu, ([, y, m, d]) => `${y}-${m}-${d}`],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/gu,
    ([, m = '', d = '', y = '']) => `${year(y)}-${two(m)}-${two(d)}`,
  ],
  [
    new RegExp(String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'giu'),
    ([, m = '', d = '', y]) => `${y}-${numbered(m)}-${two(d)}`,
  ],
  [
    new RegExp(String.raw`\b(\d{1,2}) ${MONTH},? (\d{4})\b`, 'giu'),
    ([, d = '', m = '', y]) => `${y}-${numbered(m)}-${two(d)}`,
  ],
  [
    new RegExp(String.raw`\b${MONTH},? (\d{4})\b`, 'giu'),
    ([, m = '', y]) => `${y}-${numbered(m)}-${LAST_OF_MONTH}`,
  ],
]

/** The last day that somebody typed among other words; null where there is none. */
export const lastDayIn = (typed: string): CalendarDate | null =>
  WAYS.flatMap(([way, read]) => [...withEnglishDays(typed).matchAll(way)].map((found) => read([...found])))
    .flatMap((day) => parseCalendarDate(day) ?? [])
    .toSorted()
    .at(-1) ?? null

const ESTIMATE = /\b(?:estimate|quote|bid|proposal|presupuesto|cotizaci[oó]n)\b/iu

type Shown = Pick<CaseFile, 'condition' | 'corrections' | 'packet'>

/** Of the papers that show an item, without those that only say what it would cost. */
const lastPaperOf = (
  { id }: ConditionItem,
  file: Shown,
  files: readonly ExhibitFile[],
): CalendarDate | null => {
  const papers = exhibitsOf(files, { ...file.packet, exhibitsLeftOut: [] }).filter(
    ({ file: paper }) => paper.kind === 'paper' && !ESTIMATE.test(exhibitTitle(paper)),
  )
  return (
    exhibitLinks(file, papers)
      .flatMap(({ shows }, at) => (shows.includes(id) ? (papers[at]?.file.takenOn ?? []) : []))
      .toSorted()
      .at(-1) ?? null
  )
}

/** The day on which an invoice shows a repair paid by January 1 of the tax year; null where none does. */
export const paidBeforeOn = (
  item: ConditionItem,
  file: Shown,
  taxYear: number,
  files: readonly ExhibitFile[],
): CalendarDate | null => {
  if (item.costSource !== 'invoice' || item.presentOnValuationDay !== true) return null
  const days = [lastDayIn(item.costDetail), lastPaperOf(item, file, files)]
  return days.find((day) => day !== null && day <= `${taxYear}-${valuationDay}`) ?? null
}

/** What was mended by then is not sworn to as present, and nothing comes off for it. */
export const asOnValuationDay = <File extends Shown>(
  file: File,
  taxYear: number,
  files: readonly ExhibitFile[],
): File => ({
  ...file,
  condition: file.condition.map((item) =>
    paidBeforeOn(item, file, taxYear, files) === null ? item : { ...item, presentOnValuationDay: false },
  ),
})
