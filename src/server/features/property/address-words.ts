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
  `ZIP code ${zip} covers ${counties}. Please choose yours.`

export const otherCityWords = (
  { zip, city }: { zip: string; city: string },
  { postalCity, countyIds, cityCountyIds }: Finding<'other-city'>,
  names: NameCounties,
): string => `ZIP ${zip} is ${postalCity} in ${names(countyIds)}; ${city} is in ${names(cityCountyIds)}`

export const unknownZipWords = 'We don’t recognize this ZIP code. Please check it.'

export const unknownCityWords = (zip: string, { postalCity }: Finding<'unknown-city'>): string =>
  `The post office lists ${zip} as ${postalCity}. Please check the city.`

const MOST_NAMED = 3

/** What the tax roll says of an address it does not simply have; null when there is nothing to say. */
export const rollWords = (match: ParcelMatch, county: County): string | null => {
  const roll = `${county.name} County’s property record`
  if (match.kind === 'none' && match.reason === 'number_not_found')
    return `The street is on ${roll}, but not this house number. Please check it.`
  if (match.kind === 'none' && match.reason === 'street_not_found')
    return `This street isn’t on ${roll}. Please check the spelling.`
  if (match.kind !== 'several') return null
  const places = [...new Set(match.candidates.map(({ situs }) => writeSitus(situs)))]
  if (places.length > MOST_NAMED || places.length < match.candidates.length)
    return `Several homes have this address. Please add your apartment or unit number.`
  return `The county’s record has ${orList.format(places)}. Is that yours?`
}

export const elsewhereWords = (found: County, chosen: County): string =>
  `This address is in ${found.name} County, not ${chosen.name} County, according to the Census Bureau.`

export const otherZipWords = (matchedAddress: string): string =>
  `The Census Bureau lists this address as ${matchedAddress}. Please check the ZIP code.`

export const notLocatedWords =
  'The Census Bureau doesn’t list this address. Please check the house number and street.'

/** The sentence to show for a year that lies ahead, or null. */
export const yearBuiltFault = (yearBuilt: number | null, now: Date): string | null => {
  const thisYear = Number(todayInFlorida(now).slice(0, 4))
  return yearBuilt !== null && yearBuilt > thisYear ? `Year built must be ${thisYear} or earlier` : null
}
