/** Owns reading a parcel's values and effective tax rates from the six numbers of a TRIM notice. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { cents, dollars, type Mills, mills } from '#core/money.ts'
import { ok, type Result } from '#core/result.ts'
import type { Millage } from './appeal-facts.ts'
import { splitExemption } from './exemption-parts.ts'
import type { Levy, ParcelValues, ValuesRefused } from './parcel-values.ts'
import { checkTrimNumbers, type TrimNumbers } from './trim-numbers.ts'

/** The notice beside what identifies it. */
export interface TypedNotice {
  readonly numbers: TrimNumbers
  readonly taxYear: number
  /** Whether the notice shows a homestead exemption. */
  readonly homestead: boolean
  readonly typedOn: CalendarDate
}

const refusal = (problems: ReturnType<typeof checkTrimNumbers>): ValuesRefused | null => {
  const first = problems[0]
  if (first === undefined) return null
  if (first.code === 'assessed_above_just' || first.code === 'taxable_above_assessed') {
    return { ok: false, reason: first.code, problems }
  }
  const missing = problems.some((problem) => problem.code === 'missing')
  return { ok: false, reason: missing ? 'missing_values' : 'out_of_range', problems }
}

/**
 * The parcel as one portion, homestead or not: a notice does not print portions. Whole dollars in, cents out.
 * Refuses with the field and what would be right.
 */
export const valuesFromTrim = (notice: TypedNotice): Result<ParcelValues, ValuesRefused> => {
  const { numbers, taxYear, homestead, typedOn } = notice
  const refused = refusal(checkTrimNumbers(numbers))
  if (refused !== null) return refused
  const justCents = dollars(numbers.justValue)
  const assessedCents = {
    school: dollars(numbers.assessedSchool),
    non_school: dollars(numbers.assessedCounty),
  }
  const taxableCents = { school: dollars(numbers.taxableSchool), non_school: dollars(numbers.taxableCounty) }
  const exemptionOn = (levy: Levy) =>
    splitExemption({
      taxYear,
      levy,
      wholeCents: cents(assessedCents[levy] - taxableCents[levy]),
      taxableCents: taxableCents[levy],
      homesteadAssessedCents: homestead ? assessedCents[levy] : cents(0),
      proportionalCents: cents(0),
    })
  return ok({
    origin: { kind: 'typed', typedOn },
    justCents,
    assessedCents,
    taxableCents,
    portions: [{ kind: homestead ? 'homestead' : 'non_homestead_residential', justCents, assessedCents }],
    exemptions: { school: exemptionOn('school'), non_school: exemptionOn('non_school') },
    portionsMerged: false,
  })
}

/** A county's average rates for one year, in mills. */
export interface CountyAverage {
  readonly countyName: string
  readonly rateYear: number
  readonly schoolMills: Mills
  readonly nonSchoolMills: Mills
}

/**
 * The rates that reproduce the typed total tax, split between school and other levies as the county's average is.
 * Missing when there is no average, or when a tax was typed although nothing is taxable.
 */
export const millageFromTrim = (numbers: TrimNumbers, average: CountyAverage | null): Millage => {
  if (average === null) return { kind: 'missing' }
  const { taxableSchool, taxableCounty, totalTax } = numbers
  const taxAtAverage = (taxableSchool * average.schoolMills + taxableCounty * average.nonSchoolMills) / 1_000
  if (taxAtAverage === 0) return totalTax === 0 ? { kind: 'county_average', ...average } : { kind: 'missing' }
  const factor = totalTax / taxAtAverage
  const highest = Math.max(average.schoolMills, average.nonSchoolMills) * factor
  if (!(highest <= 100)) return { kind: 'missing' }
  return {
    kind: 'scaled_to_tax_bill',
    countyName: average.countyName,
    rateYear: average.rateYear,
    schoolMills: mills(average.schoolMills * factor),
    nonSchoolMills: mills(average.nonSchoolMills * factor),
    averageFactor: factor,
  }
}
