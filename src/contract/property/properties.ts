/** Counties, address checks, classification, and the homes a person has entered. */
import { z } from 'zod'
import * as words from '#messages/property/properties.ts'
import { endpoint } from '../endpoint.ts'
import { city, countyId, streetAddress, zipCode } from '../fields.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { homeForm, parcelNumber, propertyData, unitTooLong } from './home-form.ts'

export const county = z.object({ id: z.string(), name: z.string() })
export type County = z.infer<typeof county>

/** When the office that takes petitions was seen to close; null where no hour was found. */
export const closing = z.object({ time: z.string(), year: z.int(), source: z.string() }).nullable()

const state = z.literal('FL', { error: words.weCanOnlyCheckFloridaAddresses() })
const unit = z.string().trim().max(60, unitTooLong).nullish()
const perMinute = (max: number) => ({ max, perSeconds: 60 })

export const addressCheck = z.object({
  isValid: z.boolean(),
  county: county.nullable(),
  /** What is wrong, or worth knowing, in sentences; the first is the most useful. */
  validationMessages: z.array(z.string()),
  /** Several homes have the address, and the record has no units: only a parcel number tells which. */
  asksParcel: z.literal(true).optional(),
})

const fullAddress = z.object({
  addressLine1: streetAddress,
  addressLine2: unit,
  city,
  zipCode,
  countyId,
  state,
  parcelId: parcelNumber,
})
const partialAddress = z.object({ addressLine1: streetAddress, addressLine2: unit, city, zipCode, state })

/** What the four checks of an address have in common. */
const checksAddress = { tag: 'Properties', limit: perMinute(60), output: addressCheck } as const

export const validateAddress = endpoint({
  ...checksAddress,
  method: 'POST',
  path: '/properties/validate-address',
  access: 'bearer',
  summary: words.checkAFullAddress(),
  input: fullAddress,
})

export const validateAddressPublic = endpoint({
  ...checksAddress,
  method: 'POST',
  path: '/properties/validate-address-public',
  access: 'public',
  summary: words.checkAFullAddressBeforeThere(),
  input: fullAddress,
})

export const validateAddressPartial = endpoint({
  ...checksAddress,
  method: 'POST',
  path: '/properties/validate-address-partial',
  access: 'bearer',
  summary: words.checkStreetCityAndZipWhile(),
  input: partialAddress,
})

export const validateAddressPartialPublic = endpoint({
  ...checksAddress,
  method: 'POST',
  path: '/properties/validate-address-partial-public',
  access: 'public',
  summary: words.checkStreetCityAndZipWhile2(),
  input: partialAddress,
})

export const listCounties = endpoint({
  method: 'GET',
  path: '/properties/counties',
  access: 'public',
  tag: 'Properties',
  summary: 'The 67 counties by name',
  keep: 'anyone',
  input: z.object(pageInput()),
  output: z.object({ counties: z.array(county), ...pageOutput }),
})

export const searchCounties = endpoint({
  method: 'GET',
  path: '/properties/counties/search',
  access: 'public',
  tag: 'Properties',
  summary: 'Counties whose name contains the text, in any case',
  keep: 'anyone',
  input: z.object({
    q: z.string().trim().max(40, words.typeAtMost40CharactersOf()),
    ...pageInput(),
  }),
  output: z.object({ counties: z.array(county), ...pageOutput }),
})

export const getCounty = endpoint({
  method: 'GET',
  path: '/properties/counties/:id',
  access: 'bearer',
  tag: 'Properties',
  summary: 'One county with its offices, fee and dates as last reported',
  refusals: ['not_found'],
  input: z.object({ id: z.string().max(40, words.theIdOfACountyIsTooLong()) }),
  output: z.object({
    county: county.extend({
      propertyAppraiserOffice: z.string(),
      propertyAppraiserUrl: z.string().nullable(),
      vabOffice: z.string().nullable(),
      vabUrl: z.string().nullable(),
      vabClosing: closing,
      season: z.object({
        year: z.int(),
        filingFeeCents: z.int().nullable(),
        petitionDeadline: z.iso.date().nullable(),
        status: z.string(),
      }),
    }),
  }),
})

export const savedProperty = homeForm.extend({
  id: z.uuid(),
  parcelId: z.string().nullable(),
  /** What its owner said where the record has no homestead exemption; null until they say. */
  livesThere: z.boolean().nullable(),
  /** The last day for a petition that the owner's TRIM notice prints; null while it is not typed. */
  petitionDueOn: z.iso.date().nullable(),
})
export type SavedProperty = z.infer<typeof savedProperty>

export const listProperties = endpoint({
  method: 'GET',
  path: '/users/properties',
  access: 'bearer',
  tag: 'Users',
  summary: 'The homes this person has entered (at most 50)',
  input: z.object(pageInput()),
  output: z.object({ properties: z.array(savedProperty).max(50), ...pageOutput }),
})

export const removeProperty = endpoint({
  method: 'DELETE',
  path: '/users/properties/:id',
  access: 'bearer',
  tag: 'Users',
  summary: 'Remove a home that has no case',
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
})

export const saveProperty = endpoint({
  method: 'POST',
  path: '/users/properties',
  access: 'bearer',
  tag: 'Users',
  summary: 'Enter a home, or change the one already entered at the same address',
  status: 201,
  refusals: ['conflict'],
  input: propertyData.extend({ parcelId: parcelNumber }),
  output: z.object({ property: savedProperty }),
})
