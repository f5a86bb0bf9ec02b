/** Puts a whole report on paper, with the source of every figure at the end. */
import type { Report } from '#contract/report/reports.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { Block, Paper, PaperSection } from '#core/document/paper.ts'
import { otherUseWords } from '#core/tax/trim/trim-doubts.ts'
import { OTHER_USE_LABEL, TRIM_FIELDS, trimFieldNames } from '#core/tax/trim/trim-numbers.ts'
import { count, money, note, numbered, section } from './blocks.ts'
import { seasonSection } from './season.ts'
import { paperSources } from './sources.ts'
import { valueSections } from './value.ts'
import { answerSection, verdictSections } from './verdict.ts'

const fields = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'fields',
  fields: rows.map(([label, value]) => ({ label, value, hint: null })),
})

const rollBlocks = (parcel: NonNullable<Report['parcel']>): readonly Block[] => [
  fields([
    ['Parcel', parcel.parcelId],
    ['Roll', parcel.rollName],
    ['Kind of property', parcel.useName],
    ['Size (effective area)', `${count(parcel.livingAreaSqft)} square feet`],
    ['Just value on the roll', money(parcel.justValueCents)],
  ]),
  ...(parcel.synthetic
    ? [note('This parcel is invented: it belongs to the sample that ships with the product.')]
    : []),
]

const otherUseLine = (typed: NonNullable<Report['trimNumbers']>): readonly (readonly [string, string])[] => {
  const answer = otherUseWords(typed)
  return answer === null ? [] : [[OTHER_USE_LABEL, answer]]
}

const typedBlocks = (typed: NonNullable<Report['trimNumbers']>): readonly Block[] => [
  fields([
    ['Tax year of your notice', String(typed.taxYear)],
    ...trimFieldNames.map((name) => [TRIM_FIELDS[name].label, money(Math.round(typed[name] * 100))] as const),
    ...otherUseLine(typed),
  ]),
]

const homeSection = ({ parcel, trimNumbers }: Report): readonly PaperSection[] =>
  section('What this rests on', [
    ...(parcel === null ? [] : rollBlocks(parcel)),
    ...(trimNumbers === null ? [] : typedBlocks(trimNumbers)),
  ])

export const reportPaper = (report: Report, now: Date): Paper => {
  const address = report.parcel?.address ?? report.address
  const today = todayInFlorida(now)
  const sources = paperSources(report)
  return {
    form: 'sheet',
    title: 'Property savings report',
    subtitle: `${address}. Printed ${formatCalendarDate(today)}.`,
    sections: [
      ...answerSection(report),
      ...homeSection(report),
      ...verdictSections(report, sources),
      ...valueSections(report.homeValue, sources),
      ...seasonSection(report, today),
      ...section('Where every figure comes from', numbered(sources.listed)),
    ],
    foot: `Property savings report, ${address}`,
  }
}
