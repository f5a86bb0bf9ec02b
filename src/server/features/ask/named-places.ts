/** Which counties a question names, by themselves or by a city that lies in one alone, and what it asks besides. */
import { namedCities, namedCounties } from '#core/ask/named-counties.ts'
import { readCity } from '#core/property/address-line.ts'
import type { CountyDirectory } from '#server/services/county-directory.ts'

export const namedPlaces = ({ counties, places }: CountyDirectory, question: string) => {
  const ofCounties = namedCounties(question, counties)
  const ofCities = namedCities(question, (city) => places.cities.get(readCity(city)))
  const inCities = ofCities.flatMap(({ countyIds: [only, ...others] }) =>
    only !== undefined && others.length === 0 ? [only] : [],
  )
  return {
    countyIds: ofCounties.length > 0 ? ofCounties.flatMap(({ countyIds }) => countyIds) : inCities,
    rest: [...ofCounties, ...ofCities].reduce((rest, { text }) => rest.replace(text, 'my county'), question),
  }
}
