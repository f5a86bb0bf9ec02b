/** Owns what the law says must hold among the numbers of one notice, and the words when it does not. */

import { dollars, formatMoney } from '#core/money.ts'
import { homesteadExemption } from '../exemption/homestead.ts'
import { homesteadRule, regimesOf } from '../law/readings.ts'
import { TAX_DUE_FROM_TAXABLE_DOLLARS } from '../params.ts'
import type { FieldProblem, Levy } from '../parcel-values.ts'
import { type NoticeNumbers, TRIM_FIELDS, type TrimField } from './numbers.ts'

type Rule = (notice: NoticeNumbers) => FieldProblem | null

interface Row {
  readonly levy: Levy
  readonly assessed: Exclude<TrimField, 'totalTax'>
  readonly taxable: Exclude<TrimField, 'totalTax'>
}

const SCHOOL_ROW: Row = { levy: 'school', assessed: 'assessedSchool', taxable: 'taxableSchool' }
const COUNTY_ROW: Row = { levy: 'non_school', assessed: 'assessedCounty', taxable: 'taxableCounty' }
const ROWS = [SCHOOL_ROW, COUNTY_ROW]

const inWords = (dollarAmount: number): string => formatMoney(Math.round(dollarAmount * 100))

const notAbove =
  (field: TrimField, limit: TrimField, code: 'assessed_above_just' | 'taxable_above_assessed'): Rule =>
  (notice) => {
    if (notice[field] <= notice[limit]) return null
    const most = `${inWords(notice[limit])}, the ${TRIM_FIELDS[limit].label.toLowerCase()}`
    const message = `${TRIM_FIELDS[field].label} is ${inWords(notice[field])}. It can be at most ${most}. Check both numbers in this year’s column.`
    return { field, code, message }
  }

const belowCountyRow = (
  notice: NoticeNumbers,
  field: 'assessedSchool' | 'taxableSchool',
  county: 'assessedCounty' | 'taxableCounty',
): FieldProblem => {
  const least = `${inWords(notice[county])}, the ${TRIM_FIELDS[county].label.toLowerCase()}`
  const message = `${TRIM_FIELDS[field].label} is ${inWords(notice[field])}. It must be at least ${least}. Check that you didn’t swap the two rows.`
  return { field, code: 'school_below_county', message }
}

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
    const message = `${TRIM_FIELDS[row.taxable].label} is ${inWords(taxable)}, the same as the assessed value. A homestead exemption makes it lower: ${inWords(assessed - least)} if the whole home is homestead. If your notice shows no homestead exemption, answer No.`
    return { field: row.taxable, code: 'no_homestead_exemption', message }
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
  const [school, county] = [takenOff(notice, SCHOOL_ROW), takenOff(notice, COUNTY_ROW)]
  const message = `The school row shows ${inWords(school)} taken off and the county row ${inWords(county)}. That matches the ${notice.taxYear} homestead exemption. Answer Yes, or check the assessed and taxable values.`
  return { field: 'homestead', code: 'looks_like_homestead', message }
}

const taxFitsTaxable: Rule = ({ taxableSchool, taxableCounty, totalTax }) => {
  const taxable = Math.max(taxableSchool, taxableCounty)
  if (taxable === 0 && totalTax > 0) {
    const message = `${TRIM_FIELDS.totalTax.label} is ${inWords(totalTax)}, but neither row has anything to tax, so it should be $0. Leave out waste, fire and other fixed charges.`
    return { field: 'totalTax', code: 'tax_on_nothing', message }
  }
  if (taxable < TAX_DUE_FROM_TAXABLE_DOLLARS || totalTax > 0) return null
  const message = `${TRIM_FIELDS.totalTax.label} is $0, but ${inWords(taxable)} is taxable. Enter the total in the proposed-budget column on the front of your notice.`
  return { field: 'totalTax', code: 'no_tax', message }
}

const RULES: readonly Rule[] = [
  homesteadAnswered,
  notAbove('assessedSchool', 'justValue', 'assessed_above_just'),
  schoolNotBelowCounty,
  notAbove('assessedCounty', 'justValue', 'assessed_above_just'),
  notAbove('taxableSchool', 'assessedSchool', 'taxable_above_assessed'),
  taxableRowsInOrder,
  homesteadTakenOff(SCHOOL_ROW),
  notAbove('taxableCounty', 'assessedCounty', 'taxable_above_assessed'),
  homesteadTakenOff(COUNTY_ROW),
  taxFitsTaxable,
]

/** What contradicts the law among numbers that are each in range: at most one problem a field. */
export const contradictionsOf = (notice: NoticeNumbers): readonly FieldProblem[] =>
  RULES.map((rule) => rule(notice))
    .filter((problem) => problem !== null)
    .filter(({ field }, at, all) => all.findIndex((other) => other.field === field) === at)
