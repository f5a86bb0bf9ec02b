/** Why a free report stands where it does: a code, and the figures that its words name. */

export type ReportStatusCode =
  // being prepared
  | 'requested'
  | 'reading_sales'
  // ready
  | 'from_roll'
  | 'from_notice'
  // a home is to be chosen
  | 'unit_not_on_roll'
  | 'one_close'
  | 'several'
  | 'too_many'
  // no home was found
  | 'no_house_number'
  | 'street_not_found'
  | 'number_not_found'
  | 'no_roll_loaded'
  | 'county_not_loaded'
  | 'not_florida'
  /** Of a report from before codes were kept. */
  | 'not_found'

export interface ReportStatusAbout {
  /** Of homes to choose from: the record has no unit numbers for them. */
  readonly hasNoUnits?: true
  /** Of 'several': the unit that was typed is none of them. */
  readonly isUnitMissing?: true
  /** Of 'too_many': how many homes fit, and whether there are more still. */
  readonly homes?: number
  readonly isMore?: boolean
  /** Of 'county_not_loaded': ids of the counties that were searched, and of those whose roll is missing. */
  readonly searched?: readonly string[]
  readonly missing?: readonly string[]
  /** Of a home that was not found: neither a ZIP code nor a city was written. */
  readonly isPlaceMissing?: true
}

export const notOnRecord = ['no_house_number', 'street_not_found', 'number_not_found'] as const

/** The record of its county was searched, and no home has this address: a slip, or a home that only its notice can tell of. */
export const isNotOnRecord = (code: ReportStatusCode): boolean => notOnRecord.some((one) => one === code)

export interface ReportStatusReason {
  readonly statusCode: ReportStatusCode
  readonly statusAbout: ReportStatusAbout
}
