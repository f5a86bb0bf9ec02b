/** What a free report calls the types of homes. */

export const reportPropertyTypes = ['Single Family Home', 'Condominium', 'Townhouse', 'Mobile Home'] as const

/** What a report calls the property types of an account. */
export const reportTypes = {
  single_family: 'Single Family Home',
  condo: 'Condominium',
  townhouse: 'Townhouse',
  mobile_home: 'Mobile Home',
} as const satisfies Record<string, (typeof reportPropertyTypes)[number]>
