/** Owns the pictures of sales: each price before and after adjusting, and the step from prices to just value. */

import type { z } from 'zod'
import type { salesComparison } from '#content/example/evidence.ts'
import { bar, frame, MADE_UP, share, stair } from '#content/figure/frame.ts'
import { escapeHtml } from '#content/text/prose-html.ts'
import { type AdjustedSale, compareSales } from '#core/course/compared-sales-example.ts'
import { type Cents, dollars, formatMoney } from '#core/money.ts'

type Comparison = z.infer<typeof salesComparison>

type Line = (amount: Cents) => string

/** Places on one line for all sales, with a margin for the dots. */
const lineOver = (amounts: readonly Cents[]): Line => {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return (amount) => `${(4 + (92 * (amount - low)) / (high - low)).toFixed(2)}%`
}

const dots = ({ priceCents, adjustedCents }: AdjustedSale, median: Cents, at: Line): string =>
  '<svg class="lesson-dots" aria-hidden="true" focusable="false">' +
  `<line class="lesson-middle" x1="${at(median)}" x2="${at(median)}" y1="0" y2="24"/>` +
  `<line x1="${at(priceCents)}" x2="${at(adjustedCents)}" y1="12" y2="12"/>` +
  `<circle class="lesson-before" cx="${at(priceCents)}" cy="12" r="6"/>` +
  `<circle class="lesson-after" cx="${at(adjustedCents)}" cy="12" r="7"/></svg>`

const nameOf = ({ id }: AdjustedSale): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`

const parts = (sale: AdjustedSale): readonly (readonly [string, Cents])[] => [
  ['size', sale.areaCents],
  ['bath', sale.bathCents],
  ['pool', sale.poolCents],
  ['time', sale.timeCents],
]

const sum = (sale: AdjustedSale): string =>
  [
    formatMoney(sale.priceCents),
    ...parts(sale)
      .filter(([, amount]) => amount !== 0)
      .map(([name, amount]) => `${amount < 0 ? '−' : '+'} ${formatMoney(Math.abs(amount))} (${name})`),
  ].join(' ')

const saleLine = (sale: AdjustedSale, median: Cents, at: Line): string =>
  `<div><dt><strong>${escapeHtml(nameOf(sale))}</strong></dt><dd>${sum(sale)} = <span class="lesson-amount">${formatMoney(sale.adjustedCents)}</span></dd>` +
  `<dd aria-hidden="true">${dots(sale, median, at)}</dd></div>`

/** The adjustment grid, sale by sale, and how far each price moves. */
export const adjustmentGrid = (comparison: Comparison): string => {
  const { sales, lowestCents, medianCents, highestCents } = compareSales(comparison)
  const prices = sales.map(({ priceCents }) => priceCents)
  const at = lineOver([...prices, lowestCents, highestCents])
  const range = (low: number, high: number): string => `${formatMoney(low)} to ${formatMoney(high)}`
  return frame({
    id: `figure-adjustment-grid-${comparison.id}`,
    title: 'Each sale before and after adjusting',
    words: `${MADE_UP} The open ring is the price, the full dot the adjusted price, and the dashed line their median, ${formatMoney(medianCents)}. Before adjusting, the sales run from ${range(Math.min(...prices), Math.max(...prices))}; after it, from ${range(lowestCents, highestCents)}.`,
    picture: `<dl>${sales.map((sale) => saleLine(sale, medianCents, at)).join('')}</dl>`,
  })
}

/** From what homes sold for to what can stand beside a just value. */
export const costOfSale = (comparison: Comparison): string => {
  const { medianCents, costOfSaleCents, netCents, aboveNetCents } = compareSales(comparison)
  const just = dollars(comparison.justValue)
  const widest = Math.max(medianCents, just)
  const lower = `${formatMoney(costOfSaleCents)} for the costs of a sale, taken off once`
  return frame({
    id: `figure-cost-of-sale-${comparison.id}`,
    title: 'Sale prices, one step down, then the just value',
    words: `${MADE_UP} The median price is ${formatMoney(medianCents)}. Less ${lower}, the sales support ${formatMoney(netCents)}. The notice says ${formatMoney(just)}, which is ${formatMoney(Math.abs(aboveNetCents))} ${aboveNetCents < 0 ? 'less' : 'more'}.`,
    picture: `<dl>${[
      stair('Median of the adjusted sales', medianCents, bar(share(medianCents, widest), 'assessed'), lower),
      stair('What the sales support', netCents, bar(share(netCents, widest), 'taxable')),
      stair('Just value on the notice', just, bar(share(just, widest), 'just')),
    ].join('')}</dl>`,
  })
}
