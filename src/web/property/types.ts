/** The four property types of an account: their names for people, in order, and what a report calls them. */
import type { PropertyData } from '#contract/property/properties.ts'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/property/types.ts'

type PropertyType = PropertyData['propertyType']

export const propertyTypes = [
  { value: 'single_family', label: words.singleFamilyHome() },
  { value: 'condo', label: words.condominium() },
  { value: 'townhouse', label: words.townhouse() },
  { value: 'mobile_home', label: words.mobileHome() },
] as const satisfies readonly { value: PropertyType; label: string }[]

export const reportTypes = {
  single_family: 'Single Family Home',
  condo: 'Condominium',
  townhouse: 'Townhouse',
  mobile_home: 'Mobile Home',
} as const satisfies Record<PropertyType, Report['propertyType']>

export const typeOfReport = (name: Report['propertyType']): PropertyType =>
  propertyTypes.find(({ value }) => reportTypes[value] === name)?.value ?? 'single_family'

/** The uses on the record that leave no doubt; a townhouse has the use of a single-family home. */
const typesOfUse: Readonly<Record<string, PropertyType>> = { '002': 'mobile_home', '004': 'condo' }

export const typeOfUse = (useCode: string): PropertyType | null => typesOfUse[useCode] ?? null
