/** Owns the facts of the reconciliation: each step from the adjusted prices to the value requested, with what it rests on. */

import type { CaseFile } from '#core/case/file.ts'
import { costToCure, shownCosts } from '#core/document/facts/condition/cost-to-cure.ts'
import { ofSales } from '#core/document/facts/estimate/value.ts'
import { ownWords } from '#core/document/facts/file.ts'
import { nameFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { LEAST_GROSS_PERCENT, MOST_PLACE_PERCENT } from '#core/valuation/adjust/weights.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { caseFacts, leftFacts } from '../case-facts.ts'
import { listedWords } from '../listed/listed-words.ts'
import { isUnplaced } from '../listed/unplaced.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'
import { isPurchaseAside, purchaseEvidence } from '../purchase-evidence.ts'
import { twinKey } from '../stretch.ts'
import { ownFigures, uncounted, unplacedIn } from './beside-steps.ts'
import { levelOf, salesComeTo } from './come-to.ts'
import type { Judged } from './conclusion-facts.ts'
import type { PriceLevel } from './price-level.ts'
import { asJustCents, type Reconciliation, sumOf } from './reconcile.ts'
import { requestedStep, type Step } from './requested-step.ts'
import { presentStep, stepFacts } from './step-facts.ts'
import { weightReason } from './weight-reason.ts'

const LABEL = 'Reconciliation'

/** Minus as it is set. */
const less = (cents: number): string => `−${formatMoney(cents)}`

const LESS_CURE = 'Less cost to cure on January 1'

const shownWords = ({ condition }: Pick<CaseFile, 'condition'>): string => {
  const { allowedCents } = shownCosts(condition)
  const less = allowedCents === 0 ? '' : `, less ${formatMoney(allowedCents)} already allowed for`
  return `What a written estimate or invoice shows${less}`
}

const cureSteps = (
  { cureCents, priceCents }: Reconciliation,
  file: Pick<CaseFile, 'condition'>,
): readonly Step[] =>
  cureCents === 0
    ? []
    : [
        {
          what: LESS_CURE,
          amount: less(cureCents),
          basis: `${shownWords(file)}; no adjustment for quality or age counts the same repair`,
        },
        {
          what: 'Indicated price in its condition',
          amount: formatMoney(Math.max(0, priceCents - cureCents)),
          basis: 'The price less the cost to cure',
        },
      ]

const unmeasuredStep = (found: Reconciliation): Step => ({
  what: `The price less ${MOST_COST_OF_SALE_PERCENT}% for the cost of selling`,
  amount: formatMoney(found.justCents),
  basis: `Net proceeds of sale, s. 193.011(8), taken once. The ${MOST_COST_OF_SALE_PERCENT}% is practice: a county that takes off more has to explain it on Form DR-493 (Rule 12D-8.002(4), Florida Administrative Code)`,
})

const levelSteps = (found: Reconciliation, level: PriceLevel | null): readonly Step[] =>
  level === null
    ? [unmeasuredStep(found)]
    : [
        {
          what: `Indicated just value: ${formatPercent(level.percent)} of that price`,
          amount: formatMoney(found.justCents),
          basis:
            'The median ratio above. It includes what the appraiser allows under s. 193.011(8), so I deduct nothing more',
        },
      ]

/** No sale and no paper leads to it: then the words of its owner are all there is. */
const opinionAlone = (judged: Judged, opinionCents: number): readonly Step[] =>
  opinionCents >= judged.justCents
    ? []
    : [
        {
          what: 'Value requested',
          amount: formatMoney(opinionCents),
          basis: `My opinion of value: ${formatMoney(judged.justCents - opinionCents)} (${formatPercent((100 * (judged.justCents - opinionCents)) / judged.justCents)}) less${judged.givesReasons ? ', for the reasons that I give in my own words' : ''}. I have no written estimate, and I put no separate amount on each point: this one is my judgment as the owner, and I will testify to it`,
        },
      ]

/** Where the sales reach the just value, what is left of it is what the repair costs. */
const stepsFromJust = (cureCents: number, judged: Judged): readonly Step[] => {
  if (judged.opinionCents === null) return []
  const present = presentStep(judged)
  if (cureCents === 0) return [present, ...opinionAlone(judged, judged.opinionCents)]
  const leftCents = Math.max(0, judged.justCents - cureCents)
  return [
    present,
    {
      what: LESS_CURE,
      amount: less(cureCents),
      basis:
        'What a written estimate or invoice shows, to the extent the just value does not already allow for it',
    },
    {
      what: 'Just value less cost to cure',
      amount: formatMoney(leftCents),
      basis: 'The result of these steps',
    },
    ...requestedStep(judged, { cents: leftCents, words: 'that result' }),
  ]
}

/** Beside the sales of the grid, and not among them. */
const ownSteps = (sales: SalesMaterial, judged: Judged): readonly Step[] => {
  const {
    ownSales: [own],
    ownSaleCompared,
  } = sales
  const value = ownSaleCompared?.justValueCents
  if (own === undefined || value === undefined || isPurchaseAside(sales, judged)) return []
  const sold = monthInWords(own.year, own.month)
  return [
    {
      what: 'Compare: my own purchase, at the same ratio',
      amount: formatMoney(value),
      basis: `Bought${sold === null ? '' : ` in ${sold}`} for ${formatMoney(own.priceCents)}; not one of the sales in the grid`,
    },
  ]
}

const hasTwins = (shown: readonly AdjustedRollSale[]): boolean =>
  new Set(shown.map(twinKey)).size < shown.length

/** Equal sales have equal weights, which then may not come to 100. */
const roundedWeights = ({ percents }: Reconciliation): string => {
  const sum = sumOf(percents)
  return sum === WHOLE ? '' : `. Rounded, the weights come to ${sum}%, and I divide by that`
}

const WHOLE = 100

interface Weighed {
  readonly shown: readonly AdjustedRollSale[]
  /** 'Sale 2' */
  readonly names: readonly string[]
  readonly sales: SalesMaterial | null
  readonly file: Pick<CaseFile, 'condition' | 'corrections'>
}

const resultOf = (
  found: Reconciliation,
  level: PriceLevel | null,
  { shown, names, sales, file }: Weighed,
) => ({
  cents: found.justCents,
  words: level === null ? `the price less ${MOST_COST_OF_SALE_PERCENT}%` : 'the indicated just value',
  isAll: (sales?.comparables.length ?? shown.length) === shown.length,
  unplaced: unplacedIn(found, level, shown, names),
  ownCents: sales?.ownSaleCompared?.justValueCents,
  uncounted: uncounted(file, sales),
  ownFigureCents: ownFigures(file),
  range: {
    count: shown.length,
    lowCents: asJustCents(found.lowCents, found.cureCents, level),
    highCents: asJustCents(found.highCents, found.cureCents, level),
    each: shown.map(({ adjustedCents }, at) => ({
      name: names[at] ?? '',
      cents: asJustCents(adjustedCents, found.cureCents, level),
    })),
  },
})

/** Only what bears on a sale of this grid. */
const weighedWords = (shown: readonly AdjustedRollSale[], found: Reconciliation): string =>
  [
    'Each adjusted price times its weight in the grid; a sale adjusted half as much weighs twice as much',
    ...(shown.some(({ grossPercent }) => grossPercent < LEAST_GROSS_PERCENT)
      ? [`an adjustment below ${LEAST_GROSS_PERCENT}% counts as ${LEAST_GROSS_PERCENT}%`]
      : []),
    ...(shown.some(isUnplaced)
      ? [
          shown.every(isUnplaced)
            ? `I could not measure the effect of their location, so for the weights I add ${MOST_PLACE_PERCENT}% of each price to its adjustments`
            : `where I could not measure the effect of location, for the weights I add ${MOST_PLACE_PERCENT}% of the price to the adjustments`,
        ]
      : []),
    ...(hasTwins(shown) ? ['each pair that may be one transaction shares the weight of one sale'] : []),
  ].join('; ') + roundedWeights(found)

const stepsOf = (
  found: Reconciliation,
  level: PriceLevel | null,
  judged: Judged,
  { shown, names, sales, file }: Weighed,
): readonly Step[] => [
  {
    what: 'Adjusted prices',
    amount: `${formatMoney(found.lowCents)} to ${formatMoney(found.highCents)}`,
    basis: 'The grid',
  },
  {
    what: 'Indicated price on January 1',
    amount: formatMoney(found.priceCents),
    basis: weighedWords(shown, found),
  },
  ...cureSteps(found, file),
  ...levelSteps(found, level),
  ...(sales === null ? [] : ownSteps(sales, judged)),
  ...requestedStep(judged, resultOf(found, level, { shown, names, sales, file })),
]

/** 'chosen.2' → 'Sale 2'. */
const nameOf = (id: string): string => `Sale ${id.split('.')[1] ?? ''}`

/** Shares that add up to 100%, one for each sale of the grid, and why. */
const weightFacts = (
  ids: readonly string[],
  shown: readonly AdjustedRollSale[],
  { percents, cureCents }: Reconciliation,
  level: PriceLevel | null,
): readonly Fact[] => {
  const names = ids.map(nameOf)
  return [
    ...nameFact('as-just', LABEL, cureCents === 0 ? 'As just value' : 'As just value, less repairs', ofSales),
    ...shown.flatMap((one, at) => [
      ...nameFact(`${ids[at]}.weight`, LABEL, formatPercent(percents[at] ?? 0), ofSales),
      ...nameFact(`${ids[at]}.weight-why`, LABEL, weightReason(one, shown, names), ofSales),
      ...nameFact(
        `${ids[at]}.as-just`,
        LABEL,
        formatMoney(asJustCents(one.adjustedCents, cureCents, level)),
        ofSales,
      ),
    ]),
  ]
}

/** The present just value is not above what the sales show together, before the repairs. */
export const reachJust = ({ beforeCureCents }: Reconciliation, { justCents }: Judged): boolean =>
  justCents <= beforeCureCents

const NO_LEVEL = `Too few homes of this kind sold to measure how just values compare with prices. I ask the appraiser to state the percentage that the county takes off on Form DR-493. Until then I use ${MOST_COST_OF_SALE_PERCENT}%. That is appraisers’ practice in Florida, not a right that the statute gives me. I take the costs of sale once, off the sale prices. I take nothing off the appraiser’s just value, because s. 193.011(8) makes it net of them already.`

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
  const level = levelOf(sales)
  const cure = costToCure(file)
  const found = salesComeTo(shown, sales, cure.cents)
  if (found === null) return []
  if (reachJust(found, judged))
    return [
      sentenceFact('recon-listed', LABEL, listedWords(cure.cents, shown, level, judged), ofSales),
      ...stepFacts(LABEL, stepsFromJust(cure.cents, judged)),
      ...leftFacts(cure.cents, judged),
    ]
  return [
    ...weightFacts(ids, shown, found, level),
    ...stepFacts(LABEL, stepsOf(found, level, judged, { shown, names: ids.map(nameOf), sales, file })),
    ...(level === null ? [sentenceFact('recon-no-level', LABEL, NO_LEVEL, ofSales)] : []),
    ...(cure.why === null ? [] : [sentenceFact('recon-cure', LABEL, ALREADY, ownWords)]),
    ...caseFacts(
      ids.length,
      sales?.comparables.length ?? ids.length,
      found,
      level,
      judged,
      sales && purchaseEvidence(sales, judged.justCents),
    ),
    ...nameFact('recon-just', LABEL, formatMoney(found.justCents), ofSales),
  ]
}
