/** How a report says where it stands. */
import type { ReportStatusAbout, ReportStatusCode, ReportStatusReason } from '#core/appeal/report-status.ts'
import type { Context } from '#server/context.ts'

type Counties = Context['counties']

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })
const eachOf = new Intl.ListFormat('en-US', { type: 'conjunction' })

const tooMany = ({ homes = 0, isMore = false }: ReportStatusAbout): string => {
  const count = homes.toLocaleString('en-US')
  return `${isMore ? `More than ${count}` : count} homes match this address. Use the parcel number on your TRIM notice to find yours.`
}

/** A place that reaches into a county whose roll was searched is not said to lie in another. */
const rollMissing = ({ searched = [], missing = [] }: ReportStatusAbout, counties: Counties): string => {
  const nameOf = (id: string) => `${counties.find(id)?.name ?? 'this'} County`
  if (searched.length === 0) return `We don’t have the property record for ${nameOf(missing[0] ?? '')} yet.`
  const rolls = searched.length === 1 ? 'roll' : 'rolls'
  return `We could not find this address on the tax ${rolls} of ${eachOf.format(searched.map(nameOf))}. It may lie in ${anyOf.format(missing.map(nameOf))}, whose tax roll we do not hold yet.`
}

const withNumbers = (because: string): string =>
  `${because} Enter six numbers from your TRIM notice to get your answer.`

const wordsByCode: Readonly<
  Record<ReportStatusCode, (about: ReportStatusAbout, counties: Counties) => string>
> = {
  requested: () => 'We’re preparing your report. We’ll email you the link. You can also open it here.',
  reading_sales: () =>
    'We’re going through your county’s sales, which takes a few minutes. Your report will appear here when it’s ready.',
  from_roll: () => 'Your report is ready.',
  from_notice: () => 'Your report is ready. It uses the numbers you entered from your notice.',
  unit_not_on_roll: () =>
    'The county lists one building here, with no units. Please check that it’s your home.',
  one_close: () => 'We found one home close to what you typed. Please check that it’s yours.',
  several: () => 'Several homes match this address. Please choose yours.',
  too_many: tooMany,
  no_house_number: () => withNumbers('We couldn’t find a house number and street in this address.'),
  street_not_found: () => withNumbers('We couldn’t find this street on the county’s property record.'),
  number_not_found: () =>
    withNumbers('We found the street, but not this house number, on the county’s property record.'),
  no_roll_loaded: () => withNumbers('We don’t have the property record for this county yet.'),
  county_not_loaded: (about, counties) => withNumbers(rollMissing(about, counties)),
  not_florida: () =>
    withNumbers('This address doesn’t seem to be in Florida. This report covers Florida taxes only.'),
  not_found: () => withNumbers('We couldn’t find this address on the county’s property record.'),
}

export const statusWords = ({ statusCode, statusAbout }: ReportStatusReason, counties: Counties): string =>
  wordsByCode[statusCode](statusAbout, counties)
