/** How a report says where it stands. */
import type { ReportStatusAbout, ReportStatusCode, ReportStatusReason } from '#core/appeal/report-status.ts'
import { andList, orList } from '#core/list-format.ts'
import * as words from '#messages/report/status-words.ts'
import type { Context } from '#server/context.ts'

type Counties = Context['counties']

const tooMany = ({ homes = 0, isMore = false, hasNoUnits }: ReportStatusAbout): string => {
  const count = homes.toLocaleString('en-US')
  if (hasNoUnits) return words.homesHaveThisAddressWithoutUnits({ count, isMore: isMore ? 'yes' : 'no' })
  return words.homesMatchThisAddressUseThe({ count, isMore: isMore ? 'yes' : 'no' })
}

/** A place that reaches into a county whose roll was searched is not said to lie in another. */
const rollMissing = ({ searched = [], missing = [] }: ReportStatusAbout, counties: Counties): string => {
  const nameOf = (id: string) => words.county({ name: counties.find(id)?.name ?? 'this' })
  if (searched.length === 0)
    return words.weDontHaveThePropertyRecord({ name: orList.format(missing.map(nameOf)) || nameOf('') })
  return words.weCouldNotFindThisAddress({
    counties: andList.format(searched.map(nameOf)),
    missing: orList.format(missing.map(nameOf)),
  })
}

const withNumbers = (because: string): string => words.enterSixNumbersFromYourTrim({ reason: because })

const wordsByCode: Readonly<
  Record<ReportStatusCode, (about: ReportStatusAbout, counties: Counties) => string>
> = {
  requested: () => words.werePreparingYourReportWellEmail(),
  reading_sales: () => words.wereGoingThroughYourCountysSales(),
  from_roll: () => words.yourReportIsReady(),
  from_notice: () => words.yourReportIsReadyItUses(),
  unit_not_on_roll: () => words.theCountyListsOneBuildingHere(),
  one_close: () => words.weFoundOneHomeCloseTo(),
  several: ({ hasNoUnits, isUnitMissing }) => {
    if (isUnitMissing) return words.noneOfTheHomesHereHasThatUnit()
    return hasNoUnits
      ? words.severalHomesHaveThisAddressWithoutUnits()
      : words.severalHomesMatchThisAddressPlease()
  },
  too_many: tooMany,
  no_house_number: () => withNumbers(words.weCouldntFindAHouseNumber()),
  street_not_found: () => withNumbers(words.weCouldntFindThisStreetOn()),
  number_not_found: () => withNumbers(words.weFoundTheStreetButNot()),
  no_roll_loaded: () => withNumbers(words.weDontHaveThePropertyRecord2()),
  county_not_loaded: (about, counties) => withNumbers(rollMissing(about, counties)),
  not_florida: () => withNumbers(words.thisAddressDoesntSeemToBe()),
  not_found: () => withNumbers(words.weCouldntFindThisAddressOn()),
}

export const statusWords = ({ statusCode, statusAbout }: ReportStatusReason, counties: Counties): string =>
  statusAbout.isPlaceMissing ? words.addTheCityAndZip() : wordsByCode[statusCode](statusAbout, counties)
