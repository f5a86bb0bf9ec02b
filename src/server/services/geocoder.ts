/** Asks a geocoding service of the US Census Bureau's form where an address is; absent unless configured. */
import { z } from 'zod'

export interface GeocodedAddress {
  readonly street: string
  readonly city: string
  /** Five digits. */
  readonly zip: string
}

export type Location =
  | {
      readonly kind: 'found'
      /** In capitals, as the service writes it: '3717 W SAN LUIS ST, TAMPA, FL, 33629'. */
      readonly matchedAddress: string
      /** Five digits. */
      readonly zip: string
      /** State and county, '12057'. */
      readonly countyFips: string | null
    }
  | { readonly kind: 'not-found' }
  /** The service did not answer, or not in its own form: nothing may be concluded. */
  | { readonly kind: 'unavailable'; readonly why: string }

export interface Geocoder {
  readonly locate: (address: GeocodedAddress) => Promise<Location>
}

/** People wait for the answer; without it the check goes on. */
const LONGEST_WAIT_MS = 2_500
const LONGEST_ANSWER_CHARACTERS = 1_000_000

/** A layer may fail on its own: then it holds a `status` in place of an area. */
const area = z.object({ GEOID: z.string().regex(/^\d{5}$/) })
const answerSchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        addressComponents: z.object({ zip: z.string(), state: z.string() }),
        geographies: z.object({ Counties: z.array(z.unknown()).optional() }).optional(),
      }),
    ),
  }),
})

/** What one answer of the service says. Several matches are one finding only when they share a county. */
export const readGeocoderAnswer = (text: string): Location => {
  const parsed = answerSchema.safeParse(jsonOf(text))
  if (!parsed.success) return { kind: 'unavailable', why: 'the answer does not have the expected form' }
  const found = parsed.data.result.addressMatches
    .filter(({ addressComponents }) => addressComponents.state === 'FL')
    .map(({ matchedAddress, addressComponents, geographies }) => ({
      kind: 'found' as const,
      matchedAddress,
      zip: addressComponents.zip,
      countyFips: area.safeParse(geographies?.Counties?.[0]).data?.GEOID ?? null,
    }))
  const [first] = found
  if (first === undefined) return { kind: 'not-found' }
  const agree = found.every(({ countyFips }) => countyFips === first.countyFips)
  return agree ? first : { ...first, countyFips: null }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const questionOf = (baseUrl: string, { street, city, zip }: GeocodedAddress): URL => {
  const url = new URL(`${baseUrl}/geographies/address`)
  const asked = {
    street,
    city,
    zip,
    state: 'FL',
    benchmark: 'Public_AR_Current',
    vintage: 'Current_Current',
    layers: 'Counties',
    format: 'json',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

/** `baseUrl` as in 'https://geocoding.geo.census.gov/geocoder'. Never throws. */
export const openGeocoder = (baseUrl: string): Geocoder => ({
  locate: async (address) => {
    try {
      const answer = await fetch(questionOf(baseUrl, address), {
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
        redirect: 'error',
      })
      if (!answer.ok) return { kind: 'unavailable', why: `status ${answer.status}` }
      const text = await answer.text()
      if (text.length > LONGEST_ANSWER_CHARACTERS)
        return { kind: 'unavailable', why: 'the answer is too long' }
      return readGeocoderAnswer(text)
    } catch (error) {
      return { kind: 'unavailable', why: error instanceof Error ? error.name : 'no answer' }
    }
  },
})
