/** Puts homes, sales and the adjustment grid into the shapes of the contract: dollars become cents. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { dollars } from '#core/money.ts'
import { toTenths } from '#core/percent.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { AdjustedComparable, Adjustment } from '#core/valuation/adjust/prices.ts'
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { ageYears } from '#core/valuation/fit/home-columns.ts'
import type { Home, MeasuredHome, MonthNumber, Sale } from '#core/valuation/home.ts'
import type { StoredSale } from '#server/features/valuation/find-sales.ts'
import { locationWords } from '#words/valuation/location.ts'
import { nearnessWords } from '#words/valuation/nearness.ts'

type ComparedHome = HomeValueOnWire['comparables'][number]['home']
type RecordedSale = HomeValueOnWire['ownSales'][number]
type OnWire = HomeValueOnWire['comparables'][number]

/** The roll writes no fractions, but a rate has them. */
const cents = (amountDollars: number): number => Math.round(amountDollars * 100)

export const homeOnWire = (home: Home, address: string): ComparedHome => ({
  parcelId: home.parcelId,
  address,
  useName: useCodeName(home.useCode),
  neighborhoodCode: home.neighborhoodCode,
  livingAreaSqft: home.livingAreaSqft,
  landSqft: home.landSqft,
  effectiveYearBuilt: home.effectiveYearBuilt,
  qualityCode: home.qualityCode,
  specialFeatureCents: dollars(home.specialFeatureDollars ?? 0),
  justValueCents: dollars(home.justValueDollars),
})

export const saleOnWire = ({
  year,
  month,
  priceDollars,
  qualificationCode,
  recording,
}: Sale & Pick<StoredSale, 'recording'>): RecordedSale => ({
  year,
  month,
  priceCents: dollars(priceDollars),
  qualificationCode,
  recording,
})

const nearnessOf = (home: Home, other: Home): Nearness => {
  const isSame = (code: (one: Home) => string) => code(home) !== '' && code(home) === code(other)
  if (isSame(({ neighborhoodCode }) => neighborhoodCode))
    return isSame(({ plat }) => plat) ? 'same_development' : 'same_neighborhood'
  if (isSame(({ marketAreaCode }) => marketAreaCode)) return 'same_market_area'
  return isSame(({ zip }) => zip) ? 'same_zip' : 'same_county'
}

const adjustmentOnWire = ({
  item,
  difference,
  counted,
  unitRateDollars,
  amountDollars,
  basis,
  share,
  unmeasured,
}: Adjustment) => ({
  item,
  difference,
  ...(counted === undefined ? {} : { counted }),
  unitRateCents: unitRateDollars === null ? null : cents(unitRateDollars),
  amountCents: dollars(amountDollars),
  ...(basis === null ? {} : { basis: locationWords(basis) }),
  ...(unmeasured === undefined ? {} : { unmeasured }),
  ...(share === null ? {} : { share: { percent: share.percent, ofCents: dollars(share.ofDollars) } }),
})

export const comparableOnWire = (
  home: MeasuredHome,
  asOf: MonthNumber,
  { sale, weight, adjustments, adjustedDollars, netPercent, grossPercent }: AdjustedComparable,
  stored: StoredSale,
): OnWire => {
  const nearness = nearnessOf(home, sale.home)
  return {
    home: homeOnWire(sale.home, stored.address),
    sale: saleOnWire(stored),
    nearness,
    nearnessWords: nearnessWords[nearness],
    ageYears: ageYears(sale.home, asOf),
    adjustments: adjustments.map(adjustmentOnWire),
    netPercent,
    grossPercent,
    adjustedCents: dollars(adjustedDollars),
    weightPercent: toTenths(100 * weight),
  }
}
