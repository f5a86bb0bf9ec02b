/** What lower values save on paper: where a saving begins, what cuts save, and what each way of filing leaves of it. */
import type { Report } from '#contract/report/reports.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { areLaterYearsShown, areSavingsKnown, areWaysCompared } from '#core/tax/verdict/shown-savings.ts'
import * as messages from '#messages/report/savings.ts'
import { laterLawWords } from '#words/verdict/later-years.ts'
import { savedThen } from '#words/verdict/outdated.ts'
import { exactMoney, money, note, section, table, text, wholeMoney } from './blocks.ts'

type Reading = NonNullable<Report['verdict']>['readings'][number]

const whereSavingsBegin = ({ isSavingOpen, isBreakEvenOpen, breakEvenJustCents }: Reading): string => {
  if (isSavingOpen) return messages.whatALowerJustValueWould()
  if (isBreakEvenOpen) return messages.whereSavingsBeginIsNotKnown()
  return breakEvenJustCents === null
    ? messages.noLowerJustValueWouldLower()
    : messages.savingsBeginWhenJustValueFalls({ value: money(breakEvenJustCents) })
}

const turningPoints = (reading: Reading): string[] => [
  whereSavingsBegin(reading),
  ...(reading.worthwhileJustCents === null
    ? []
    : [messages.oneYearsSavingPassesThePetition({ value: money(reading.worthwhileJustCents) })]),
]

const titleOfCuts = (taxYear: number, isCurrent: boolean, isFollowed: boolean): string => {
  if (!isCurrent) return messages.whatALowerJustValueWould2({ taxYear })
  const later = isFollowed ? messages.andLaterThroughTheLowerBase() : ''
  return messages.whatALowerJustValueWould3({ later })
}

const cuts = (reading: Reading, taxYear: number, isCurrent: boolean): Block => {
  const { scenarios } = reading
  const isFollowed = areLaterYearsShown(reading, isCurrent)
  const years = isFollowed ? (scenarios[0]?.laterYears.map((later) => String(later.taxYear)) ?? []) : []
  return table(
    titleOfCuts(taxYear, isCurrent, years.length > 0),
    [
      ['', 3],
      [messages.justValue(), 2],
      ['Saved', 2],
      [messages.afterTheFee(), 2],
      ...years.map((year) => [year, 1.5] as const),
    ],
    scenarios.map(({ label, justCents, savingCents, netCents, laterYears }) => [
      label,
      money(justCents),
      exactMoney(savingCents),
      exactMoney(netCents),
      ...laterYears.slice(0, years.length).map((later) => wholeMoney(later.savingCents)),
    ]),
  )
}

/** A report made before both readings were worked out has only the first, and says so. */
const undecidedYears = ({ scenarios, regime }: Reading, taxYear: number): readonly Block[] => {
  const lawWords = laterLawWords({ taxYear, regime })
  const years = scenarios[0]?.laterYears ?? []
  if (lawWords === null || years.length === 0) return []
  const before = note(messages.theLaterYearsAboveAreWorked({ law: lawWords }))
  if (years[0]?.ifAmendedCents === undefined) return [before]
  const amended = table(
    messages.theLaterYearsIfAmendment3(),
    [['', 3], ...years.map((year) => [String(year.taxYear), 1.5] as const)],
    scenarios.map(({ label, laterYears }) => [
      label,
      ...laterYears.map(({ ifAmendedCents }) => wholeMoney(ifAmendedCents ?? null)),
    ]),
  )
  return [before, amended]
}

interface Judged {
  readonly verdict: Pick<NonNullable<Report['verdict']>, 'taxYear' | 'fee'> | null
  readonly season: Pick<Report['season'], 'isCurrent'>
}

/** Of a year that is over in the past tense, without the years after it. */
export const savingBlocks = (
  reading: Reading,
  { verdict, season: { isCurrent } }: Judged,
): readonly Block[] => {
  if (verdict === null) return []
  const { taxYear, fee } = verdict
  return [
    ...(isCurrent ? turningPoints(reading) : [savedThen(reading, fee.cents)]).map(text),
    ...(areSavingsKnown(reading) ? [cuts(reading, taxYear, isCurrent)] : []),
    ...(areLaterYearsShown(reading, isCurrent) ? undecidedYears(reading, taxYear) : []),
  ]
}

export const waysSection = ({
  feeComparison,
  verdict,
}: Pick<Report, 'feeComparison' | 'verdict'>): readonly PaperSection[] => {
  if (feeComparison === null || verdict === null || !areWaysCompared(verdict)) return []
  const { rows, words, citation, contingencyPercents, priceCents } = feeComparison
  const { low, high } = contingencyPercents
  return section(messages.whatYouKeepOfOne(), [
    text(words),
    table(
      messages.afterThePetitionFeeAndAfter(),
      [
        ['', 3],
        ['Saved', 2],
        ['Alone', 2],
        [messages.withOurCourse({ price: money(priceCents) }), 2],
        [messages.agentAt({ low }), 2],
        [messages.agentAt2({ high }), 2],
      ],
      rows.map((row) => [
        row.label,
        exactMoney(row.savingCents),
        exactMoney(row.aloneCents),
        exactMoney(row.withCourseCents),
        exactMoney(row.agentBestCents),
        exactMoney(row.agentWorstCents),
      ]),
    ),
    note(citation),
  ])
}
