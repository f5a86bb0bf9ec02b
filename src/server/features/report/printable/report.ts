/** Puts a report on at most four pages: the answer, complete on the first, then what it rests on. */
import type { Report } from '#contract/report/reports.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import type { Block, Paper, PaperSection } from '#core/document/paper.ts'
import { requestedUnit } from '#core/property/address/unit-entered.ts'
import { trimFieldNames } from '#core/tax/trim/numbers.ts'
import * as seasonWords from '#messages/report/printable-season.ts'
import * as words from '#messages/report/report.ts'
import { TRIM_LABELS } from '#words/notice/fields.ts'
import { OTHER_USE_LABEL, otherUseWords } from '#words/notice/other-use.ts'
import { seasonStages } from '#words/season/stages.ts'
import { seasonFigure } from '../figure/season.ts'
import { count, drawn, money, section, table, text } from './blocks.ts'
import { savingSections } from './savings.ts'
import { paperSources, sourceTable } from './sources.ts'
import { doubtBlocks, valueSections } from './value.ts'
import { answerSections, remarkSections, taxSection, unclaimedSection } from './verdict.ts'

export const seasonSection = (
  { season }: Pick<Report, 'season'>,
  today: CalendarDate,
): readonly PaperSection[] => {
  const stages = seasonStages(today, season.countyDeadline)
  return section(seasonWords.theAppealSeason(), [drawn(seasonFigure(stages, today))])
}

/** Side by side: a row of names over a row of values. */
const sideBySide = (caption: string, facts: readonly (readonly [string, string])[]): Block =>
  table(
    caption,
    facts.map(([name]) => [name, 1] as const),
    [facts.map(([, value]) => value)],
  )

const rollBlocks = (parcel: NonNullable<Report['parcel']>): readonly Block[] => [
  sideBySide(
    parcel.synthetic ? `${parcel.rollName}. ${words.thisParcelIsInventedItBelongs()}` : parcel.rollName,
    [
      ['Parcel', parcel.parcelId],
      [words.kindOfProperty(), parcel.useName],
      [words.sizeEffectiveArea(), words.squareFeet({ count: count(parcel.livingAreaSqft) })],
      [words.justValueOnTheRoll(), money(parcel.justValueCents)],
    ],
  ),
]

const typedBlocks = (typed: NonNullable<Report['trimNumbers']>): readonly Block[] => {
  const answer = otherUseWords(typed)
  return [
    sideBySide(
      words.typedFromYourNotice({ taxYear: String(typed.taxYear) }),
      trimFieldNames.map((name) => [TRIM_LABELS[name], money(Math.round(typed[name] * 100))] as const),
    ),
    ...(answer === null ? [] : [text(`${OTHER_USE_LABEL}: ${answer}`)]),
  ]
}

const homeSection = ({ parcel, trimNumbers, homeValue, nextStep }: Report): readonly PaperSection[] =>
  section(words.whatThisRestsOn(), [
    ...(parcel === null ? [] : rollBlocks(parcel)),
    ...(trimNumbers === null ? [] : typedBlocks(trimNumbers)),
    ...doubtBlocks({ homeValue, nextStep }),
  ])

export const reportPaper = (report: Report, now: Date): Paper => {
  const address = report.parcel?.address ?? report.address
  const today = todayInFlorida(now)
  const { isCurrent, valuesTaxYear, currentTaxYear } = report.season
  const taxYear = valuesTaxYear ?? currentTaxYear
  // Of an older year the sales are not shown, so their sources are not either.
  const homeValue = isCurrent ? report.homeValue : null
  const sources = paperSources({ ...report, homeValue })
  const evidence = [
    ...savingSections(report),
    ...taxSection(report, sources),
    ...valueSections(homeValue, sources, report.nextStep?.roughBecause ?? []),
  ]
  return {
    form: 'sheet',
    isDense: true,
    mostPages: 4,
    title: words.propertySavingsReport({ taxYear: String(taxYear) }),
    subtitle: words.forTheOwnerOf({
      address,
      parcel: report.parcel?.parcelId ?? 'none',
      unit: requestedUnit(report) ?? 'none',
      today: formatPlainDate(today),
    }),
    sections: [
      ...answerSections(report, today),
      ...homeSection(report),
      ...remarkSections(report, today),
      ...(isCurrent ? evidence : []),
      // The first page of a current report names its days.
      ...(isCurrent ? [] : [...seasonSection(report, today), ...evidence]),
      ...unclaimedSection(report, today),
      ...section(words.whereEveryFigureComesFrom(), [
        ...sourceTable(sources),
        text(words.generalInformationWorkedOutFrom()),
      ]),
    ],
    foot: words.propertySavingsReport2({ address }),
  }
}
