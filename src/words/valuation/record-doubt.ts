/** Owns how a doubt about the record is put to the owner: as a question, with the roll's own figures. */
import { formatMonth } from '#core/date-forms.ts'
import type { RecordDoubt } from '#core/valuation/explain/record-check.ts'

const count = (value: number): string => value.toLocaleString('en-US')

const listed = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`

/** '10419' → 'April 2019'; years from 70 on are of the last century. */
const monthOfFlag = (flag: string): string => {
  const [month, years] = [Number(flag.slice(1, 3)), Number(flag.slice(3, 5))]
  const year = years >= 70 ? 1900 + years : 2000 + years
  return formatMonth({ year, month })
}

export const askAbout = (doubt: RecordDoubt): string => {
  switch (doubt.code) {
    case 'area_unlike_same_plat':
      return `The county’s record says ${count(doubt.areaSqft)} square feet. The median for ${count(doubt.homes)} homes of about the same age in this development is ${count(doubt.usualSqft)}. Is the size right?`
    case 'effective_before_actual':
      return `The county’s record gives an effective year built of ${doubt.effectiveYear}, before the actual year, ${doubt.actualYear}. Is one of them wrong?`
    case 'land_disagrees_with_units':
      return `The county’s record gives the lot ${count(doubt.landSqft)} square feet, but its land units add up to ${count(doubt.unitsSqft)}. Which is right?`
    case 'same_address_twice':
      return `Another parcel has the same address on the county’s record (${listed(doubt.parcelIds)}). Is it an old number for this home, or a mix-up?`
    case 'split_or_combined':
      return `The county’s record marks this parcel as ${doubt.flag.startsWith('1') ? 'split' : 'combined with another'} in ${monthOfFlag(doubt.flag)}. Do the land and building on the record match the parcel today?`
    case 'inspection_long_ago':
      return `The county last inspected in ${doubt.inspectedYear}, ${doubt.yearsAgo} years before the value date. What has changed since then that the appraiser hasn’t seen?`
    case 'building_on_vacant_use':
      return `The county’s record lists this as vacant land, but with a building of ${count(doubt.areaSqft)} square feet. Is there one?`
    case 'home_without_building':
      return 'The county’s record lists a home here, but no building size. Was there a building on January 1?'
  }
}
