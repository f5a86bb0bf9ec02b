/** Owns what a Florida ZIP code says about a place: its postal city and the counties it reaches into. */

import { readCity } from './address-line.ts'
import { floridaZip } from './florida-zip.ts'

export interface ZipFacts {
  readonly city: string
  /** The county with most addresses first. */
  readonly countyIds: readonly string[]
}

export interface Places {
  readonly zips: ReadonlyMap<string, ZipFacts>
  /** Canonical city name, as `readCity` writes it → counties of its ZIP codes. */
  readonly cities: ReadonlyMap<string, readonly string[]>
}

/** Of five digits alone. */
export const isFloridaZip = (zip: string): boolean => zip.length === 5 && floridaZip.test(zip)

/** '33556-1234' → '33556'. */
export const fiveDigits = (zipCode: string): string => zipCode.trim().slice(0, 5)

export const placesFrom = (zips: ReadonlyMap<string, ZipFacts>): Places => {
  const cities = new Map<string, readonly string[]>()
  for (const { city, countyIds } of zips.values()) {
    const key = readCity(city)
    cities.set(key, [...new Set([...(cities.get(key) ?? []), ...countyIds])])
  }
  return { zips, cities }
}
