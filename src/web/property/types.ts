/** How the four property types of an account are named for people, in their order. */
import type { PropertyData } from '#contract/property/properties.ts'
import * as words from '#messages/property/types.ts'

export const propertyTypes = [
  { value: 'single_family', label: words.singleFamilyHome() },
  { value: 'condo', label: words.condominium() },
  { value: 'townhouse', label: words.townhouse() },
  { value: 'mobile_home', label: words.mobileHome() },
] as const satisfies readonly { value: PropertyData['propertyType']; label: string }[]
