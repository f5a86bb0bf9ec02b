/** Puts a whole report on paper, with the source of every figure at the end. */
import type { Report } from '#contract/report/reports.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { Block, Paper, PaperSection } from '#core/document/paper.ts'
import { otherUseWords } from '#core/tax/trim/doubts.ts'
import { OTHER_USE_LABEL, TRIM_FIELDS, trimFieldNames } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/report/report.ts'
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
    [words.kindOfProperty(), parcel.useName],
    [words.sizeEffectiveArea(), words.squareFeet({ count: count(parcel.livingAreaSqft) })],
    [words.justValueOnTheRoll(), money(parcel.justValueCents)],
  ]),
  ...(parcel.synthetic ? [note(words.thisParcelIsInventedItBelongs())] : []),
]

const otherUseLine = (typed: NonNullable<Report['trimNumbers']>): readonly (readonly [string, string])[] => {
  const answer = otherUseWords(typed)
  return answer === null ? [] : [[OTHER_USE_LABEL, answer]]
}

const typedBlocks = (typed: NonNullable<Report['trimNumbers']>): readonly Block[] => [
  fields([
    [words.taxYearOfYourNotice(), String(typed.taxYear)],
    ...trimFieldNames.map((name) => [TRIM_FIELDS[name].label, money(Math.round(typed[name] * 100))] as const),
    ...otherUseLine(typed),
  ]),
]

const homeSection = ({ parcel, trimNumbers }: Report): readonly PaperSection[] =>
  section(words.whatThisRestsOn(), [
    ...(parcel === null ? [] : rollBlocks(parcel)),
    ...(trimNumbers === null ? [] : typedBlocks(trimNumbers)),
  ])

export const reportPaper = (report: Report, now: Date): Paper => {
  const address = report.parcel?.address ?? report.address
  const today = todayInFlorida(now)
  const sources = paperSources(report)
  return {
    form: 'sheet',
    title: words.propertySavingsReport(),
    subtitle: `${address}. Printed ${formatCalendarDate(today)}.`,
    sections: [
      ...answerSection(report),
      ...homeSection(report),
      ...verdictSections(report, sources),
      ...valueSections(report.homeValue, sources),
      ...seasonSection(report, today),
      ...section(words.whereEveryFigureComesFrom(), numbered(sources.listed)),
    ],
    foot: words.propertySavingsReport2({ address }),
  }
}
