/** Owns reading a parcel's values and effective tax rates from the six numbers of a TRIM notice. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { type Cents, cents, dollars, type Mills, mills, sumCents, taxOn } from '#core/money.ts'
import { ok, type Result } from '#core/result.ts'
import type { Millage } from '../appeal-facts.ts'
import type { TaxLaw } from '../law/by-year.ts'
import { TAX_IN_LINE_FROM_PERCENT, TAX_IN_LINE_TO_PERCENT } from '../params.ts'
import type { Levy, ParcelValues, SeenExemption } from '../parcel-values.ts'
import type { ValuesRefused } from '../value-problem.ts'
import type { ProblemCode } from '../verdict/codes.ts'
import { checkTrimNumbers } from './check-numbers.ts'
import { doubtsOfNotice } from './doubts.ts'
import type { TrimNumbers } from './numbers.ts'

/** The notice beside what identifies it. */
export interface TypedNotice {
  readonly numbers: TrimNumbers
  readonly taxYear: number
  /** Whether the notice shows a homestead exemption. */
  readonly homestead: boolean
  /** Whether the notice shows farm land, or a part is rented out or in business use; left out: not answered. */
  readonly otherUse?: boolean | undefined
  /** The law by year; the table of this product where none is given. */
  readonly law?: TaxLaw | undefined
  readonly typedOn: CalendarDate
}

const REASONS: Readonly<Record<ProblemCode, ValuesRefused['reason']>> = {
  missing: 'missing_values',
  negative: 'out_of_range',
  too_large: 'out_of_range',
  not_whole: 'out_of_range',
  assessed_above_just: 'assessed_above_just',
  taxable_above_assessed: 'taxable_above_assessed',
  school_below_county: 'contradictory_values',
  no_homestead_exemption: 'contradictory_values',
  far_from_roll: 'out_of_range',
  looks_like_homestead: 'contradictory_values',
  tax_on_nothing: 'contradictory_values',
  no_tax: 'contradictory_values',
  tax_out_of_line: 'contradictory_values',
  taxable_rows_alike: 'contradictory_values',
}

const refusal = (problems: ReturnType<typeof checkTrimNumbers>): ValuesRefused | null => {
  const first = problems[0]
  if (first === undefined) return null
  if (problems.some(({ code }) => code === 'missing'))
    return { ok: false, reason: 'missing_values', problems }
  return { ok: false, reason: REASONS[first.code], problems }
}

/**
 * The parcel as one portion, homestead or not: a notice does not print portions. Whole dollars in, cents out.
 * Refuses with the field and what would be right.
 */
export const valuesFromTrim = (notice: TypedNotice): Result<ParcelValues, ValuesRefused> => {
  const { numbers, taxYear, homestead, otherUse, law, typedOn } = notice
  const refused = refusal(checkTrimNumbers({ ...numbers, taxYear, homestead, law }))
  if (refused !== null) return refused
  const justCents = dollars(numbers.justValue)
  const assessedCents = {
    school: dollars(numbers.assessedSchool),
    non_school: dollars(numbers.assessedCounty),
  }
  const taxableCents = { school: dollars(numbers.taxableSchool), non_school: dollars(numbers.taxableCounty) }
  const exemptionOn = (levy: Levy): SeenExemption => ({
    wholeCents: cents(assessedCents[levy] - taxableCents[levy]),
    // a notice names no exemption beside homestead
    codedFixedCents: cents(0),
    hasHomesteadShare: false,
    shareBesideCents: cents(0),
  })
  const values = {
    origin: { kind: 'typed', typedOn },
    justCents,
    assessedCents,
    taxableCents,
    portions: [{ kind: homestead ? 'homestead' : 'non_homestead_residential', justCents, assessedCents }],
    exemptions: { school: exemptionOn('school'), non_school: exemptionOn('non_school') },
    portionsMerged: false,
  } as const
  return ok({ ...values, doubts: doubtsOfNotice({ ...numbers, taxYear, homestead, otherUse, law }, values) })
}

/** A county's average rates for one year, in mills. */
export interface CountyAverage {
  readonly countyName: string
  readonly rateYear: number
  readonly schoolMills: Mills
  readonly nonSchoolMills: Mills
}

type Rates = Pick<CountyAverage, 'schoolMills' | 'nonSchoolMills'>

/** As few decimals as reproduce the tax to the cent, four at least; with six they do up to ten million dollars taxed. */
const rateGiving = (taxCents: number, taxable: Cents): Mills => {
  const exact = (1_000 * taxCents) / taxable
  const rounded = [4, 5, 6].map((decimals) => mills(Number(exact.toFixed(decimals))))
  return rounded.find((rate) => taxOn(taxable, rate) === taxCents) ?? mills(exact)
}

/** Both stretched alike from the exact tax at the average; what rounding leaves of the total falls on the larger of the two. */
const ratesReproducing = (typedTaxCents: Cents, numbers: TrimNumbers, average: CountyAverage): Rates => {
  const [school, other] = [dollars(numbers.taxableSchool), dollars(numbers.taxableCounty)]
  const [ofSchool, ofOther] = [school * average.schoolMills, other * average.nonSchoolMills]
  const factor = (1_000 * typedTaxCents) / (ofSchool + ofOther)
  const schoolMills = mills(Number((average.schoolMills * factor).toFixed(4)))
  const nonSchoolMills = mills(Number((average.nonSchoolMills * factor).toFixed(4)))
  const left = (taken: Cents): number => Math.max(0, typedTaxCents - taken)
  return ofSchool > ofOther
    ? { schoolMills: rateGiving(left(taxOn(other, nonSchoolMills)), school), nonSchoolMills }
    : { schoolMills, nonSchoolMills: rateGiving(left(taxOn(school, schoolMills)), other) }
}

/**
 * The rates that reproduce the typed total tax, split between school and other levies as the county's average is.
 * 'out_of_line' when the total is far from what the average gives; missing when there is no average.
 */
export const millageFromTrim = (numbers: TrimNumbers, average: CountyAverage | null): Millage => {
  if (average === null) return { kind: 'missing' }
  const taxAtAverageCents = sumCents([
    taxOn(dollars(numbers.taxableSchool), average.schoolMills),
    taxOn(dollars(numbers.taxableCounty), average.nonSchoolMills),
  ])
  const typedTaxCents = cents(Math.round(numbers.totalTax * 100))
  if (taxAtAverageCents === 0) {
    return typedTaxCents === 0 ? { kind: 'county_average', ...average } : { kind: 'missing' }
  }
  const factor = typedTaxCents / taxAtAverageCents
  const { countyName, rateYear } = average
  if (factor * 100 < TAX_IN_LINE_FROM_PERCENT || factor * 100 > TAX_IN_LINE_TO_PERCENT) {
    return { kind: 'out_of_line', countyName, rateYear, typedTaxCents, taxAtAverageCents }
  }
  return {
    kind: 'scaled_to_tax_bill',
    countyName,
    rateYear,
    ...ratesReproducing(typedTaxCents, numbers, average),
  }
}
