/** Owns what the numbers of a notice leave open although they do not contradict the law. */

import { dollars } from '#core/money.ts'
import { homesteadExemption } from '../exemption/homestead.ts'
import { homesteadRule, lawReadings } from '../law/readings.ts'
import { uncodedFixed } from '../levy/position.ts'
import { MOST_FIXED_EXEMPTIONS } from '../params.ts'
import { LEVIES, type Levy, type ParcelValues, type PerLevy } from '../parcel-values.ts'
import type { Doubt } from '../verdict/codes.ts'
import type { NoticeNumbers } from './numbers.ts'

interface Row {
  readonly assessed: number
  readonly taxable: number
}

const rowsOf = (notice: NoticeNumbers): PerLevy<Row> => ({
  school: { assessed: notice.assessedSchool, taxable: notice.taxableSchool },
  non_school: { assessed: notice.assessedCounty, taxable: notice.taxableCounty },
})

/** The exemption of 2008, which every later year exceeds: less than this is not the whole of any year's. */
const leastWholeExemption = (levy: Levy, assessed: number): number => {
  const rule = homesteadRule(2008, 'current-law')
  return rule === null ? 0 : homesteadExemption(rule, levy, dollars(assessed)) / 100
}

/**
 * The second piece of the exemption is taken off above $50,000 of assessed value, and not from school taxes (s. 196.031(1)(b),
 * F.S.). Only a homestead in part, with that part at or below $50,000, could print the same in both rows.
 */
const areRowsAlike = (notice: NoticeNumbers): boolean => {
  const { school, non_school: other } = rowsOf(notice)
  if (!notice.homestead || school.taxable === 0 || school.taxable !== other.taxable) return false
  const readings = lawReadings(notice.taxYear, notice.law)
  const drawMoreOffTheOther = readings.every(
    ({ homestead: rule }) =>
      homesteadExemption(rule, 'non_school', dollars(other.assessed)) >
      homesteadExemption(rule, 'school', dollars(school.assessed)),
  )
  return readings.length > 0 && drawMoreOffTheOther
}

/** A home that is homestead in part is capped twice over, and the notice does not print the parts. */
const isHomesteadInPart = (notice: NoticeNumbers): boolean => {
  const rows = rowsOf(notice)
  const drawsLess = LEVIES.some((levy) => {
    const { assessed, taxable } = rows[levy]
    return assessed - taxable < leastWholeExemption(levy, assessed)
  })
  return notice.homestead && (drawsLess || notice.assessedSchool > notice.assessedCounty)
}

/** As far as they are typed. */
export type AskedNumbers = {
  readonly [field in 'justValue' | 'assessedSchool' | 'assessedCounty']: number | null
} & { readonly homestead: boolean | null }

/**
 * Below its just value a homestead may be capped, or have farm land or a rented part that is: the same numbers, and another
 * answer.
 */
export const asksOtherUse = ({
  homestead,
  justValue,
  assessedSchool,
  assessedCounty,
}: AskedNumbers): boolean =>
  homestead === true &&
  justValue !== null &&
  [assessedSchool, assessedCounty].some((assessed) => assessed !== null && assessed < justValue)

const isMoreThanFixed = (notice: NoticeNumbers, values: Omit<ParcelValues, 'doubts'>): boolean => {
  const rows = rowsOf(notice)
  return LEVIES.some(
    (levy) =>
      rows[levy].taxable > 0 &&
      uncodedFixed(values, lawReadings(notice.taxYear, notice.law), levy) > MOST_FIXED_EXEMPTIONS[levy],
  )
}

/**
 * School levies know no cap but those of homestead and classified use; what is exempt from them is exempt from the
 * others too, but for rare cases.
 */
export const doubtsOfNotice = (
  notice: NoticeNumbers,
  values: Omit<ParcelValues, 'doubts'>,
): readonly Doubt[] => {
  const isAsked = asksOtherUse(notice)
  const hasParts = isHomesteadInPart(notice) || (isAsked && notice.otherUse === true)
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['taxable_rows_alike', areRowsAlike(notice)],
    ['unexplained_assessment', !notice.homestead && notice.assessedSchool < notice.justValue],
    ['unexplained_exemption', notice.taxableSchool < notice.taxableCounty || isMoreThanFixed(notice, values)],
    ['parts_unknown', hasParts],
    ['other_use_not_answered', isAsked && !hasParts && notice.otherUse === undefined],
  ]
  return doubts.filter(([, isOpen]) => isOpen).map(([doubt]) => doubt)
}
