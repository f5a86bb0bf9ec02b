/** What lower values save on paper: where a saving begins, what cuts save, and what each way of filing leaves of it. */
import type { Report } from '#contract/report/reports.ts'
import { products } from '#core/billing/product.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { andList } from '#core/list-format.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import { areLaterYearsShown, areSavingsKnown, areWaysCompared } from '#core/tax/verdict/shown-savings.ts'
import * as messages from '#messages/report/savings.ts'
import { afterEnhanced } from '#words/next-step/cut-rows.ts'
import { laterLawWords } from '#words/verdict/later-years.ts'
import { savedThen } from '#words/verdict/outdated.ts'
import { money, section, table, tableWith, text, wholeMoney } from './blocks.ts'
import { readingsShown } from './readings-shown.ts'

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

type Scenario = Reading['scenarios'][number]
type Way = NonNullable<Report['feeComparison']>['rows'][number]

/** Without cents and added up: what each later year saves is no more exact. */
const laterSum = (years: readonly (number | null | undefined)[]): number | null =>
  years.reduce<number | null>(
    (sum, one) => (sum === null || one == null ? null : sum + inWholeDollars(one)),
    0,
  )

/** A report made before both readings were worked out has only the first. */
const hasTwoLaws = ({ scenarios, regime }: Reading, taxYear: number): boolean =>
  laterLawWords({ taxYear, regime }) !== null && scenarios[0]?.laterYears[0]?.ifAmendedCents !== undefined

interface Judged {
  readonly verdict: Pick<NonNullable<Report['verdict']>, 'taxYear' | 'fee' | 'outcome' | 'readings'> | null
  readonly season: Pick<Report['season'], 'isCurrent'>
  readonly feeComparison: Report['feeComparison']
}

/** What each way of filing leaves of a saving, beside it. */
const waysOf = ({ verdict, feeComparison }: Judged) => {
  if (feeComparison === null || verdict === null || !areWaysCompared(verdict)) return null
  const { contingencyPercents, feeCents, priceCents, rows } = feeComparison
  const { low } = contingencyPercents
  const wayOf = ({ id }: Scenario): Way | undefined => rows.find((row) => row.id === id)
  return {
    fee: money(feeCents),
    isCompared: (scenario: Scenario) => wayOf(scenario) !== undefined,
    titles: [
      messages.withOurCourse({ price: money(priceCents) }),
      messages.withEnhanced({ price: money(products.ai_enhanced.priceCents) }),
      messages.agentAt({ low }),
    ],
    cells: (scenario: Scenario) => {
      const way = wayOf(scenario)
      return way
        ? [way.withCourseCents, afterEnhanced({ afterFeeCents: way.aloneCents }), way.agentBestCents].map(
            wholeMoney,
          )
        : ['–', '–', '–']
    },
  }
}

const titleOfCuts = (taxYear: number, isCurrent: boolean, allCompared: boolean): string =>
  isCurrent
    ? messages.whatALowerJustValueWould3({ allCompared: allCompared ? 'yes' : 'no' })
    : messages.whatALowerJustValueWould2({ taxYear })

const withinSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** What the answer rests on among values that are only supposed: the purchase, or else the middle of the estimate; -1 where it is a cut. */
const ownRowOf = (scenarios: readonly Scenario[]): number => {
  const bought = scenarios.findIndex(({ id }) => id === 'own_sale')
  return bought >= 0 ? bought : scenarios.findIndex(({ id }) => id === 'estimate_point')
}

/** In one line, of what the answer rests on or else of one cut: the page has every other. */
const laterBlocks = (
  reading: Reading,
  taxYear: number,
  isCurrent: boolean,
  saving: readonly Scenario[],
): readonly Block[] => {
  const of = saving[ownRowOf(saving)] ?? saving.find(({ id }) => id === 'cut_10') ?? saving.at(-1)
  if (of === undefined || !areLaterYearsShown(reading, isCurrent)) return []
  const { label, laterYears } = of
  const [from, to] = [laterYears[0]?.taxYear, laterYears.at(-1)?.taxYear]
  const before = laterSum(laterYears.map(({ savingCents }) => savingCents))
  if (from === undefined || to === undefined || before === null) return []
  const amended = laterSum(laterYears.map(({ ifAmendedCents }) => ifAmendedCents))
  const isSame = amended === before ? 'same' : 'differs'
  const said = messages.alsoInLaterYears({
    label,
    before: wholeMoney(before),
    from,
    to,
    law: hasTwoLaws(reading, taxYear) ? isSame : 'one',
    amended: wholeMoney(amended),
  })
  return [text(`${said} ${messages.laterYearsAssume()}`)]
}

/** What saves nothing is named in one line below the table. */
const cuts = (reading: Reading, taxYear: number, judged: Judged): readonly Block[] => {
  const { isCurrent } = judged.season
  const saving = reading.scenarios.filter(({ savingCents }) => savingCents !== 0)
  const nothing = reading.scenarios.filter(({ savingCents }) => savingCents === 0)
  const ways = waysOf(judged)
  const made = table(
    titleOfCuts(taxYear, isCurrent, ways === null || saving.every(ways.isCompared)),
    [
      ['', 5],
      [messages.justValue(), 2],
      // Beside the ways to file the paper has no width for both: the fee is the same in every row.
      ...(ways === null ? [['Saved', 2] as const] : []),
      [ways === null ? messages.afterTheFee() : messages.afterTheFeeOf({ fee: ways.fee }), 2],
      ...(ways?.titles ?? []).map((title) => [title, 2] as const),
    ],
    saving.map((scenario) => [
      scenario.label,
      money(scenario.justCents),
      ...(ways === null ? [wholeMoney(scenario.savingCents)] : []),
      wholeMoney(scenario.netCents),
      ...(ways?.cells(scenario) ?? []),
    ]),
  )
  const labels = andList.format(nothing.map(({ label }) => withinSentence(label)))
  return [
    ...(saving.length === 0 ? [] : [tableWith(made, { ownRow: ownRowOf(saving) })]),
    ...(nothing.length === 0 ? [] : [text(messages.theseSaveNothing({ labels }))]),
    ...laterBlocks(reading, taxYear, isCurrent, saving),
  ]
}

/** Of a year that is over in the past tense, without the years after it. */
export const savingBlocks = (reading: Reading, judged: Judged): readonly Block[] => {
  const { verdict, season } = judged
  if (verdict === null) return []
  const { taxYear, fee } = verdict
  return [
    text(season.isCurrent ? turningPoints(reading).join(' ') : savedThen(reading, fee.cents)),
    ...(areSavingsKnown(reading) ? cuts(reading, taxYear, judged) : []),
  ]
}

const savesAnything = ({ readings }: NonNullable<Judged['verdict']>): boolean =>
  readings.some(({ scenarios }) => scenarios.some(({ savingCents }) => savingCents !== 0))

/** A reading of undecided law has its own figures only where it comes to another answer. */
export const savingSections = (judged: Judged): readonly PaperSection[] => {
  const { verdict, feeComparison } = judged
  if (verdict === null) return []
  return section(messages.whatALowerValueWouldSave(), [
    ...readingsShown(verdict).flatMap((reading) => savingBlocks(reading, judged)),
    ...(waysOf(judged) === null || feeComparison === null || !savesAnything(verdict)
      ? []
      : [text(feeComparison.citation)]),
  ])
}
