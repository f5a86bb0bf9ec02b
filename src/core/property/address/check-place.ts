/** Owns whether a typed city, ZIP code and county can be one place. */

import { readCity } from '../address-line.ts'
import type { Places } from '../zip.ts'

export interface TypedPlace {
  /** As typed: 'Saint Petersburg'. */
  readonly city: string
  /** Five digits. */
  readonly zip: string
  /** A county's id, or null while none is chosen. */
  readonly countyId: string | null
}

/** `countyIds` are those the ZIP code reaches into, the one with most addresses first. */
export type PlaceCheck =
  | { readonly kind: 'agrees'; readonly countyIds: readonly string[] }
  | { readonly kind: 'unknown-zip' }
  | { readonly kind: 'other-county'; readonly countyIds: readonly string[] }
  /** The city is a Florida city, but none of its ZIP codes shares a county with this one. */
  | {
      readonly kind: 'other-city'
      readonly postalCity: string
      readonly countyIds: readonly string[]
      readonly cityCountyIds: readonly string[]
    }
  /** Not a postal city of Florida: a neighborhood, a village, or a typing error. */
  | { readonly kind: 'unknown-city'; readonly postalCity: string; readonly countyIds: readonly string[] }

/** The first disagreement, the gravest first. */
export const checkPlace = ({ city, zip, countyId }: TypedPlace, places: Places): PlaceCheck => {
  const facts = places.zips.get(zip)
  if (facts === undefined) return { kind: 'unknown-zip' }
  const { city: postalCity, countyIds } = facts
  if (countyId !== null && !countyIds.includes(countyId)) return { kind: 'other-county', countyIds }
  const cityCountyIds = places.cities.get(readCity(city))
  if (cityCountyIds === undefined) return { kind: 'unknown-city', postalCity, countyIds }
  if (cityCountyIds.some((id) => countyIds.includes(id))) return { kind: 'agrees', countyIds }
  return { kind: 'other-city', postalCity, countyIds, cityCountyIds }
}
