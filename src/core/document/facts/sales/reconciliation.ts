/** Owns the facts of the reconciliation: each step from the adjusted prices to the value requested, with what it rests on. */

import type { CaseFile } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { costToCure } from '../cost-to-cure.ts'
import { ownWords } from '../file.ts'
import { nameFact, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { PriceLevel } from './conclusion.ts'
import { type Judged, levelOf } from './conclusion-facts.ts'
import type { AdjustedRollSale, SalesMaterial } from './material.ts'
import { atLevel, isRounded, type Reconciliation, reconcileSales, UNMEASURED } from './reconcile.ts'

const LABEL = 'Reconciliation'

interface Step {
  readonly what: string
  readonly amount: string
  readonly basis: string
}

/** Minus as it is set. */
const less = (cents: number): string => `−${formatMoney(cents)}`

const LESS_CURE = 'Less cost to cure on January 1'

const cureSteps = ({ cureCents, priceCents }: Reconciliation): readonly Step[] =>
  cureCents === 0
    ? []
    : [
        {
          what: LESS_CURE,
          amount: less(cureCents),
          basis:
            'Written estimates and invoices only; no adjustment of quality or age counts the same repair',
        },
        {
          what: 'Indicated price in its condition',
          amount: formatMoney(Math.max(0, priceCents - cureCents)),
          basis: 'The price less the cost to cure',
        },
      ]

const unmeasuredCents = ({ priceCents, cureCents }: Reconciliation): number =>
  atLevel(Math.max(0, priceCents - cureCents), UNMEASURED)

const unmeasuredStep = (found: Reconciliation): Step => ({
  what: `If the cost of sale is ${MOST_COST_OF_SALE_PERCENT}%`,
  amount: formatMoney(unmeasuredCents(found)),
  basis:
    's. 193.011(8), taken once; a county explains a larger share on Form DR-493, Rule 12D-8.002(4), Florida Administrative Code',
})

const levelSteps = (found: Reconciliation, level: PriceLevel | null, { county }: Judged): readonly Step[] => {
  const { justCents } = found
  return level === null || justCents === null
    ? [unmeasuredStep(found)]
    : [
        {
          what: `At the level of just values: ${level.percent}% of price`,
          amount: formatMoney(justCents),
          basis: `Median just value as a share of sale price in ${level.ofNeighborhood ? 'this neighborhood' : county}, ${level.saleCount.toLocaleString('en-US')} sales. It includes what the appraiser allows under s. 193.011(8), so nothing more is taken off`,
        },
      ]
}

/** How far the value requested is from what the steps come to, so that nobody has to ask. */
const requestedStep = ({ opinionCents }: Judged, resultCents: number, result: string): readonly Step[] => {
  if (opinionCents === null) return []
  const apart = opinionCents - resultCents
  const basis =
    apart === 0
      ? `My opinion of value: ${result}`
      : isRounded(opinionCents, resultCents)
        ? `My opinion of value: ${result}, rounded`
        : apart > 0
          ? `My opinion of value, ${formatMoney(apart)} above ${result}: I ask for less of a reduction`
          : `My opinion of value, ${formatMoney(-apart)} below ${result}`
  return [{ what: 'Value requested', amount: formatMoney(opinionCents), basis }]
}

/** Where the sales reach the just value, what is left of it is what the repair costs. */
const stepsFromJust = (cureCents: number, judged: Judged): readonly Step[] => {
  if (cureCents === 0 || judged.opinionCents === null) return []
  const leftCents = Math.max(0, judged.justCents - cureCents)
  return [
    { what: 'Present just value', amount: formatMoney(judged.justCents), basis: 'The appraiser’s' },
    {
      what: LESS_CURE,
      amount: less(cureCents),
      basis: 'Written estimates and invoices only, as far as the just value does not allow for them already',
    },
    { what: 'What is left', amount: formatMoney(leftCents), basis: 'The result of these steps' },
    ...requestedStep(judged, leftCents, 'what is left'),
  ]
}

const leftFacts = (cureCents: number, { justCents }: Judged): readonly Fact[] =>
  cureCents === 0
    ? []
    : [
        sentenceFact(
          'case.left',
          LABEL,
          `The present just value less that cost is ${formatMoney(Math.max(0, justCents - cureCents))}.`,
          ofSales,
        ),
      ]

const stepsOf = (found: Reconciliation, level: PriceLevel | null, judged: Judged): readonly Step[] => [
  {
    what: 'Adjusted prices',
    amount: `${formatMoney(found.lowCents)} to ${formatMoney(found.highCents)}`,
    basis: 'The grid',
  },
  {
    what: 'Indicated price on January 1',
    amount: formatMoney(found.priceCents),
    basis: 'The adjusted prices by the weights of the grid',
  },
  ...cureSteps(found),
  ...levelSteps(found, level, judged),
  ...(found.justCents === null
    ? []
    : [
        {
          what: 'Indicated just value',
          amount: formatMoney(found.justCents),
          basis: 'The result of these steps',
        },
      ]),
  ...(found.justCents === null
    ? requestedStep(judged, unmeasuredCents(found), `what ${MOST_COST_OF_SALE_PERCENT}% leaves`)
    : requestedStep(judged, found.justCents, 'the indicated just value')),
]

/** What of the other sales a weight follows from: the size of the adjustments, and nothing else. */
const weightReason = (gross: number, all: readonly number[]): string => {
  const [largest, smallest] = [Math.max(...all), Math.min(...all)]
  if (largest === smallest) return 'Equal weight: equal gross adjustments'
  if (gross === smallest) return 'Most weight: smallest gross adjustment'
  return gross === largest
    ? 'Least weight: largest gross adjustment'
    : 'Weight between: so is its gross adjustment'
}

/** Shares that add up to 100%, one for each sale of the grid, and why. */
const weightFacts = (
  ids: readonly string[],
  shown: readonly AdjustedRollSale[],
  { percents }: Reconciliation,
  level: PriceLevel | null,
): readonly Fact[] => {
  const all = shown.map(({ grossPercent }) => grossPercent)
  return shown.flatMap(({ grossPercent, adjustedCents }, at) => [
    ...nameFact(`${ids[at]}.weight`, LABEL, `${percents[at]}%`, ofSales),
    ...nameFact(`${ids[at]}.weight-why`, LABEL, weightReason(grossPercent, all), ofSales),
    ...nameFact(
      `${ids[at]}.as-just`,
      LABEL,
      formatMoney(atLevel(adjustedCents, level ?? UNMEASURED)),
      ofSales,
    ),
  ])
}

/** The present just value is within what the sales show: even the most that a sale may cost leaves them there. */
const reachJust = (
  { lowCents, highCents }: Reconciliation,
  level: PriceLevel | null,
  { justCents }: Judged,
): boolean =>
  level === null ? justCents <= atLevel(lowCents, UNMEASURED) : justCents <= atLevel(highCents, level)

const COUNTS = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Said where the range of the sales stands, so that the value requested does not read as a slip. */
const aboveRange = ({ opinionCents }: Judged, highCents: number): string =>
  opinionCents !== null && opinionCents > highCents ? ' I ask for a smaller reduction.' : ''

/** The sales in one sentence. */
const caseFacts = (
  count: number,
  { lowCents, highCents }: Reconciliation,
  level: PriceLevel | null,
  judged: Judged,
): readonly Fact[] => {
  const many = COUNTS[count - fewestChosenSales] ?? String(count)
  const sales = `${many} comparable sales, adjusted to my home, run from ${formatMoney(lowCents)} to ${formatMoney(highCents)}`
  if (level === null) {
    const [low, high] = [lowCents, highCents].map((cents) => formatMoney(atLevel(cents, UNMEASURED)))
    const words = `${sales}. Those are prices. With ${MOST_COST_OF_SALE_PERCENT}% off for the cost of a sale they come to just values of ${low} to ${high}.${aboveRange(judged, atLevel(highCents, UNMEASURED))}`
    return [sentenceFact('case.sales', LABEL, words, ofSales)]
  }
  const [low, high] = [atLevel(lowCents, level), atLevel(highCents, level)].map(formatMoney)
  const place = level.ofNeighborhood ? 'my neighborhood' : judged.county
  const words = `${sales}. Just values in ${place} stand at ${level.percent}% of prices; at that level, they indicate ${low} to ${high}.${aboveRange(judged, atLevel(highCents, level))}`
  return [sentenceFact('case.sales', LABEL, words, ofSales)]
}

const NO_LEVEL = `How far just values of this use stand below prices could not be measured here, because few such homes sold. I ask the appraiser to state the share that the county takes off, as on its Form DR-493; until then I show the value at ${MOST_COST_OF_SALE_PERCENT}%.`

/** Those papers never argue from the sales: they list them, and say what the opinion rests on. */
const listedWords = (cureCents: number): string =>
  `I list these sales so that the board has all of them. My opinion of value does not rest on them.${cureCents > 0 ? ' It rests on what it costs to put my home right.' : ''}`

const ALREADY =
  'The cost to cure is not taken off here: the correction of quality or year counts the same wear, and it is counted once.'

/** `ids` name the sales that the grid shows; too few of them carry no one value. */
export const reconciliationFacts = (
  ids: readonly string[],
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial | null,
  file: Pick<CaseFile, 'condition' | 'corrections'>,
  judged: Judged,
): readonly Fact[] => {
  if (shown.length < fewestChosenSales) return []
  const level = levelOf(sales)
  const cure = costToCure(file)
  const found = reconcileSales(shown, level, cure.cents)
  const stepFacts = (steps: readonly Step[]): readonly Fact[] =>
    steps.flatMap(({ what, amount, basis }, at) => [
      ...nameFact(`recon.${at + 1}.what`, LABEL, what, ofSales),
      ...nameFact(`recon.${at + 1}.amount`, LABEL, amount, ofSales),
      ...nameFact(`recon.${at + 1}.basis`, LABEL, basis, ofSales),
    ])
  if (reachJust(found, level, judged))
    return [
      sentenceFact('recon-listed', LABEL, listedWords(cure.cents), ofSales),
      ...stepFacts(stepsFromJust(cure.cents, judged)),
      ...leftFacts(cure.cents, judged),
    ]
  return [
    ...weightFacts(ids, shown, found, level),
    ...stepFacts(stepsOf(found, level, judged)),
    ...(level === null ? [sentenceFact('recon-no-level', LABEL, NO_LEVEL, ofSales)] : []),
    ...(cure.why === null ? [] : [sentenceFact('recon-cure', LABEL, ALREADY, ownWords)]),
    ...caseFacts(ids.length, found, level, judged),
    ...(found.justCents === null ? [] : nameFact('recon-just', LABEL, formatMoney(found.justCents), ofSales)),
  ]
}
