/** Owns the facts of the reconciliation: each step from the adjusted prices to the value requested, with what it rests on. */

import type { CaseFile } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { costToCure } from '../cost-to-cure.ts'
import { ownWords } from '../file.ts'
import { nameFact, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { PriceLevel } from './conclusion.ts'
import { type Judged, levelOf } from './conclusion-facts.ts'
import type { AdjustedRollSale, SalesMaterial } from './material.ts'
import { atLevel, type Reconciliation, reconcileSales } from './reconcile.ts'

const LABEL = 'Reconciliation'

interface Step {
  readonly what: string
  readonly amount: string
  readonly basis: string
}

/** Minus as it is set. */
const less = (cents: number): string => `−${formatMoney(cents)}`

const cureSteps = ({ cureCents, priceCents }: Reconciliation): readonly Step[] =>
  cureCents === 0
    ? []
    : [
        {
          what: 'Less cost to cure on January 1',
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

const levelSteps = (
  { justCents }: Reconciliation,
  level: PriceLevel | null,
  { county }: Judged,
): readonly Step[] =>
  level === null || justCents === null
    ? []
    : [
        {
          what:
            level.percent < 100
              ? `Cost-of-sale step: ${level.percent}% of the price`
              : `Level step: ${level.percent}% of the price`,
          amount: formatMoney(justCents),
          basis: `The level at which just values stand beside prices in ${level.ofNeighborhood ? 'this neighborhood' : county}; s. 193.011(8), taken once`,
        },
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
  ...(judged.opinionCents === null
    ? []
    : [{ what: 'Value requested', amount: formatMoney(judged.opinionCents), basis: 'My opinion of value' }]),
]

/** Shares that add up to 100%, one for each sale of the grid. */
const weightFacts = (ids: readonly string[], { tenths }: Reconciliation): readonly Fact[] =>
  ids.flatMap((id, at) => nameFact(`${id}.weight`, LABEL, `${((tenths[at] ?? 0) / 10).toFixed(1)}%`, ofSales))

/** The sales in one sentence; none where the present just value is within what they show. */
const caseFacts = (
  count: number,
  { lowCents, highCents }: Reconciliation,
  level: PriceLevel | null,
  { justCents }: Judged,
): readonly Fact[] => {
  if (level === null || justCents <= atLevel(highCents, level)) return []
  const [low, high] = [atLevel(lowCents, level), atLevel(highCents, level)].map(formatMoney)
  const words = `${count} sales of like homes, each adjusted to mine, lie between ${formatMoney(lowCents)} and ${formatMoney(highCents)}; as just values, between ${low} and ${high}.`
  return [sentenceFact('case.sales', LABEL, words, ofSales)]
}

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
  const found = reconcileSales(
    shown.map(({ adjustedCents, weightPercent }) => ({ adjustedCents, weight: weightPercent })),
    level,
    cure.cents,
  )
  return [
    ...weightFacts(ids, found),
    ...stepsOf(found, level, judged).flatMap(({ what, amount, basis }, at) => [
      ...nameFact(`recon.${at + 1}.what`, LABEL, what, ofSales),
      ...nameFact(`recon.${at + 1}.amount`, LABEL, amount, ofSales),
      ...nameFact(`recon.${at + 1}.basis`, LABEL, basis, ofSales),
    ]),
    ...(cure.why === null ? [] : [sentenceFact('recon-cure', LABEL, ALREADY, ownWords)]),
    ...caseFacts(ids.length, found, level, judged),
    ...(found.justCents === null ? [] : nameFact('recon-just', LABEL, formatMoney(found.justCents), ofSales)),
  ]
}
