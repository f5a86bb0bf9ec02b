/** The home while it is being typed, as text, and how the contract's rules read it, step by step. */
import { z } from 'zod'
import { squareFootage, yearBuilt } from '#contract/fields.ts'
import { type PropertyData, propertyData } from '#contract/properties.ts'
import type { Report, ReportParcel } from '#contract/reports.ts'

const { addressLine1, addressLine2, city, zipCode, countyId, propertyType, homesteadStatus } =
  propertyData.shape

export const homeDraft = z.object({
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  zipCode: z.string(),
  propertyType,
  countyId: z.string(),
  homesteadStatus: z.boolean(),
  yearBuilt: z.string(),
  squareFootage: z.string(),
})
export type HomeDraft = z.infer<typeof homeDraft>

export const emptyHome: HomeDraft = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  zipCode: '',
  propertyType: 'single_family',
  countyId: '',
  homesteadStatus: true,
  yearBuilt: '',
  squareFootage: '',
}

const typedUnit = z
  .string()
  .transform((text) => text.trim() || null)
  .pipe(addressLine2)

/** `1,850` and `1850` are the same number; nothing typed is null. */
const typedNumber = (schema: z.ZodNumber) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text.replaceAll(',', ''))))
    .pipe(schema.nullable())

export const addressStep = z.object({ addressLine1, addressLine2: typedUnit, city, zipCode, propertyType })
export type AddressStep = z.input<typeof addressStep>

/** A house cannot have been built after the current year. */
export const countyStep = (currentYear: number) =>
  z.object({
    countyId,
    homesteadStatus,
    yearBuilt: typedNumber(yearBuilt(currentYear)),
    squareFootage: typedNumber(squareFootage),
  })
export type CountyStep = z.input<ReturnType<typeof countyStep>>
export type ConfirmedCounty = z.output<ReturnType<typeof countyStep>>

/** The whole home as the server takes it; the address has passed its step before. */
export const homeOf = (draft: HomeDraft, confirmed: ConfirmedCounty): PropertyData => ({
  ...addressStep.parse(draft),
  ...confirmed,
})

const numberText = (value: number | null): string => (value === null ? '' : String(value))

export const draftOfHome = (home: PropertyData): HomeDraft => ({
  ...home,
  addressLine2: home.addressLine2 ?? '',
  yearBuilt: numberText(home.yearBuilt),
  squareFootage: numberText(home.squareFootage),
})

/** What the roll knows of the home, where the owner has typed nothing. */
export const withRollFacts = (draft: HomeDraft, parcel: ReportParcel): HomeDraft => ({
  ...draft,
  countyId: draft.countyId || parcel.countyId,
  homesteadStatus: parcel.homestead,
  yearBuilt: draft.yearBuilt || numberText(parcel.yearBuilt),
  squareFootage: draft.squareFootage || numberText(parcel.livingAreaSqft),
})

/** One line, as the report asks for it. */
export const addressText = (
  draft: Pick<HomeDraft, 'addressLine1' | 'addressLine2' | 'city' | 'zipCode'>,
): string => {
  const street = [draft.addressLine1.trim(), draft.addressLine2.trim()].filter(Boolean).join(' ')
  return `${street}, ${draft.city.trim()}, FL ${draft.zipCode.trim()}`
}

export const reportTypes = {
  single_family: 'Single Family Home',
  condo: 'Condominium',
  townhouse: 'Townhouse',
  mobile_home: 'Mobile Home',
} as const satisfies Record<PropertyData['propertyType'], Report['propertyType']>
