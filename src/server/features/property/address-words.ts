/** Owns the sentences of an address check: what is wrong, and what would be right. */
import { todayInFlorida } from '#core/calendar-date.ts'
import { orList } from '#core/list-format.ts'
import type { PlaceCheck } from '#core/property/address/check-place.ts'
import { readStreetLine } from '#core/property/address-line.ts'
import type { County } from '#core/property/county.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import * as words from '#messages/property/address-words.ts'
import type { ParcelMatch } from '#server/features/tax-roll/queries.ts'

type Check<Kind extends PlaceCheck['kind']> = Extract<PlaceCheck, { kind: Kind }>
type NameCounties = (countyIds: readonly string[]) => string

/** 'Suwannee County or Dixie County'. */
export const countyNames = (counties: readonly County[]): string =>
  orList.format(counties.map(({ name }) => words.county({ name })))

export const otherCountyWords = (zip: string, counties: string, chosen: County): string =>
  words.zipIsInNotCounty({ zip, counties, name: chosen.name })

export const whichCountyWords = (zip: string, counties: string): string =>
  words.zipCodeCoversPleaseChooseYours({ zip, counties })

export const otherCityWords = (
  { zip, city }: { zip: string; city: string },
  { postalCity, countyIds, cityCountyIds }: Check<'other-city'>,
  names: NameCounties,
): string =>
  words.zipIsInIsIn({
    zip,
    postalCity,
    zipCounties: names(countyIds),
    city,
    cityCounties: names(cityCountyIds),
  })

export const unknownZipWords = words.weDontRecognizeThisZipCode()

export const unknownCityWords = (zip: string, { postalCity }: Check<'unknown-city'>): string =>
  words.thePostOfficeListsAsPlease({ zip, postalCity })

const MOST_NAMED = 3

/** Many rolls number no apartments: then no unit that is typed can tell which home is meant. */
export const isWithoutUnits = (match: ParcelMatch): boolean =>
  match.kind === 'several' &&
  match.total > 1 &&
  match.candidates.every(({ situs }) => readStreetLine(`${situs.line1} ${situs.line2}`).unit === '')

/** What the tax roll says of an address it does not simply have; null when there is nothing to say. */
export const rollWords = (match: ParcelMatch, county: County): string | null => {
  const roll = words.countysPropertyRecord({ name: county.name })
  if (match.kind === 'none' && match.reason === 'number_not_found') return words.theStreetIsOnButNot({ roll })
  if (match.kind === 'none' && match.reason === 'street_not_found')
    return words.thisStreetIsntOnPleaseCheck({ roll })
  if (match.kind !== 'several') return null
  if (match.missingUnit === 'building_without' && match.total === 1)
    return words.theCountyListsOneBuildingHere()
  if (match.missingUnit === 'others_only') return words.thisUnitIsntOn({ roll })
  const places = [...new Set(match.candidates.map(({ situs }) => writeSitus(situs)))]
  if (isWithoutUnits(match) && places.length < match.candidates.length)
    return words.hasNoUnitNumbersHereEnterYour({ roll })
  if (places.length > MOST_NAMED || places.length < match.candidates.length)
    return words.severalHomesHaveThisAddressPlease()
  return words.theCountysRecordHasIsThat({ places: orList.format(places) })
}

export const elsewhereWords = (found: County, chosen: County): string =>
  words.thisAddressIsInCountyNot({ county: found.name, chosenCounty: chosen.name })

export const otherZipWords = (matchedAddress: string): string =>
  words.theCensusBureauListsThisAddress({ matchedAddress })

export const notLocatedWords = words.theCensusBureauDoesntListThis()

/** The sentence to show for a year that lies ahead, or null. */
export const yearBuiltFault = (yearBuilt: number | null, now: Date): string | null => {
  const thisYear = Number(todayInFlorida(now).slice(0, 4))
  return yearBuilt !== null && yearBuilt > thisYear
    ? words.yearBuiltMustBeOrEarlier({ year: thisYear })
    : null
}
