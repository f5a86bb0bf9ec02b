/** Owns the adjustment grid: what each comparable's price would have been for the home itself, on the value date. */
import { featureDollars } from '../fit/feature-rate.ts'
import { qualityGrade } from '../fit/home-columns.ts'
import { type LogWorth, logWorth, type Rates } from '../fit/rates.ts'
import { type MeasuredHome, saleMonth, type UsableSale, yearOfMonth } from '../home.ts'
import type { Selection } from '../select/comparables.ts'
import { type Counted, type CountedItem, countedOf } from './counted.ts'
import { type LocationBasis, locationChange, type Unmeasured } from './location.ts'

export type AdjustmentItem = keyof LogWorth | 'features'

type InProportion = Exclude<keyof LogWorth, 'location'>

/** Another place is counted before them, in percent of the price. */
const ITEMS: readonly InProportion[] = ['time', 'use', 'area', 'age', 'land', 'quality']

export interface Adjustment {
  readonly item: AdjustmentItem
  /** Home less comparable: months, square feet, years, grades, dollars of features; null where nothing is counted. */
  readonly difference: number | null
  /** The part of it that counts; missing where all of it does. */
  readonly counted?: Counted
  /** Dollars for one unit that counts; null without one. */
  readonly unitRateDollars: number | null
  /** Whole dollars, added to the price; negative when the comparable is better than the home. */
  readonly amountDollars: number
  /** What an amount without a unit rests on; null for the others. */
  readonly basis: LocationBasis | null
  /** An amount for another place is so many percent of so many dollars; null for the others. */
  readonly share: { readonly percent: number; readonly ofDollars: number } | null
  /** Why nothing is counted for another neighborhood. */
  readonly unmeasured?: Unmeasured
}

export interface AdjustedComparable {
  readonly sale: UsableSale
  /** In another neighborhood, and not adjusted for it. */
  readonly isUnplaced: boolean
  /** Share of the estimate that rests on this sale; 0 until it is drawn. */
  readonly weight: number
  readonly adjustments: readonly Adjustment[]
  /** Price and all amounts together. */
  readonly adjustedDollars: number
  /** Sum of the amounts, in percent of the price. */
  readonly netPercent: number
  /** Sum of the amounts without their signs, in percent of the price. */
  readonly grossPercent: number
}

const differences = (
  { home, asOf }: Pick<Selection, 'home' | 'asOf'>,
  sale: UsableSale,
): Readonly<Record<keyof LogWorth, number | null>> & { readonly features: number } => {
  const other: MeasuredHome = sale.home
  const land = home.landSqft === null || other.landSqft === null ? null : home.landSqft - other.landSqft
  const grades = [qualityGrade(home), qualityGrade(other)] as const
  return {
    time: asOf - saleMonth(sale),
    location: null,
    use: null,
    area: home.livingAreaSqft - other.livingAreaSqft,
    age: other.effectiveYearBuilt - home.effectiveYearBuilt,
    land,
    quality: grades[0] === null || grades[1] === null ? null : grades[0] - grades[1],
    features: featureDollars(home) - featureDollars(other),
  }
}

const countedIn = (
  item: CountedItem,
  { home, asOf }: Pick<Selection, 'home' | 'asOf'>,
  other: MeasuredHome,
  rates: Rates,
): Counted | null => {
  if (item === 'land')
    return home.landSqft && other.landSqft ? countedOf(item, home.landSqft, other.landSqft, rates) : null
  const valueYear = yearOfMonth(asOf)
  return countedOf(item, valueYear - home.effectiveYearBuilt, valueYear - other.effectiveYearBuilt, rates)
}

/** (to − from) ÷ ln(to ÷ from): shares a change in log price out in dollars so that the parts add up exactly. */
const logarithmicMean = (from: number, to: number): number =>
  from === to ? from : (to - from) / Math.log(to / from)

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const percentOf = (amount: number, price: number): number => round((100 * amount) / price, 1)

/** Of the price, so much is the home without its features at least: no roll value says otherwise. Ours. */
const LEAST_BARE_SHARE = 0.5

/** Features are counted in dollars, at one rate in every column; all else moves the rest of the price in proportion. */
const barePrice = ({ home, priceDollars }: UsableSale, { featureRate }: Rates): number =>
  Math.round(Math.max(LEAST_BARE_SHARE * priceDollars, priceDollars - featureRate * featureDollars(home)))

/** Dollars, cut to the cent. */
const pricePerSqft = ({ home, priceDollars }: UsableSale): number =>
  Math.floor((100 * priceDollars) / home.livingAreaSqft) / 100

/**
 * For one unit, in whole cents, as it is printed. A square foot more never costs more than one of those that were sold: the
 * sale's own price for each.
 */
const unitRate = (item: InProportion, amount: number, difference: number, sale: UsableSale): number => {
  const rate = round(amount / difference, 2)
  return item === 'area' ? Math.min(rate, pricePerSqft(sale)) : rate
}

const adjustmentsOf = (
  selection: Pick<Selection, 'home' | 'asOf'>,
  sale: UsableSale,
  rates: Rates,
): Adjustment[] => {
  const { home, asOf } = selection
  const ours = logWorth(home, asOf, rates)
  const theirs = logWorth(sale.home, saleMonth(sale), rates)
  const { percent, basis, unmeasured } = locationChange(home, sale.home, rates)
  const bare = barePrice(sale, rates)
  const placed = bare * (1 + percent / 100)
  const changeOf = (item: InProportion) => ours[item] - theirs[item]
  const change = ITEMS.reduce((sum, item) => sum + changeOf(item), 0)
  const dollarsPerLog = logarithmicMean(placed, placed * Math.exp(change))
  const { features, ...apart } = differences(selection, sale)
  const inProportion = ITEMS.map((item): Adjustment => {
    const amount = dollarsPerLog * changeOf(item)
    const difference = apart[item]
    const counted = item === 'age' || item === 'land' ? countedIn(item, selection, sale.home, rates) : null
    const plain = { item, difference, basis: null, share: null, ...(counted === null ? {} : { counted }) }
    if (counted?.difference === 0) return { ...plain, unitRateDollars: null, amountDollars: 0 }
    const units = counted === null ? difference : counted.difference
    if (units === null || units === 0)
      return { ...plain, unitRateDollars: null, amountDollars: Math.round(amount) || 0 }
    const unitRateDollars = unitRate(item, amount, units, sale)
    return { ...plain, unitRateDollars, amountDollars: Math.round(units * unitRateDollars) || 0 }
  })
  const location: Adjustment = {
    item: 'location',
    difference: null,
    unitRateDollars: null,
    amountDollars: Math.round((bare * percent) / 100) || 0,
    basis,
    share: basis === null ? null : { percent, ofDollars: bare },
    ...(unmeasured === null ? {} : { unmeasured }),
  }
  return [
    ...inProportion.slice(0, 1),
    location,
    ...inProportion.slice(1),
    {
      item: 'features',
      difference: features,
      unitRateDollars: features === 0 ? null : rates.featureRate,
      amountDollars: Math.round(rates.featureRate * features) || 0,
      basis: null,
      share: null,
    },
  ]
}

const isSameNeighborhood = (home: MeasuredHome, other: MeasuredHome): boolean =>
  home.neighborhoodCode !== '' && home.neighborhoodCode === other.neighborhoodCode

const adjustOne = (
  selection: Pick<Selection, 'home' | 'asOf'>,
  sale: UsableSale,
  rates: Rates,
): AdjustedComparable => {
  const adjustments = adjustmentsOf(selection, sale, rates)
  const isMoved = adjustments.some(({ item, amountDollars }) => item === 'location' && amountDollars !== 0)
  const net = adjustments.reduce((sum, { amountDollars }) => sum + amountDollars, 0)
  const gross = adjustments.reduce((sum, { amountDollars }) => sum + Math.abs(amountDollars), 0)
  return {
    sale,
    isUnplaced: !isMoved && !isSameNeighborhood(selection.home, sale.home),
    weight: 0,
    adjustments,
    adjustedDollars: sale.priceDollars + net,
    netPercent: percentOf(net, sale.priceDollars),
    grossPercent: percentOf(gross, sale.priceDollars),
  }
}

/** Sales that carry no value, adjusted in the same way. */
export const adjustAlsoFit = (
  { alsoFit, asOf }: Selection,
  rates: Rates,
  home: MeasuredHome,
): AdjustedComparable[] => alsoFit.map((sale) => adjustOne({ home, asOf }, sale, rates))

/** One grid column per comparable, in the order of the selection, adjusted to `home`. */
export const adjustComparables = (
  { comparables, asOf, home: recorded }: Pick<Selection, 'comparables' | 'asOf' | 'home'>,
  rates: Rates,
  home: MeasuredHome = recorded,
): AdjustedComparable[] => comparables.map((sale) => adjustOne({ home, asOf }, sale, rates))
