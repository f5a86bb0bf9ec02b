/** Addresses offered while one is typed. */
import { z } from 'zod'
import * as words from '#messages/property/address-suggestions.ts'
import { endpoint } from '../endpoint.ts'

export const addressSuggestion = z.object({
  /** All of it on one line: '8302 Lutz Lake Fern Rd, Odessa, FL 33556'. */
  label: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  zip: z.string(),
  countyId: z.string(),
})
export type AddressSuggestion = z.infer<typeof addressSuggestion>

/** In the body, not the path: what a person types about a home stays out of the logs of the way. */
export const suggestAddresses = endpoint({
  method: 'POST',
  path: '/properties/address-suggestions',
  access: 'public',
  tag: 'Properties',
  summary: 'Addresses on the loaded tax rolls that a half-typed one may become, at most eight',
  limit: { max: 120, perSeconds: 60 },
  input: z.object({
    q: z.string().trim().min(3, words.typeAtLeast3CharactersOf()).max(200, words.typeAtMost200CharactersOf()),
  }),
  output: z.object({ suggestions: z.array(addressSuggestion).max(8) }),
})
