/** The four property types of an account: their names for people, in order, and what a report calls them. */
import type { PropertyData } from '#contract/property/home-form.ts'
import { reportTypes } from '#contract/report/property-types.ts'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/property/types.ts'

type PropertyType = PropertyData['propertyType']

export const propertyTypes = [
  { value: 'single_family', label: words.singleFamilyHome() },
  { value: 'condo', label: words.condominium() },
  { value: 'townhouse', label: words.townhouse() },
  { value: 'mobile_home', label: words.mobileHome() },
] as const satisfies readonly { value: PropertyType; label: string }[]

export const typeOfReport = (name: Report['propertyType']): PropertyType =>
  propertyTypes.find(({ value }) => reportTypes[value] === name)?.value ?? 'single_family'
