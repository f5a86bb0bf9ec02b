/** Owns the arithmetic of the comparison worksheet: what its formulas must give. */

import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'

/** With fewer sales the sheet names no value. Practice, not law; checked 2026-11-21. */
export const minimumSales = 3
export const maximumSales = 6
/** Days of an average month: 365.25 ÷ 12. */
export const daysInMonth = 30.4375

export interface HomeFacts {
  readonly address: string | null
  readonly parcelId: string | null
  readonly livingAreaSqft: number | null
  readonly landSqft: number | null
  readonly effectiveYearBuilt: number | null
}

export interface ComparedSale extends HomeFacts {
  /** Where the deed is recorded, and the roll's qualification code; left out where the owner writes them. */
  readonly record?: string | null
  readonly qualification?: string | null
  readonly soldOn: CalendarDate | null
  readonly priceDollars: number
  readonly otherDollars: number
}

export interface Comparison {
  readonly home: HomeFacts & { readonly justValueDollars: number | null }
  readonly valuationOn: CalendarDate | null
  /** Of the owner's own choice; null counts as nothing. */
  readonly rates: {
    readonly monthlyShare: number | null
    readonly dollarsPerSqft: number | null
    readonly dollarsPerLandSqft: number | null
    readonly dollarsPerYear: number | null
  }
  readonly sales: readonly ComparedSale[]
  readonly pricesAreNet: boolean
  readonly costOfSaleShare: number | null
}

export interface AdjustedSale {
  readonly months: number | null
  readonly time: number
  readonly timePrice: number
  readonly area: number
  readonly land: number
  readonly year: number
  readonly net: number
  readonly adjusted: number
  readonly grossShare: number
}

/** From the sale towards the home: a sale that has more than the home gets a minus. */
const towards = (home: number | null, sale: number | null, rate: number | null): number =>
  home === null || sale === null ? 0 : (home - sale) * (rate ?? 0)

export const adjustSale = ({ home, valuationOn, rates }: Comparison, sale: ComparedSale): AdjustedSale => {
  const months =
    valuationOn === null || sale.soldOn === null ? null : daysBetween(sale.soldOn, valuationOn) / daysInMonth
  const time = sale.priceDollars * (rates.monthlyShare ?? 0) * (months ?? 0)
  const area = towards(home.livingAreaSqft, sale.livingAreaSqft, rates.dollarsPerSqft)
  const land = towards(home.landSqft, sale.landSqft, rates.dollarsPerLandSqft)
  const year = towards(home.effectiveYearBuilt, sale.effectiveYearBuilt, rates.dollarsPerYear)
  const net = area + land + year + sale.otherDollars
  const timePrice = sale.priceDollars + time
  const gross = [time, area, land, year, sale.otherDollars].reduce((sum, one) => sum + Math.abs(one), 0)
  return {
    months,
    time,
    timePrice,
    area,
    land,
    year,
    net,
    adjusted: timePrice + net,
    grossShare: gross / sale.priceDollars,
  }
}

export const saleNeeds = ['sold', 'area', 'land', 'year'] as const
export const homeNeeds = ['valuation', 'area', 'land', 'year'] as const

export interface MissingFacts {
  readonly ofSale: readonly (typeof saleNeeds)[number][]
  readonly ofHome: readonly (typeof homeNeeds)[number][]
}

/** Land is no fact of an apartment: it is needed where one of the two homes states it, or a rate for it is set. */
export const missingFacts = ({ home, valuationOn, rates }: Comparison, sale: ComparedSale): MissingFacts => {
  const isLandNeeded = [home.landSqft, sale.landSqft, rates.dollarsPerLandSqft].some((one) => one !== null)
  const lacking = (one: HomeFacts) => ({
    area: one.livingAreaSqft === null,
    land: isLandNeeded && one.landSqft === null,
    year: one.effectiveYearBuilt === null,
  })
  const lacks = { sold: sale.soldOn === null, ...lacking(sale) }
  const homeLacks = { valuation: valuationOn === null, ...lacking(home) }
  return {
    ofSale: saleNeeds.filter((need) => lacks[need]),
    ofHome: homeNeeds.filter((need) => homeLacks[need]),
  }
}

export const isWhole = (comparison: Comparison, sale: ComparedSale): boolean => {
  const { ofSale, ofHome } = missingFacts(comparison, sale)
  return ofSale.length + ofHome.length === 0
}

export interface Conclusion {
  readonly low: number
  readonly high: number
  readonly median: number
  readonly costOff: number
  readonly value: number
  readonly difference: number | null
}

const medianOf = (sorted: readonly number[]): number => {
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (below + above) / 2
}

/** Null with too few sales, or while a fact of a sale or of the home is missing. The cost of sale comes off once, and never off prices that are net already. */
export const concludeValue = (comparison: Comparison): Conclusion | null => {
  const { sales, pricesAreNet, costOfSaleShare, home } = comparison
  if (sales.length < minimumSales || !sales.every((sale) => isWhole(comparison, sale))) return null
  const sorted = sales.map((sale) => adjustSale(comparison, sale).adjusted).toSorted((a, b) => a - b)
  const median = medianOf(sorted)
  const costOff = pricesAreNet ? 0 : median * (costOfSaleShare ?? 0)
  const value = median - costOff
  const difference = home.justValueDollars === null ? null : home.justValueDollars - value
  return { low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0, median, costOff, value, difference }
}
