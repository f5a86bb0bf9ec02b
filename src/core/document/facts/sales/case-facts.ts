/** Owns the sentences of the sales on the page that tells the case: what they come to, and where the just value stands beside them. */

import { fewestChosenSales, sameValueShare } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { ofSales } from '../estimate/value.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { medianRatioOf } from './conclusion/conclusion.ts'
import type { Judged } from './conclusion/conclusion-facts.ts'
import type { PriceLevel } from './conclusion/price-level.ts'
import { asJustCents, isRounded, type Reconciliation } from './conclusion/reconcile.ts'
import { FEW_SALES } from './conclusion/requested-step.ts'

const LABEL = 'Reconciliation'

const COUNTS = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Said where the value requested stands, so that it does not read as a slip, and hides nothing. */
const besideSales = (
  { opinionCents }: Judged,
  { highCents, weighedCents }: { readonly highCents: number; readonly weighedCents: number },
  ownCents: number | null,
): readonly Fact[] => {
  if (opinionCents === null) return []
  if (ownCents !== null && (opinionCents === ownCents || isRounded(opinionCents, ownCents)))
    return [sentenceFact('case.more', LABEL, 'what my own purchase comes to', ofSales)]
  // Less than the sales indicate, and still no less than the home itself sold for.
  if (ownCents !== null && opinionCents > ownCents && opinionCents < weighedCents) return []
  const belowCents = weighedCents - opinionCents
  if (belowCents > 0 && !isRounded(opinionCents, weighedCents)) {
    const isClose = belowCents <= opinionCents * sameValueShare
    const beside = isClose ? 'close to' : `${formatMoney(belowCents)} below`
    return [sentenceFact('case.more', LABEL, `${beside} what the sales indicate`, ofSales)]
  }
  if (opinionCents <= highCents) return []
  return [sentenceFact('case.more', LABEL, 'more than the sales indicate', ofSales)]
}

/** `offeredCount` sales fit the home in all; `ownCents` is what the own purchase comes to, where it is evidence. */
export const caseFacts = (
  count: number,
  offeredCount: number,
  { lowCents, highCents, priceCents, cureCents }: Reconciliation,
  level: PriceLevel | null,
  judged: Judged,
  ownCents: number | null,
): readonly Fact[] => {
  const many = COUNTS[count - fewestChosenSales] ?? String(count)
  const isAll = count <= FEW_SALES && offeredCount === count
  const [low, high, weighed] = [lowCents, highCents, priceCents].map((cents) =>
    asJustCents(cents, cureCents, level),
  ) as [number, number, number]
  const basis =
    level === null
      ? `With ${MOST_COST_OF_SALE_PERCENT}% off for the cost of selling, the just value is`
      : `At ${medianRatioOf(level)}, ${formatPercent(level.percent)}, the just value is`
  const less = cureCents === 0 ? '' : `, less ${formatMoney(cureCents)} of repairs`
  // The same sales come to more before the repairs, and a reader may have that figure too.
  const each = cureCents === 0 ? 'Individual sales' : 'After repairs, individual sales'
  const beside = high < judged.justCents ? `, all below the county’s ${formatMoney(judged.justCents)}` : ''
  const sales = isAll
    ? `Only ${many.toLowerCase()} comparable sales fit. Adjusted, they`
    : `${many} comparable sales, adjusted to my home,`
  const words = `${sales} indicate a price of ${formatMoney(priceCents)}${less}. ${basis} ${formatMoney(weighed)}. ${each} indicate ${formatMoney(low)} to ${formatMoney(high)}${beside}.`
  return [
    sentenceFact('case.sales', LABEL, words, ofSales),
    // For the cover, which has room for one figure of each.
    sentenceFact(
      'cover.sales',
      LABEL,
      `${many} comparable sales, ${cureCents === 0 ? 'adjusted to my home' : 'less the repairs'}, indicate a just value of ${formatMoney(weighed)}.`,
      ofSales,
    ),
    ...(high < judged.justCents
      ? [
          sentenceFact(
            'cover.each',
            LABEL,
            `Individual sales indicate ${formatMoney(low)} to ${formatMoney(high)}, all below ${formatMoney(judged.justCents)}.`,
            ofSales,
          ),
        ]
      : []),
    ...besideSales(judged, { highCents: high, weighedCents: weighed }, ownCents),
  ]
}

/** What the present just value comes to without the cost to cure; nothing where there is none. */
export const leftFacts = (cureCents: number, { justCents }: Judged): readonly Fact[] =>
  cureCents === 0
    ? []
    : [
        sentenceFact(
          'case.left',
          LABEL,
          `The current just value less that cost is ${formatMoney(Math.max(0, justCents - cureCents))}.`,
          ofSales,
        ),
      ]
