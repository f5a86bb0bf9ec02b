/** Owns how a doubt about the record is put to the owner: as a question, with the roll's own figures. */
import { formatMonth } from '#core/date-forms.ts'
import type { RecordDoubt } from '#core/valuation/explain/record-check.ts'
import * as words from '#messages/valuation/record-doubt.ts'

const count = (value: number): string => value.toLocaleString('en-US')

const listed = (names: readonly string[]): string =>
  names.length <= 3
    ? names.join(', ')
    : words.andMore({ names: names.slice(0, 3).join(', '), count: names.length - 3 })

/** '10419' → 'April 2019'; years from 70 on are of the last century. */
const monthOfFlag = (flag: string): string => {
  const [month, years] = [Number(flag.slice(1, 3)), Number(flag.slice(3, 5))]
  const year = years >= 70 ? 1900 + years : 2000 + years
  return formatMonth({ year, month })
}

export const askAbout = (doubt: RecordDoubt): string => {
  switch (doubt.code) {
    case 'area_unlike_same_plat':
      return words.theCountysRecordSaysSquareFeet({
        area: count(doubt.areaSqft),
        homes: count(doubt.homes),
        usual: count(doubt.usualSqft),
      })
    case 'effective_before_actual':
      return words.theCountysRecordGivesAnEffective({
        effectiveYear: doubt.effectiveYear,
        actualYear: doubt.actualYear,
      })
    case 'land_disagrees_with_units':
      return words.theCountysRecordGivesTheLot({ land: count(doubt.landSqft), units: count(doubt.unitsSqft) })
    case 'same_address_twice':
      return words.anotherParcelHasTheSameAddress({ parcels: listed(doubt.parcelIds) })
    case 'split_or_combined':
      return words.theCountysRecordMarksThisParcel({
        isSplit: doubt.flag.startsWith('1') ? 'yes' : 'no',
        month: monthOfFlag(doubt.flag),
      })
    case 'inspection_long_ago':
      return words.theCountyLastInspectedInYears({
        inspectedYear: doubt.inspectedYear,
        yearsAgo: doubt.yearsAgo,
      })
    case 'building_on_vacant_use':
      return words.theCountysRecordListsThisAs({ area: count(doubt.areaSqft) })
    case 'home_without_building':
      return words.theCountysRecordListsAHome()
  }
}
