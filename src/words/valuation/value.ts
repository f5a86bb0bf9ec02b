/** Owns the plain words under an estimate: what it rests on, how sure it is, and how it compares with the roll. */

import { spanInWords, spanOf } from '#core/document/facts/sales/found-span.ts'
import { dollars, formatMoney } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { Ranged, RangedEstimate } from '#core/valuation/adjust/estimate-range.ts'
import { type Level, levelPercent, rangeAtLevel, toJustBasis } from '#core/valuation/adjust/level.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { ageYears, qualityGrade } from '#core/valuation/fit/home-columns.ts'
import type { MonthNumber, UsableSale } from '#core/valuation/home.ts'
import { INTERVAL, OLDEST_AGE_YEARS, type Scope } from '#core/valuation/params.ts'
import type { Selection } from '#core/valuation/select/comparables.ts'
import type { OwnSaleEvidence } from '#core/valuation/select/own-sales.ts'
import type { HomeValue } from '#core/valuation/value-home.ts'
import * as words from '#messages/valuation/value.ts'

const PLACES: Readonly<Record<Scope, string>> = {
  neighborhood: words.theHomesOwnNeighborhood(),
  market_area: words.marketArea(),
  zip: words.theHomesZipCode(),
  county: words.theCounty(),
}

const WHY_NOT: Readonly<Record<Extract<RangedEstimate, { sufficient: false }>['why'], string>> = {
  too_few_comparables: words.tooFewComparables(),
  comparables_disagree: words.comparablesDisagree(),
  errors_not_measured: words.errorsNotMeasured({ count: INTERVAL.fewestErrors, months: INTERVAL.months }),
}

const whatInstead = (useCode: string): string => words.heresWhatYouCanDoInstead({ use: useCodeName(useCode) })

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const lotWords = ({ bands, home }: Selection): string =>
  home.landSqft === null || home.landSqft <= 0 ? '' : words.onALotUpToTimes({ times: bands.landRatio })

const qualityWords = ({ bands, home }: Selection): string => {
  if (qualityGrade(home) === null) return ''
  const { qualityGrades } = bands
  if (qualityGrades === 0) return words.ofTheSameQualityGrade()
  return words.withinQualityQualitygradesOfIt({ grades: qualityGrades })
}

/** All above the oldest age count as of that age, so beside one near it every older home passes. */
const builtWords = ({ bands, home, asOf }: Selection): string => {
  const own = ageYears(home, asOf)
  if (own >= OLDEST_AGE_YEARS) return words.atLeastYearsOld({ oldYears: OLDEST_AGE_YEARS - bands.ageYears })
  return own + bands.ageYears >= OLDEST_AGE_YEARS
    ? words.builtWithinYearsOrOld({ ageYears: bands.ageYears, oldYears: OLDEST_AGE_YEARS })
    : words.builtWithinYearsOfIt({ ageYears: bands.ageYears })
}

/** The file may hold less than the window reaches back: then the months that it holds are named. */
const windowWords = ({ bands: { months }, asOf }: Selection, firstHeld: MonthNumber | null): string => {
  if (firstHeld === null || firstHeld <= asOf - months) return words.soldWithinMonths({ months })
  const named = (at: MonthNumber) => monthInWords(Math.floor(at / 12), (at % 12) + 1) ?? ''
  return words.soldFromToTheMonths({ first: named(firstHeld), last: named(asOf - 1) })
}

/** Which sales are compared, to be put after 'sales'; `firstHeld` is the first month of the sale file, where it is known. */
export const describeBands = (selection: Selection, firstHeld: MonthNumber | null = null): string => {
  const { scope, areaPercent } = selection.bands
  return words.fromUpToLargerOrSmaller({
    place: PLACES[scope],
    areaPercent,
    built: builtWords(selection),
    lot: lotWords(selection),
    quality: qualityWords(selection),
    window: windowWords(selection, firstHeld),
  })
}

const soldWords = ({ priceDollars, year, month }: UsableSale): string =>
  words.yourHomeItselfSoldForIn({ price: money(priceDollars), month: monthInWords(year, month) ?? year })

const broughtWords = ({ sale, broughtDollars }: OwnSaleEvidence): string =>
  words.withTheCountysPriceTrendThats({ sale: soldWords(sale), amount: money(broughtDollars) })

/** Evidence with its figure, beside the estimate or where the other sales carry none. */
const ownSaleEvidenceWords = (
  ownSale: OwnSaleEvidence,
  estimate: RangedEstimate,
  level: Level | null,
): string => {
  const supported =
    level === null
      ? ''
      : words.asAMarketValueOnThe({
          value: money(toJustBasis({ basis: 'price', dollars: ownSale.broughtDollars }, level).dollars),
        })
  const told = { sale: broughtWords(ownSale), supported }
  return estimate.sufficient ? words.itIsNotInTheEstimate(told) : words.aBoardLooksAtThatPrice(told)
}

/** What the home itself sold for, or that it counts for nothing. */
const describeOwnSale = (
  { selection, ownSale }: HomeValue,
  estimate: RangedEstimate,
  level: Level | null,
): string[] => {
  if (ownSale !== null) return [ownSaleEvidenceWords(ownSale, estimate, level)]
  const [latest] = selection.ownSales
  if (latest === undefined) return []
  return [words.thatsAfterJanuary1SoIt({ sale: soldWords(latest) })]
}

const describeInterval = ({ lowDollars, highDollars }: Ranged): string =>
  words.theLikelyRangeIsToWhen({ low: money(lowDollars), high: money(highDollars) })

/** Whose level a price is brought down by. */
export type LevelPlace = 'county' | 'neighborhood'

const describeLevel = (
  { valueDollars, lowDollars, highDollars }: Ranged,
  level: Level | null,
  place: LevelPlace,
): string => {
  if (level === null) return words.thisIsASalePriceMarket()
  const supported = money(toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars)
  if (level.kind === 'declared')
    return words.thisIsASalePriceThe({ percent: level.costOfSalePercent, supported })
  const homes = level.allUses ? words.allHomes() : words.homesOfThisUse()
  const whose = words.inThePlace({ homes, place: place === 'county' ? 'yes' : 'no' })
  const { low, high } = rangeAtLevel({ basis: 'price', low: lowDollars, high: highDollars }, level)
  return words.thisIsASalePriceMarket2({
    whose,
    percent: levelPercent(level.share),
    saleCount: level.saleCount.toLocaleString('en-US'),
    lowPercent: levelPercent(level.interval.low),
    highPercent: levelPercent(level.interval.high),
    supported,
    low: money(low),
    high: money(high),
  })
}

const featureWords = ({ grid }: HomeValue): string => {
  const features = grid
    .flatMap(({ adjustments }) => adjustments)
    .find(({ item, unitRateDollars }) => item === 'features' && unitRateDollars !== null)
  if (features?.unitRateDollars == null) return ''
  return words.poolsDocksAndTheLikeCount({ rate: features.unitRateDollars.toFixed(2) })
}

const foundWords = ({ grid }: HomeValue): string => {
  const span = spanOf(grid.map(({ sale, adjustments }) => ({ home: sale.home, sale, adjustments })))
  return span === null ? '' : spanInWords(span, 'this home')
}

/** One sentence or two per entry, in reading order. `level` is the one that is used; null where it could not be measured. */
export const explainValue = (
  value: HomeValue,
  estimate: RangedEstimate,
  level: Level | null,
  place: LevelPlace = 'county',
): string[] => {
  const { grid, selection } = value
  if (!estimate.sufficient)
    return [
      WHY_NOT[estimate.why],
      whatInstead(selection.home.useCode),
      ...describeOwnSale(value, estimate, level),
    ]
  return [
    words.theMostSimilarSalesEachAdjusted({
      count: grid.length,
      place: PLACES[selection.bands.scope],
      span: foundWords(value),
      price: money(estimate.valueDollars),
      lowest: money(estimate.lowestDollars),
      highest: money(estimate.highestDollars),
    }),
    ...describeOwnSale(value, estimate, level),
    words.moreSimilarSalesCountMoreA(),
    words.theAdjustmentsComeFromTheCountys({ features: featureWords(value) }),
    describeInterval(estimate),
    describeLevel(estimate, level, place),
  ]
}
