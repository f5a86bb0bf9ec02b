/** Owns the examples about evidence, sales and lists of amounts, and the words of every figure core makes of them. */

import { z } from 'zod'
import { type AdjustedSale, compareSales, medianCents } from '#core/course/compared-sales-example.ts'
import { type Cents, cents, dollars, formatMoney, scaleHalfUp, sumCents } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'

const amount = z.int().nonnegative()
const home = { areaSqft: z.int().positive(), baths: amount, pools: amount }

export const salesComparison = z.strictObject({
  id: z.string(),
  title: z.string(),
  justValue: amount,
  /** What the owners paid for the home themselves. */
  ownPrice: amount,
  /** Whole months from that purchase to January 1. */
  ownMonthsBefore: amount,
  costOfSalePercent: z.int().nonnegative(),
  subject: z.strictObject(home),
  rates: z.strictObject({
    perSqft: amount,
    perBath: amount,
    perPool: amount,
    marketPercentPerMonth: z.number().nonnegative(),
  }),
  sales: z
    .array(z.strictObject({ id: z.string(), price: amount, monthsBefore: amount, ...home }))
    .min(3)
    .max(6),
})

/** Amounts that are added up, and what has been taken care of already. */
export const amountList = z.strictObject({
  id: z.string(),
  title: z.string(),
  items: z.record(z.string(), amount),
  alreadyAllowed: amount,
})

/** A home on the record and as measured, beside others whose values are on the roll. */
export const recordCheck = z.strictObject({
  id: z.string(),
  title: z.string(),
  justValue: amount,
  recordSqft: z.int().positive(),
  measuredSqft: z.int().positive(),
  others: z.array(z.strictObject({ id: z.string(), justValue: amount, areaSqft: z.int().positive() })),
})

type Figures = Readonly<Record<string, string>>

const count = (whole: number): string => whole.toLocaleString('en-US')

const perSqft = (dollarAmount: number, sqft: number) => scaleHalfUp(dollars(dollarAmount), 1, sqft)

/** Plain size of an adjustment: the sentence says whether it is added or taken off. */
const size = (adjustment: number): string => formatMoney(Math.abs(adjustment))

const shareOf = (part: Cents, whole: Cents): string => formatPercent((100 * part) / whole)

/** Gross counts every change as its size; net lets what was added and what was taken off cancel. */
const changes = ({ id, areaCents, bathCents, poolCents, timeCents, priceCents }: AdjustedSale): Figures => {
  const all = [areaCents, bathCents, poolCents, timeCents]
  const net = sumCents(all)
  const gross = sumCents(all.map((one) => cents(Math.abs(one))))
  return {
    [`${id}.net`]: size(net),
    [`${id}.gross`]: formatMoney(gross),
    [`${id}.grossShare`]: shareOf(gross, priceCents),
  }
}

const saleFigures = (sale: AdjustedSale): Figures => ({
  [`${sale.id}.price`]: formatMoney(sale.priceCents),
  [`${sale.id}.pricePerSqft`]: formatMoney(sale.pricePerSqftCents),
  [`${sale.id}.areaAdjustment`]: size(sale.areaCents),
  [`${sale.id}.bathAdjustment`]: size(sale.bathCents),
  [`${sale.id}.poolAdjustment`]: size(sale.poolCents),
  [`${sale.id}.timeAdjustment`]: size(sale.timeCents),
  [`${sale.id}.adjusted`]: formatMoney(sale.adjustedCents),
  ...changes(sale),
})

export const comparisonFigures = (given: z.infer<typeof salesComparison>): Figures => {
  const { sales, ...found } = compareSales(given)
  const own = { id: 'own', price: given.ownPrice, monthsBefore: given.ownMonthsBefore, ...given.subject }
  const ownPurchase = compareSales({ ...given, sales: [own] })
  const areas = given.sales.map(({ id, areaSqft }) => [`${id}.area`, count(areaSqft)])
  return {
    ...Object.assign({}, ...sales.map(saleFigures)),
    ...Object.fromEntries(areas),
    area: count(given.subject.areaSqft),
    perSqft: formatMoney(dollars(given.rates.perSqft)),
    perBath: formatMoney(dollars(given.rates.perBath)),
    perPool: formatMoney(dollars(given.rates.perPool)),
    perMonth: `${given.rates.marketPercentPerMonth}%`,
    justValue: formatMoney(dollars(given.justValue)),
    ownPrice: formatMoney(dollars(given.ownPrice)),
    ownAdjusted: formatMoney(ownPurchase.medianCents),
    /** To the dollar: it is told as “about”. */
    ownNet: formatMoney(dollars(scaleHalfUp(ownPurchase.netCents, 1, 100))),
    lowest: formatMoney(found.lowestCents),
    median: formatMoney(found.medianCents),
    highest: formatMoney(found.highestCents),
    costOfSaleShare: `${given.costOfSalePercent}%`,
    costOfSale: formatMoney(found.costOfSaleCents),
    net: formatMoney(found.netCents),
    noticeLess: formatMoney(found.noticeLessCents),
    aboveNet: formatMoney(found.aboveNetCents),
  }
}

export const amountFigures = ({ items, alreadyAllowed }: z.infer<typeof amountList>): Figures => {
  const total = sumCents(Object.values(items).map(dollars))
  return {
    ...Object.fromEntries(Object.entries(items).map(([id, whole]) => [id, formatMoney(dollars(whole))])),
    total: formatMoney(total),
    alreadyAllowed: formatMoney(dollars(alreadyAllowed)),
    left: formatMoney(total - dollars(alreadyAllowed)),
  }
}

export const recordFigures = (given: z.infer<typeof recordCheck>): Figures => {
  const { justValue, recordSqft, measuredSqft, others } = given
  const rates = others.map((other) => perSqft(other.justValue, other.areaSqft))
  const difference = recordSqft - measuredSqft
  return {
    justValue: formatMoney(dollars(justValue)),
    recordArea: count(recordSqft),
    measuredArea: count(measuredSqft),
    difference: count(difference),
    differenceShare: formatPercent((100 * difference) / recordSqft),
    perSqft: formatMoney(perSqft(justValue, recordSqft)),
    differenceAtPerSqft: formatMoney(scaleHalfUp(dollars(justValue), difference, recordSqft)),
    perMeasuredSqft: formatMoney(perSqft(justValue, measuredSqft)),
    ...Object.fromEntries(
      others.flatMap((other, place) => [
        [`${other.id}.justValue`, formatMoney(dollars(other.justValue))],
        [`${other.id}.area`, count(other.areaSqft)],
        [`${other.id}.perSqft`, formatMoney(rates[place] ?? 0)],
      ]),
    ),
    ...(rates.length === 0 ? {} : { othersMedianPerSqft: formatMoney(medianCents(rates)) }),
  }
}
