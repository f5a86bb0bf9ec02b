/** Owns the steps from the price that the owner paid to a just value, each with what a reader needs to work it out again. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { RECONCILIATION } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { ofSales } from '../estimate/value.ts'
import { nameFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { levelOf } from './conclusion/come-to.ts'
import { medianRatioOf } from './conclusion/conclusion.ts'
import { type Judged, saleFilesOf } from './conclusion/conclusion-facts.ts'
import type { PriceLevel } from './conclusion/price-level.ts'
import { atLevel, UNMEASURED } from './conclusion/reconcile.ts'
import type { Step } from './conclusion/requested-step.ts'
import type { SalesMaterial } from './material.ts'

const LABEL = 'From the price paid to a just value'

const grouped = new Intl.NumberFormat('en-US')

interface Paid {
  readonly own: SalesMaterial['ownSales'][number]
  /** As the owner typed it, where the county’s file has another; the state publishes no day. */
  readonly purchasedOn: CalendarDate | null
  readonly broughtCents: number
  readonly justValueCents: number
}

/** What the trend was measured on. */
const trendSource = (sales: SalesMaterial, { county }: Judged): string => {
  const { rateSaleCount } = sales
  const files = saleFilesOf(sales)
  const count =
    rateSaleCount === undefined ? 'the sales' : `${grouped.format(rateSaleCount)} recorded home sales`
  return `The trend is from one regression on ${count} in ${county}${files === undefined ? '' : ` (${files})`}`
}

/** Between two months of sale, as the rates count them. */
const monthsTo = (taxYear: number, { year, month }: Paid['own']): number => 12 * (taxYear - year) + 1 - month

/** None where the price did not move. */
const trendStep = (sales: SalesMaterial, { own, broughtCents }: Paid, judged: Judged): readonly Step[] => {
  const trend = broughtCents - own.priceCents
  if (trend === 0) return []
  const months = monthsTo(judged.taxYear, own)
  const sign = trend < 0 ? '−' : ''
  const eachCents = Math.abs(trend) / Math.max(1, months)
  const each = `${months > 1 ? 'On average ' : ''}${sign}${formatMoney(Math.round(eachCents / 100) * 100)} a month, ${sign}${((100 * eachCents) / own.priceCents).toFixed(2)}% of the price`
  return [
    {
      what: `The county’s price trend, ${months} ${months === 1 ? 'month' : 'months'} to January 1, ${judged.taxYear}`,
      amount: `${trend < 0 ? '−' : '+'}${formatMoney(Math.abs(trend))}`,
      basis: `${each}. ${trendSource(sales, judged)}`,
    },
  ]
}

/** Which sales the ratio is of, and how sure it is; where the grid’s own section has it, it is not told twice. */
const ratioBasis = (level: PriceLevel, shownCount: number, { county, taxYear }: Judged): string => {
  if (shownCount >= fewestChosenSales) return `Of just value to price: see ${RECONCILIATION}`
  const place = level.ofNeighborhood ? 'my neighborhood' : county
  return `Of just value to price: ${grouped.format(level.saleCount)} qualified sales of ${taxYear - 1} in ${place}${level.ofNeighborhood ? ', without my own purchase' : ''}. With 95% confidence, between ${level.lowPercent}% and ${level.highPercent}%${level.countyPercent === undefined ? '' : `. In the whole county it is ${formatPercent(level.countyPercent)}`}`
}

const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** Who refuses a ratio that takes more off has beside it what the cost of selling alone takes. */
const costOfSaleStep = ({ broughtCents }: Paid, level: PriceLevel): readonly Step[] =>
  level.percent < UNMEASURED.percent
    ? [
        {
          what: `If ${MOST_COST_OF_SALE_PERCENT}% is taken off instead`,
          amount: formatMoney(atLevel(broughtCents, UNMEASURED)),
          basis: `${UNMEASURED.percent}% of ${formatMoney(broughtCents)}. A county that takes off more for the costs of sale has to explain it on Form DR-493 (Rule 12D-8.002(4))`,
        },
      ]
    : []

const stepsOf = (
  sales: SalesMaterial,
  paid: Paid,
  level: PriceLevel,
  shownCount: number,
  judged: Judged,
): readonly Step[] => {
  const { own, purchasedOn, broughtCents, justValueCents } = paid
  const on = purchasedOn === null ? monthInWords(own.year, own.month) : formatPlainDate(purchasedOn)
  return [
    {
      what: 'Price paid',
      amount: formatMoney(own.priceCents),
      basis: on ?? 'Month not in the county’s file',
    },
    ...trendStep(sales, paid, judged),
    {
      what: `Price on January 1, ${judged.taxYear}`,
      amount: formatMoney(broughtCents),
      basis: broughtCents === own.priceCents ? 'The price paid' : 'The price paid with that trend',
    },
    {
      what: capital(medianRatioOf(level)),
      amount: formatPercent(level.percent),
      basis: ratioBasis(level, shownCount, judged),
    },
    {
      what: 'Just value that my purchase indicates',
      amount: formatMoney(justValueCents),
      basis: `${formatPercent(level.percent)} of ${formatMoney(broughtCents)}`,
    },
    ...costOfSaleStep(paid, level),
  ]
}

/** `own-purchase.step.1.what` and so on; none where the price on January 1 or the ratio is not known. */
export const purchaseStepFacts = (
  sales: SalesMaterial,
  shownCount: number,
  judged: Judged,
  purchasedOn: CalendarDate | null,
): readonly Fact[] => {
  const level = levelOf(sales)
  const [own] = sales.ownSales
  const { broughtCents, justValueCents } = sales.ownSaleCompared ?? {}
  if (level === null || own === undefined || broughtCents === undefined || justValueCents === undefined)
    return []
  const paid = { own, purchasedOn, broughtCents, justValueCents }
  return stepsOf(sales, paid, level, shownCount, judged).flatMap(({ what, amount, basis }, at) => [
    ...nameFact(`own-purchase.step.${at + 1}.what`, LABEL, what, ofSales),
    ...nameFact(`own-purchase.step.${at + 1}.amount`, LABEL, amount, ofSales),
    ...nameFact(`own-purchase.step.${at + 1}.basis`, LABEL, basis, ofSales),
  ])
}
