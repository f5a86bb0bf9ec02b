/** Owns the homes that tests share: Hillsborough's 2025 average rates, notices typed by hand and rows of the roll. */

import { calendarDate } from '#core/calendar-date.ts'
import { dollars, mills, taxOn } from '#core/money.ts'
import type { AppealFacts, CutSharing, Millage } from '../appeal-facts.ts'
import { lawReadings } from '../law/readings.ts'
import { levyRulesOf } from '../levy/position.ts'
import type { ParcelValues } from '../parcel-values.ts'
import { type RollRow, valuesFromRoll } from '../roll/values.ts'
import type { SavingBasis } from '../saving/of-cut.ts'
import type { TrimNumbers } from '../trim/numbers.ts'
import { type CountyAverage, valuesFromTrim } from '../trim/values.ts'
import type { Regime } from '../verdict/codes.ts'

export const TYPED_ON = calendarDate('2026-11-21')

/** 6.3400 + 12.5153 = 18.8553 mills. */
export const HILLSBOROUGH_2025: CountyAverage = {
  countyName: 'Hillsborough',
  rateYear: 2025,
  schoolMills: mills(6.34),
  nonSchoolMills: mills(12.5153),
}

const AVERAGE_RATES: Millage = { kind: 'county_average', ...HILLSBOROUGH_2025 }

/** A home on the notice: values in whole dollars, the homestead exemption as printed. */
export interface Home {
  readonly taxYear: number
  readonly homestead: boolean
  /** Whether a part is farm land or in other use; no such part unless told otherwise, null where nobody answered. */
  readonly otherUse?: boolean | null
  readonly just: number
  readonly assessed: readonly [school: number, other: number]
  readonly taxable: readonly [school: number, other: number]
}

/** The tax of a home at the average rates, in dollars and cents. */
const taxAtAverage = ({ taxable: [school, other] }: Home): number =>
  (taxOn(dollars(Math.max(0, school)), HILLSBOROUGH_2025.schoolMills) +
    taxOn(dollars(Math.max(0, other)), HILLSBOROUGH_2025.nonSchoolMills)) /
  100

export const numbersOf = (home: Home, totalTax = taxAtAverage(home)): TrimNumbers => ({
  justValue: home.just,
  assessedSchool: home.assessed[0],
  assessedCounty: home.assessed[1],
  taxableSchool: home.taxable[0],
  taxableCounty: home.taxable[1],
  totalTax,
})

export const factsOf = (home: Home, overrides: Partial<AppealFacts> = {}): AppealFacts => ({
  taxYear: home.taxYear,
  values: valuesFromTrim({
    numbers: numbersOf(home),
    taxYear: home.taxYear,
    homestead: home.homestead,
    otherUse: home.otherUse === null ? undefined : (home.otherUse ?? false),
    typedOn: TYPED_ON,
  }),
  millage: AVERAGE_RATES,
  fee: { kind: 'unknown' },
  portabilityThisYear: false,
  ...overrides,
})

/** Capped homestead of the fact sheet: 300,000 − 25,000 and 300,000 − 51,411 are taxed. */
export const CAPPED_HOMESTEAD: Home = {
  taxYear: 2026,
  homestead: true,
  just: 420_000,
  assessed: [300_000, 300_000],
  taxable: [275_000, 248_589],
}

/** The same home bought last year: no cap benefit yet. */
export const NEW_HOMESTEAD: Home = {
  taxYear: 2026,
  homestead: true,
  just: 420_000,
  assessed: [420_000, 420_000],
  taxable: [395_000, 368_589],
}

/** A rental: the 10 % cap holds the other levies only. */
export const RENTAL: Home = {
  taxYear: 2026,
  homestead: false,
  just: 420_000,
  assessed: [420_000, 360_000],
  taxable: [420_000, 360_000],
}

/** A row of the roll, whole dollars. */
export const rowOf = (amounts: RollRow['amounts'], rollYear = 2026): RollRow => ({
  rollYear,
  countyNumber: 39,
  parcelId: '0012345678',
  amounts,
})

export const ROLL_NAME = 'Hillsborough County 2026 tax roll'

export const valuesOfRow = (row: RollRow): ReturnType<typeof valuesFromRoll> => valuesFromRoll(row, ROLL_NAME)

/** Rules of a year under a regime, at Hillsborough's average rates unless told otherwise. */
export const basisOf = (
  values: ParcelValues,
  taxYear: number,
  {
    regime = 'current-law',
    millage = AVERAGE_RATES,
    cutSharing = { kind: 'proportional' },
  }: {
    regime?: Regime
    millage?: Millage
    cutSharing?: CutSharing
  } = {},
): SavingBasis => {
  const law = lawReadings(taxYear).find((one) => one.regime === regime)
  if (law === undefined) throw new Error(`No rule for ${taxYear}`)
  return { values, millage, rules: levyRulesOf(values, law, cutSharing) }
}

/** The same for a home typed from its notice. */
export const homeBasis = (home: Home, regime: Regime = 'current-law'): SavingBasis => {
  const { values } = factsOf(home)
  if (!values.ok) throw new Error(values.reason)
  return basisOf(values.value, home.taxYear, { regime })
}
