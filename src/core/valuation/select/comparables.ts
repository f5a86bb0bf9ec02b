/** Owns choosing the sales most like a home, and why each of the others was not chosen. */

import { ageYears, qualityGrade } from '../fit/home-columns.ts'
import { type PlaceEffects, placeKeys, placeWorth } from '../fit/place-effects.ts'
import { type MeasuredHome, type MonthNumber, saleMonth, type UsableSale } from '../home.ts'
import { BAND_STEPS, type Bands, COMPARABLES, type Scope, WINDOW_MONTHS } from '../params.ts'

type NotChosenReason =
  | 'own_sale'
  | 'other_use'
  | 'outside_window'
  | 'elsewhere'
  | 'size'
  | 'age'
  | 'land'
  | 'quality'
  | 'too_long_ago'
  | 'over_adjusted'
  | 'after_value_date'
  | 'less_alike'
  | 'too_few_alike'

export interface Selection {
  readonly home: MeasuredHome
  readonly asOf: MonthNumber
  /** The most alike first; none when fewer pass than are printed. */
  readonly comparables: readonly UsableSale[]
  /** Those that pass as well and are less alike, the most alike first; they carry no value. */
  readonly alsoFit: readonly UsableSale[]
  /** Bands at which enough sales passed, or the widest. */
  readonly bands: Bands
  /** Alike, but their prices would need too much adjusting. */
  readonly overAdjusted: readonly UsableSale[]
  /** Sales of the home itself within the window, the latest first. */
  readonly ownSales: readonly UsableSale[]
}

export interface NotChosen {
  readonly saleId: string
  readonly reason: NotChosenReason
}

/** Months from the sale to the value date; negative when the sale is later. */
const monthsBefore = (sale: UsableSale, asOf: MonthNumber): number => asOf - saleMonth(sale)

/** The file gives the month alone: a sale of the value date's month is taken to be later. */
const isEarlier = (sale: UsableSale, asOf: MonthNumber): boolean => monthsBefore(sale, asOf) > 0

const isInWindow = (sale: UsableSale, asOf: MonthNumber): boolean => {
  const months = monthsBefore(sale, asOf)
  return months <= WINDOW_MONTHS.before && months >= -WINDOW_MONTHS.after
}

const isSame = (code: string, other: string): boolean => code !== '' && code === other

/** Larger ÷ smaller; 1 when neither has land of its own, infinite when only one has. */
const landRatio = (home: MeasuredHome, other: MeasuredHome): number => {
  const a = home.landSqft ?? 0
  const b = other.landSqft ?? 0
  if (a <= 0 && b <= 0) return 1
  return Math.max(a, b) / Math.max(0, Math.min(a, b))
}

/** 0 when the roll is blank for either. */
const qualityGap = (home: MeasuredHome, other: MeasuredHome): number => {
  const a = qualityGrade(home)
  const b = qualityGrade(other)
  return a === null || b === null ? 0 : Math.abs(a - b)
}

const outsideAlways = (home: MeasuredHome, sale: UsableSale, asOf: MonthNumber): NotChosenReason | null => {
  if (!isInWindow(sale, asOf)) return 'outside_window'
  if (sale.home.parcelId === home.parcelId) return 'own_sale'
  if (!isEarlier(sale, asOf)) return 'after_value_date'
  return sale.home.useCode === home.useCode ? null : 'other_use'
}

/** How far a sale is from the home in everything that bands bound: worked out once, held against many bands. */
interface Gaps extends Readonly<Record<Scope, boolean>> {
  readonly logArea: number
  readonly ageYears: number
  readonly landRatio: number
  readonly quality: number
  readonly months: number
}

const gapsOf = (home: MeasuredHome, sale: UsableSale, asOf: MonthNumber): Gaps => {
  const other = sale.home
  return {
    neighborhood: isSame(home.neighborhoodCode, other.neighborhoodCode),
    market_area: isSame(home.marketAreaCode, other.marketAreaCode),
    zip: isSame(home.zip, other.zip),
    county: true,
    logArea: Math.abs(Math.log(other.livingAreaSqft / home.livingAreaSqft)),
    ageYears: Math.abs(ageYears(other, asOf) - ageYears(home, asOf)),
    landRatio: landRatio(home, other),
    quality: qualityGap(home, other),
    months: monthsBefore(sale, asOf),
  }
}

const outsideBands = (gaps: Gaps, bands: Bands): NotChosenReason | null => {
  if (!gaps[bands.scope]) return 'elsewhere'
  if (gaps.logArea > Math.log1p(bands.areaPercent / 100)) return 'size'
  if (gaps.ageYears > bands.ageYears) return 'age'
  if (gaps.landRatio > bands.landRatio) return 'land'
  if (gaps.quality > bands.qualityGrades) return 'quality'
  return gaps.months > bands.months ? 'too_long_ago' : null
}

/** In log price, between places that differ. Developments of one neighborhood are told apart by their names alone. */
const placeGap = (home: MeasuredHome, other: MeasuredHome, places: PlaceEffects): number => {
  const [ours, theirs] = [placeKeys(home), placeKeys(other)]
  return ours.neighborhood === theirs.neighborhood ? 0 : placeWorth(places, ours) - placeWorth(places, theirs)
}

/** 1 for a twin sold today in another place that is worth as much; see `COMPARABLES.likeness`. */
const likeness = (home: MeasuredHome, sale: UsableSale, asOf: MonthNumber, places: PlaceEffects): number => {
  const other = sale.home
  const unit = COMPARABLES.likeness
  const ratio = landRatio(home, other)
  const gaps = [
    Math.log(other.livingAreaSqft / home.livingAreaSqft) / unit.logArea,
    (ageYears(other, asOf) - ageYears(home, asOf)) / unit.ageYears,
    Number.isFinite(ratio) ? Math.log(ratio) / unit.logLand : 0,
    qualityGap(home, other) / unit.quality,
    monthsBefore(sale, asOf) / unit.months,
    placeGap(home, other, places) / unit.logPlace,
  ]
  const samePlace = home.neighborhoodCode !== '' && home.neighborhoodCode === other.neighborhoodCode
  const bonus =
    (samePlace ? COMPARABLES.sameNeighborhood : 0) +
    (samePlace && home.plat !== '' && home.plat === other.plat ? COMPARABLES.samePlat : 0)
  return Math.exp(bonus - gaps.reduce((sum, gap) => sum + gap ** 2, 0) / 2)
}

interface Ranked {
  readonly sale: UsableSale
  readonly likeness: number
}

const byLikeness = (a: Ranked, b: Ranked): number =>
  b.likeness - a.likeness || (a.sale.saleId < b.sale.saleId ? -1 : 1)

export interface Passing {
  readonly bands: Bands
  readonly passing: readonly UsableSale[]
}

/** The first bands that enough sales pass; else those that most pass, the narrower on a tie. */
export const findBands = (home: MeasuredHome, sales: readonly UsableSale[], asOf: MonthNumber): Passing => {
  const candidates = sales
    .filter((sale) => outsideAlways(home, sale, asOf) === null)
    .map((sale) => ({ sale, gaps: gapsOf(home, sale, asOf) }))
  let best: Passing | null = null
  for (const bands of BAND_STEPS) {
    const passing = candidates.filter(({ gaps }) => outsideBands(gaps, bands) === null)
    if (best === null || passing.length > best.passing.length)
      best = { bands, passing: passing.map(({ sale }) => sale) }
    if (passing.length >= COMPARABLES.wanted) break
  }
  if (best === null) throw new RangeError('No bands are configured')
  return best
}

const latestFirst = (a: UsableSale, b: UsableSale): number =>
  saleMonth(b) - saleMonth(a) || (a.saleId < b.saleId ? -1 : 1)

/** Sales of the home itself within the window, the latest first. */
export const ownSalesOf = (
  home: MeasuredHome,
  sales: readonly UsableSale[],
  asOf: MonthNumber,
): readonly UsableSale[] =>
  sales.filter((sale) => sale.home.parcelId === home.parcelId && isInWindow(sale, asOf)).toSorted(latestFirst)

/** `asOf` is the month of the value date; `places` know nothing of the home's own sales. The order of `sales` does not matter. */
export const selectComparables = (
  home: MeasuredHome,
  sales: readonly UsableSale[],
  asOf: MonthNumber,
  places: PlaceEffects,
): Selection => {
  const { bands, passing } = findBands(home, sales, asOf)
  const ranked = passing
    .map((sale) => ({ sale, likeness: likeness(home, sale, asOf, places) }))
    .toSorted(byLikeness)
  const [wanted, rest] = [ranked.slice(0, COMPARABLES.wanted), ranked.slice(COMPARABLES.wanted)]
  return {
    home,
    asOf,
    comparables: ranked.length < COMPARABLES.fewest ? [] : wanted.map(({ sale }) => sale),
    alsoFit: rest.slice(0, COMPARABLES.listedBeyond).map(({ sale }) => sale),
    bands,
    overAdjusted: [],
    ownSales: ownSalesOf(home, sales, asOf),
  }
}

/** Why each of `sales` that is not among the comparables is not. */
export const explainNotChosen = (
  { home, asOf, bands, comparables, overAdjusted }: Selection,
  sales: readonly UsableSale[],
): NotChosen[] => {
  const chosen = new Set(comparables.map(({ saleId }) => saleId))
  const beyond = new Set(overAdjusted.map(({ saleId }) => saleId))
  const leftOut = (sale: UsableSale): NotChosenReason => {
    if (comparables.length === 0) return 'too_few_alike'
    return beyond.has(sale.saleId) ? 'over_adjusted' : 'less_alike'
  }
  const reasonOf = (sale: UsableSale) =>
    outsideAlways(home, sale, asOf) ?? outsideBands(gapsOf(home, sale, asOf), bands) ?? leftOut(sale)
  return sales
    .filter(({ saleId }) => !chosen.has(saleId))
    .map((sale) => ({ saleId: sale.saleId, reason: reasonOf(sale) }))
}
