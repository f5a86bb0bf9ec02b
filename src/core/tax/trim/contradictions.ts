/** Owns what the law says must hold among the numbers of one notice. */

import { dollars } from '#core/money.ts'
import { homesteadExemption } from '../exemption/homestead.ts'
import { homesteadRule, regimesOf } from '../law/readings.ts'
import { TAX_DUE_FROM_TAXABLE_DOLLARS } from '../params.ts'
import type { Levy } from '../parcel-values.ts'
import type { NoticeProblem } from '../value-problem.ts'
import type { NoticeNumbers, TrimField } from './numbers.ts'

type Rule = (notice: NoticeNumbers) => NoticeProblem | null

interface Row {
  readonly levy: Levy
  readonly assessed: Exclude<TrimField, 'totalTax'>
  readonly taxable: Exclude<TrimField, 'totalTax'>
}

const SCHOOL_ROW: Row = { levy: 'school', assessed: 'assessedSchool', taxable: 'taxableSchool' }
const COUNTY_ROW: Row = { levy: 'non_school', assessed: 'assessedCounty', taxable: 'taxableCounty' }
const ROWS = [SCHOOL_ROW, COUNTY_ROW]

type Limit = readonly [TrimField, TrimField, 'assessed_above_just' | 'taxable_above_assessed']

const LIMITS = {
  assessedSchool: ['assessedSchool', 'justValue', 'assessed_above_just'],
  assessedCounty: ['assessedCounty', 'justValue', 'assessed_above_just'],
  taxableSchool: ['taxableSchool', 'assessedSchool', 'taxable_above_assessed'],
  taxableCounty: ['taxableCounty', 'assessedCounty', 'taxable_above_assessed'],
} as const satisfies Record<string, Limit>

type TypedSoFar = { readonly [field in TrimField]: number | null }

const above = (numbers: TypedSoFar, [field, limit, code]: Limit): NoticeProblem | null => {
  const [amount, most] = [numbers[field], numbers[limit]]
  if (amount === null || most === null || amount <= most) return null
  return { of: 'notice', field, code, amount, limit, most }
}

const notAbove =
  (limit: Limit): Rule =>
  (notice) =>
    above(notice, limit)

/** What is above the number it is a part of, while others of the notice are still to be typed. */
export const aboveTheirLimit = (numbers: TypedSoFar): readonly NoticeProblem[] =>
  Object.values(LIMITS)
    .map((limit) => above(numbers, limit))
    .filter((problem) => problem !== null)

const belowCountyRow = (
  notice: NoticeNumbers,
  field: 'assessedSchool' | 'taxableSchool',
  county: 'assessedCounty' | 'taxableCounty',
): NoticeProblem => ({
  of: 'notice',
  field,
  code: 'school_below_county',
  amount: notice[field],
  county,
  least: notice[county],
})

/** Save Our Homes and classified use reach every levy, the 10 % cap all but the schools (ss. 193.155, 193.1554, F.S.). */
const schoolNotBelowCounty: Rule = (notice) =>
  notice.assessedSchool >= notice.assessedCounty
    ? null
    : belowCountyRow(notice, 'assessedSchool', 'assessedCounty')

/** The homestead exemption a row would draw if the whole home were homestead, under each rule of the year. */
const wholeExemptions = (notice: NoticeNumbers, { levy, assessed }: Row): readonly number[] =>
  regimesOf(notice.taxYear, notice.law)
    .map((regime) => homesteadRule(notice.taxYear, regime, notice.law))
    .filter((rule) => rule !== null)
    .map((rule) => homesteadExemption(rule, levy, dollars(notice[assessed])) / 100)

/** Homestead in part, or a part owner's share, may draw less than the whole exemption, but never nothing. */
const homesteadTakenOff =
  (row: Row): Rule =>
  (notice) => {
    const [assessed, taxable] = [notice[row.assessed], notice[row.taxable]]
    const least = Math.min(...wholeExemptions(notice, row))
    if (!notice.homestead || taxable !== assessed || !(least > 0 && least <= assessed)) return null
    return {
      of: 'notice',
      field: row.taxable,
      code: 'no_homestead_exemption',
      amount: taxable,
      ifWhole: assessed - least,
    }
  }

/** The exemption off the school row is the smaller one, so that each of the two found in the other row's place is a slip. */
const taxableRowsInOrder: Rule = (notice) => {
  const { homestead, taxableSchool, taxableCounty } = notice
  const exchanged = { ...notice, taxableSchool: taxableCounty, taxableCounty: taxableSchool }
  if (!homestead || taxableSchool >= taxableCounty || !isWholeHomestead(exchanged)) return null
  return belowCountyRow(notice, 'taxableSchool', 'taxableCounty')
}

const takenOff = (notice: NoticeNumbers, { assessed, taxable }: Row): number =>
  notice[assessed] - notice[taxable]

const isWholeHomestead = (notice: NoticeNumbers): boolean =>
  ROWS.every((row) => notice[row.taxable] > 0 && wholeExemptions(notice, row).includes(takenOff(notice, row)))

const homesteadAnswered: Rule = (notice) => {
  if (notice.homestead || !isWholeHomestead(notice)) return null
  return {
    of: 'notice',
    field: 'homestead',
    code: 'looks_like_homestead',
    schoolOff: takenOff(notice, SCHOOL_ROW),
    countyOff: takenOff(notice, COUNTY_ROW),
    taxYear: notice.taxYear,
  }
}

const taxFitsTaxable: Rule = ({ taxableSchool, taxableCounty, totalTax }) => {
  const taxable = Math.max(taxableSchool, taxableCounty)
  if (taxable === 0 && totalTax > 0)
    return { of: 'notice', field: 'totalTax', code: 'tax_on_nothing', amount: totalTax }
  if (taxable < TAX_DUE_FROM_TAXABLE_DOLLARS || totalTax > 0) return null
  return { of: 'notice', field: 'totalTax', code: 'no_tax', taxable }
}

const RULES: readonly Rule[] = [
  homesteadAnswered,
  notAbove(LIMITS.assessedSchool),
  schoolNotBelowCounty,
  notAbove(LIMITS.assessedCounty),
  notAbove(LIMITS.taxableSchool),
  taxableRowsInOrder,
  homesteadTakenOff(SCHOOL_ROW),
  notAbove(LIMITS.taxableCounty),
  homesteadTakenOff(COUNTY_ROW),
  taxFitsTaxable,
]

/** What contradicts the law among numbers that are each in range: at most one problem a field. */
export const contradictionsOf = (notice: NoticeNumbers): readonly NoticeProblem[] =>
  RULES.map((rule) => rule(notice))
    .filter((problem) => problem !== null)
    .filter(({ field }, at, all) => all.findIndex((other) => other.field === field) === at)
