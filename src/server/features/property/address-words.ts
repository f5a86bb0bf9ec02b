/** Owns the sentences of an address check: what is wrong, and what would be right. */
import { todayInFlorida } from '#core/calendar-date.ts'
import type { PlaceFinding } from '#core/property/check-place.ts'
import type { County } from '#core/property/county.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import type { ParcelMatch } from '#server/features/tax-roll/queries.ts'

type Finding<Kind extends PlaceFinding['kind']> = Extract<PlaceFinding, { kind: Kind }>
type NameCounties = (countyIds: readonly string[]) => string

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** 'Suwannee County or Dixie County'. */
export const countyNames = (counties: readonly County[]): string =>
  orList.format(counties.map(({ name }) => `${name} County`))

export const otherCountyWords = (zip: string, counties: string, chosen: County): string =>
  `ZIP ${zip} is in ${counties}, not ${chosen.name} County`

export const whichCountyWords = (zip: string, counties: string): string =>
  `ZIP ${zip} is in ${counties}; please select yours`

export const otherCityWords = (
  { zip, city }: { zip: string; city: string },
  { postalCity, countyIds, cityCountyIds }: Finding<'other-city'>,
  names: NameCounties,
): string => `ZIP ${zip} is ${postalCity} in ${names(countyIds)}; ${city} is in ${names(cityCountyIds)}`

export const unknownZipWords = 'We do not know this ZIP code; please check it'

export const unknownCityWords = (zip: string, { postalCity }: Finding<'unknown-city'>): string =>
  `The post calls ZIP ${zip} ${postalCity}; please check the city`

const MOST_NAMED = 3

/** What the tax roll says of an address it does not simply have; null when there is nothing to say. */
export const rollWords = (match: ParcelMatch, county: County): string | null => {
  const roll = `the tax roll of ${county.name} County that we have`
  if (match.kind === 'none' && match.reason === 'number_not_found')
    return `The street is on ${roll}, but not this number; please check it`
  if (match.kind === 'none' && match.reason === 'street_not_found')
    return `This street is not on ${roll}; please check the spelling`
  if (match.kind !== 'several') return null
  const places = [...new Set(match.candidates.map(({ situs }) => writeSitus(situs)))]
  if (places.length > MOST_NAMED || places.length < match.candidates.length)
    return `Several homes on the tax roll have this address; please add the apartment or unit`
  return `On the tax roll we find ${orList.format(places)}; is it this one?`
}

export const elsewhereWords = (found: County, chosen: County): string =>
  `The Census Bureau finds this address in ${found.name} County, not ${chosen.name} County`

export const otherZipWords = (matchedAddress: string): string =>
  `The Census Bureau knows this address as ${matchedAddress}; please check the ZIP code`

export const notLocatedWords =
  'The Census Bureau does not know this address; please check the house number and the street'

/** The sentence to show for a year that lies ahead, or null. */
export const yearBuiltFault = (yearBuilt: number | null, now: Date): string | null => {
  const thisYear = Number(todayInFlorida(now).slice(0, 4))
  return yearBuilt !== null && yearBuilt > thisYear ? `Year built must be ${thisYear} or earlier` : null
}
