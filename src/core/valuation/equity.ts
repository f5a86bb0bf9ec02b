/** Owns the equity view: a home's just value per square foot against its neighbors', and how even its neighborhood is. */
import { type Home, isMeasured, type MeasuredHome, type UsableSale } from './home.ts'
import { COMPARABLES, EQUITY } from './params.ts'
import { type RatioIntervals, ratioIntervals } from './study/ratio-intervals.ts'
import { type RatioStudy, studyRatios } from './study/ratio-study.ts'
import { quantile } from './study/statistics.ts'

/** Just values are compared, never assessed values: those carry each owner's own caps. */
export type Equity =
  | { readonly sufficient: false; readonly why: 'not_measured' | 'too_few_neighbors' }
  | {
      readonly sufficient: true
      readonly neighborCount: number
      /** Dollars of just value per square foot of the roll's effective area. */
      readonly homePerSqft: number
      readonly quarterPerSqft: number
      readonly medianPerSqft: number
      readonly threeQuartersPerSqft: number
      /** Neighbors valued lower per square foot, in percent. */
      readonly lowerPercent: number
      /** The home's area at the neighbors' middle value per square foot, whole dollars. */
      readonly atMedianDollars: number
    }

const perSqft = ({ justValueDollars, livingAreaSqft }: MeasuredHome): number =>
  justValueDollars / livingAreaSqft

const isNeighbor = (home: MeasuredHome, other: Home): other is MeasuredHome =>
  other.parcelId !== home.parcelId &&
  other.useCode === home.useCode &&
  home.neighborhoodCode !== '' &&
  other.neighborhoodCode === home.neighborhoodCode &&
  isMeasured(other) &&
  other.justValueDollars > 0 &&
  Math.abs(Math.log(other.livingAreaSqft / home.livingAreaSqft)) <= Math.log1p(EQUITY.areaPercent / 100)

const round = (value: number): number => Number(value.toFixed(2))

/** `homes` may be the whole county; homes of the same use, neighborhood and about the same size are compared. */
export const viewEquity = (home: Home, homes: readonly Home[]): Equity => {
  if (!isMeasured(home) || home.justValueDollars <= 0) return { sufficient: false, why: 'not_measured' }
  const values = homes.filter((other) => isNeighbor(home, other)).map(perSqft)
  if (values.length < EQUITY.fewestNeighbors) return { sufficient: false, why: 'too_few_neighbors' }
  const own = perSqft(home)
  const middle = quantile(values, 0.5)
  return {
    sufficient: true,
    neighborCount: values.length,
    homePerSqft: round(own),
    quarterPerSqft: round(quantile(values, 0.25)),
    medianPerSqft: round(middle),
    threeQuartersPerSqft: round(quantile(values, 0.75)),
    lowerPercent: round((100 * values.filter((value) => value < own).length) / values.length),
    // With the median as it is printed, so that a reader comes to the same dollars.
    atMedianDollars: Math.round(round(middle) * home.livingAreaSqft),
  }
}

const landOf = ({ landSqft }: Home): number => landSqft ?? 0
const featuresOf = ({ specialFeatureDollars }: Home): number => specialFeatureDollars ?? 0

/** Per square foot of building the others tell nothing of a home whose lot or extra features are of another kind. */
export const isTypicalOf = (home: Home, others: readonly Home[]): boolean => {
  const land = quantile(others.map(landOf), 0.5)
  const features = quantile(others.map(featuresOf), 0.5)
  const hasUsualLand =
    landOf(home) === 0 || land === 0 || Math.abs(Math.log(landOf(home) / land)) <= Math.log(EQUITY.landRatio)
  const more = Math.abs(featuresOf(home) - features)
  return hasUsualLand && more <= (home.justValueDollars * EQUITY.featurePercent) / 100
}

const gap = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : 0

/** By the same measures as sales: size, age and land. */
const unlikeness = (home: MeasuredHome, other: MeasuredHome): number => {
  const { logArea, ageYears, logLand } = COMPARABLES.likeness
  return Math.hypot(
    gap(home.livingAreaSqft, other.livingAreaSqft) / logArea,
    (home.effectiveYearBuilt - other.effectiveYearBuilt) / ageYears,
    gap(landOf(home), landOf(other)) / logLand,
  )
}

/** Those of `homes` that are compared, the most alike first. */
export const likestHomes = <Of extends Home>(
  home: Home,
  homes: readonly Of[],
): readonly (Of & MeasuredHome)[] =>
  isMeasured(home)
    ? homes
        .filter((other): other is Of & MeasuredHome => isNeighbor(home, other))
        .toSorted(
          (one, other) =>
            unlikeness(home, one) - unlikeness(home, other) || (one.parcelId < other.parcelId ? -1 : 1),
        )
    : []

export interface Uniformity {
  readonly study: RatioStudy
  readonly intervals: RatioIntervals
}

/**
 * Just value ÷ price over the sales of the home's use and neighborhood; a blank neighborhood is none. The home's own sale takes
 * no part: its price is brought down by this ratio, and would partly measure itself.
 */
export const measureUniformity = (home: Home, sales: readonly UsableSale[]): Uniformity => {
  const pairs = sales
    .filter(
      ({ home: sold }) =>
        sold.parcelId !== home.parcelId &&
        home.neighborhoodCode !== '' &&
        sold.useCode === home.useCode &&
        sold.neighborhoodCode === home.neighborhoodCode,
    )
    .map((sale) => ({ estimate: sale.home.justValueDollars, price: sale.priceDollars }))
  return { study: studyRatios(pairs), intervals: ratioIntervals(pairs) }
}
