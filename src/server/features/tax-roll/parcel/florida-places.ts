/** Owns Florida's ZIP codes, cities and county numbers as the address match needs them, read from content once. */

import countiesFile from '#content/counties/counties.json' with { type: 'json' }
import zipsFile from '#content/counties/zips.json' with { type: 'json' }
import { type Places, placesFrom } from '#core/property/zip.ts'

const numbers = new Map(countiesFile.counties.map(({ id, dorCountyNumber }) => [id, dorCountyNumber]))

/** The county's number on the tax roll. */
export const countyNumberOf = (countyId: string): number | undefined => numbers.get(countyId)

const ids = new Map(countiesFile.counties.map(({ id, dorCountyNumber }) => [dorCountyNumber, id]))

export const countyIdOf = (countyNumber: number): string | undefined => ids.get(countyNumber)

export const floridaPlaces: Places = placesFrom(
  new Map(
    Object.entries<readonly string[]>(zipsFile.zips).map(([zip, [city = '', ...countyIds]]) => [
      zip,
      { city, countyIds },
    ]),
  ),
)
