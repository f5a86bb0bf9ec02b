/** How the four property types of an account are named for people, in their order. */
import type { PropertyData } from '#contract/property/properties.ts'

export const propertyTypes = [
  { value: 'single_family', label: 'Single family home' },
  { value: 'condo', label: 'Condominium' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'mobile_home', label: 'Mobile home' },
] as const satisfies readonly { value: PropertyData['propertyType']; label: string }[]
