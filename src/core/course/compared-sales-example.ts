/** Owns the lessons' example of comparable sales: from prices and differences to a range of adjusted prices. */
import { type Cents, cents, dollars, scaleHalfUp, sumCents } from '#core/money.ts'

export type ComparedHome = {
  readonly areaSqft: number
  readonly baths: number
  readonly pools: number
}

export type ComparedSale = ComparedHome & {
  readonly id: string
  /** Whole dollars. */
  readonly price: number
  /** Whole months from the sale to the value date. */
  readonly monthsBefore: number
}

/** What one unit of difference is taken to be worth: whole dollars, and percent of price for time. */
export type AdjustmentRates = {
  readonly perSqft: number
  readonly perBath: number
  readonly perPool: number
  readonly marketPercentPerMonth: number
}

export type SalesComparison = {
  readonly subject: ComparedHome
  readonly sales: readonly ComparedSale[]
  readonly rates: AdjustmentRates
  /** Percent of price that the county's own report gives for the costs of a sale. */
  readonly costOfSalePercent: number
  /** Whole dollars, from the notice. */
  readonly justValue: number
}

export type AdjustedSale = {
  readonly id: string
  readonly priceCents: Cents
  readonly pricePerSqftCents: Cents
  /** Added to the price when the sale is inferior, taken off (negative) when it is better. */
  readonly areaCents: Cents
  readonly bathCents: Cents
  readonly poolCents: Cents
  readonly timeCents: Cents
  readonly adjustedCents: Cents
}

export type ComparedSales = {
  readonly sales: readonly AdjustedSale[]
  readonly lowestCents: Cents
  readonly medianCents: Cents
  readonly highestCents: Cents
  readonly costOfSaleCents: Cents
  /** The middle price less the costs of a sale, taken off once. */
  readonly netCents: Cents
  /** Those costs taken off the value on the notice, which already comes after them: the mistake to avoid. */
  readonly noticeLessCents: Cents
  /** Just value less `netCents`; negative when the sales support more than the notice shows. */
  readonly aboveNetCents: Cents
}

const HUNDREDTHS = 100

const adjust = (sale: ComparedSale, { subject, rates }: SalesComparison): AdjustedSale => {
  const priceCents = dollars(sale.price)
  const areaCents = dollars((subject.areaSqft - sale.areaSqft) * rates.perSqft)
  const bathCents = dollars((subject.baths - sale.baths) * rates.perBath)
  const poolCents = dollars((subject.pools - sale.pools) * rates.perPool)
  const hundredthsOfPercent = Math.round(rates.marketPercentPerMonth * HUNDREDTHS) * sale.monthsBefore
  const timeCents = scaleHalfUp(priceCents, hundredthsOfPercent, 100 * HUNDREDTHS)
  return {
    id: sale.id,
    priceCents,
    pricePerSqftCents: scaleHalfUp(priceCents, 1, sale.areaSqft),
    areaCents,
    bathCents,
    poolCents,
    timeCents,
    adjustedCents: sumCents([priceCents, areaCents, bathCents, poolCents, timeCents]),
  }
}

/** The middle amount, or the mean of the two in the middle, rounded half up to the cent. Throws for none. */
export const medianCents = (amounts: readonly Cents[]): Cents => {
  const ordered = [...amounts].sort((a, b) => a - b)
  const upper = ordered[Math.floor(ordered.length / 2)]
  const lower = ordered[Math.ceil(ordered.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('No amounts to take a median of')
  return scaleHalfUp(sumCents([lower, upper]), 1, 2)
}

/** Signs as in an adjustment grid: the sale is brought to the subject. Throws when there are no sales. */
export const compareSales = (comparison: SalesComparison): ComparedSales => {
  const sales = comparison.sales.map((sale) => adjust(sale, comparison))
  const adjusted = sales.map(({ adjustedCents }) => adjustedCents)
  const middle = medianCents(adjusted)
  const keptPercent = 100 - comparison.costOfSalePercent
  const netCents = scaleHalfUp(middle, keptPercent, 100)
  return {
    sales,
    lowestCents: cents(Math.min(...adjusted)),
    medianCents: middle,
    highestCents: cents(Math.max(...adjusted)),
    costOfSaleCents: cents(middle - netCents),
    netCents,
    noticeLessCents: scaleHalfUp(dollars(comparison.justValue), keptPercent, 100),
    aboveNetCents: cents(dollars(comparison.justValue) - netCents),
  }
}
