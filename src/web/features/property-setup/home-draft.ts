/** The home while it is being typed, as text, and how the contract's rules read it, step by step. */
import { z } from 'zod'
import { homeForm, type PropertyData } from '#contract/property/home-form.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import type { ReportParcel } from '#contract/report/parcel.ts'
import { homeTypeOfUse } from '#core/property/use-code.ts'
import * as words from '#messages/property-setup/home-draft.ts'
import { typedHomeFacts, typedUnit } from '#web/property/home-fields.ts'
import { type RememberedHome, withoutRecord } from '#web/property/remembered-home.ts'
import { saidLivesThere } from '#web/property/said-lives-there.ts'

const { addressLine1, city, zipCode, countyId, propertyType, homesteadStatus } = homeForm.shape

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

export const addressStep = z.object({ addressLine1, addressLine2: typedUnit, city, zipCode, propertyType })
export type AddressStep = z.input<typeof addressStep>

export const countyStep = (currentYear: number) =>
  z.object({
    countyId,
    homesteadStatus,
    ...typedHomeFacts(currentYear),
  })
export type CountyStep = z.input<ReturnType<typeof countyStep>>
export type ConfirmedCounty = z.output<ReturnType<typeof countyStep>>

/** The whole home as the server takes it; null while a step has not been passed. */
export const homeOf = (draft: HomeDraft, currentYear: number): PropertyData | null => {
  const address = addressStep.safeParse(draft)
  const confirmed = countyStep(currentYear).safeParse(draft)
  return address.success && confirmed.success ? { ...address.data, ...confirmed.data } : null
}

const numberText = (value: number | null): string => (value === null ? '' : String(value))

export const draftOfHome = (home: PropertyData): HomeDraft => ({
  ...home,
  addressLine2: home.addressLine2 ?? '',
  yearBuilt: numberText(home.yearBuilt),
  squareFootage: numberText(home.squareFootage),
})

/** What a report knows of its home; the homestead is asked where the report does not know it. */
export const draftOfReport = (remembered: RememberedHome): HomeDraft => {
  const { parcelId: _found, homesteadStatus, ...home } = withoutRecord(remembered)
  return { ...home, homesteadStatus: homesteadStatus ?? emptyHome.homesteadStatus }
}

/** What the roll knows of the home, where the owner has typed nothing; with its county the owner has answered the homestead, too. */
export const withRollFacts = (draft: HomeDraft, parcel: ReportParcel): HomeDraft => ({
  ...draft,
  countyId: draft.countyId || parcel.countyId,
  homesteadStatus:
    draft.countyId === ''
      ? parcel.homestead && saidLivesThere(parcel.parcelId) !== false
      : draft.homesteadStatus,
  propertyType: homeTypeOfUse(parcel.useCode) ?? draft.propertyType,
  yearBuilt: draft.yearBuilt || numberText(parcel.yearBuilt),
  squareFootage: draft.squareFootage || numberText(parcel.livingAreaSqft),
})

const placeOf = ({ addressLine1, city, zipCode }: HomeDraft): string =>
  [addressLine1, city, zipCode].map((part) => part.trim().toLowerCase()).join()

/** Another address typed over a known home begins a home of its own: county, homestead and size go with the one that was known. */
export const withAddressOf = (typed: HomeDraft, known: HomeDraft): HomeDraft => {
  if (placeOf(typed) === placeOf(known)) return typed
  const { addressLine1, addressLine2, city, zipCode, propertyType } = typed
  return { ...emptyHome, addressLine1, addressLine2, city, zipCode, propertyType }
}

const keyOf = ({ addressLine1, addressLine2, zipCode }: HomeDraft): string =>
  [addressLine1, addressLine2, zipCode].map((part) => part.trim().toLowerCase()).join()

/** The one of the homes entered before that this is. */
export const savedHomeOf = (home: HomeDraft, homes: readonly SavedProperty[]): SavedProperty | undefined =>
  homes.find((one) => keyOf(draftOfHome(one)) === keyOf(home))

/** The same once the record has found its parcel: in a tower one address has many homes. */
export const savedParcelOf = (
  home: HomeDraft,
  { parcelId, countyId }: Pick<ReportParcel, 'parcelId' | 'countyId'>,
  homes: readonly SavedProperty[],
): SavedProperty | undefined =>
  homes.find((one) => one.parcelId === parcelId && one.countyId === countyId) ??
  savedHomeOf(
    home,
    homes.filter((one) => one.parcelId === null),
  )

/** One line, as the report asks for it. */
export const addressText = (
  draft: Pick<HomeDraft, 'addressLine1' | 'addressLine2' | 'city' | 'zipCode'>,
): string => {
  const street = [draft.addressLine1.trim(), draft.addressLine2.trim()].filter(Boolean).join(' ')
  return words.fl({ street, city: draft.city.trim(), zipCode: draft.zipCode.trim() })
}
