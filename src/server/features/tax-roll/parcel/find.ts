/** Owns finding the parcel that one line of text means among all active rolls, or saying why it cannot be told. */

import { editDistance } from '#core/property/address/edit-distance.ts'
import { isPartedElsewhere } from '#core/property/address/joined-words.ts'
import {
  type AskedAddress,
  askedAddress,
  decideMatch,
  type MissingUnit,
  withCorrections,
} from '#core/property/address/match.ts'
import { outsideFlorida } from '#core/property/address/outside-florida.ts'
import { type SplitAddress, splitAddress } from '#core/property/address/split.ts'
import type { Parcel } from '#core/property/parcel.ts'
import type { Places } from '#core/property/zip.ts'
import { countyNumberOf } from './florida-places.ts'
import {
  type ActiveRoll,
  activeParcelRolls,
  areStreets,
  MOST_ROWS,
  parcelsAt,
  type SitusRow,
  streetsWithNumber,
} from './lookup.ts'
import type { RollReader } from './one-moment.ts'
import { readParcelRow } from './read.ts'

const MOST_OFFERED = 10

export interface WhereToLook {
  readonly places: Places
  /** How many of several parcels to give. */
  readonly most?: number
}

export type ParcelMatch =
  | { readonly kind: 'one'; readonly parcel: Parcel }
  /** To be confirmed or chosen by the person, likeliest first; `total` may exceed those listed. */
  | {
      readonly kind: 'several'
      readonly candidates: readonly Parcel[]
      readonly total: number
      /** There are more than were read: `total` is the least there are. */
      readonly isMore: boolean
      readonly missingUnit: MissingUnit
    }
  | {
      readonly kind: 'none'
      readonly reason: 'no_house_number' | 'street_not_found' | 'number_not_found' | 'no_roll_loaded'
      /** Neither a ZIP code nor a city of Florida was written: half an address. */
      readonly isPlaceMissing: boolean
    }
  | { readonly kind: 'not-florida' }
  /** Those whose rolls were searched in vain, and those the place can lie in whose rolls are not here; likeliest first. */
  | {
      readonly kind: 'county-not-loaded'
      readonly searchedIds: readonly string[]
      readonly missingIds: readonly [string, ...string[]]
    }

/** Counties that the ZIP or the city can be in; empty when neither says. */
export const countiesOf = (asked: AskedAddress, places: Places): readonly string[] => [
  ...new Set([...(places.zips.get(asked.zip)?.countyIds ?? []), ...(places.cities.get(asked.city) ?? [])]),
]

/** One typing error, two in a longer name: whatever is found this way, the person is asked. */
const mayBeMeant = (asked: string, found: string): boolean => {
  const most = asked.length >= 8 ? 2 : 1
  return Math.abs(asked.length - found.length) <= most && editDistance(asked, found) <= most
}

const likeNames = (streets: readonly string[], asked: AskedAddress): readonly string[] => {
  const names = [...new Set(asked.readings.map(({ name }) => name))].filter((name) => name.length > 1)
  const partedElsewhere = names.map(isPartedElsewhere)
  return streets.filter(
    (street) =>
      names.some((name) => mayBeMeant(name, street)) || partedElsewhere.some((isSame) => isSame(street)),
  )
}

type Looked = { readonly asked: AskedAddress; readonly rows: readonly SitusRow[] }

/** As typed; failing that, with what may have been mistyped. */
const rowsFor = async (
  db: RollReader,
  rolls: readonly number[],
  split: SplitAddress,
  asked: AskedAddress,
): Promise<Looked> => {
  const [first] = asked.readings
  const houseNumber = first?.houseNumber
  if (first === undefined || houseNumber === null || houseNumber === undefined) return { asked, rows: [] }
  const named = (names: readonly string[]) => parcelsAt(db, rolls, { houseNumber, names, unit: first.unit })
  const exact = await named(asked.readings.map(({ name }) => name))
  if (exact.length > 0) return { asked, rows: exact }
  const corrected = withCorrections(asked, split)
  const streets = await streetsWithNumber(db, rolls, houseNumber)
  const names = [...corrected.readings.map(({ name }) => name), ...likeNames(streets, asked)]
  return { asked: corrected, rows: await named([...new Set(names)]) }
}

type None = Extract<ParcelMatch, { kind: 'none' }>

const none = (reason: None['reason'], isPlaceMissing = false): None => ({
  kind: 'none',
  reason,
  isPlaceMissing,
})

const noMatch = async (
  db: RollReader,
  rolls: readonly number[],
  asked: AskedAddress,
): Promise<ParcelMatch> => {
  const names = asked.readings.map(({ name }) => name)
  const isKnown = await areStreets(db, rolls, names)
  return none(isKnown ? 'number_not_found' : 'street_not_found')
}

const lookIn = async (
  db: RollReader,
  rolls: readonly ActiveRoll[],
  split: SplitAddress,
  asked: AskedAddress,
  { places, most = MOST_OFFERED }: WhereToLook,
): Promise<ParcelMatch> => {
  const ids = rolls.map(({ rollId }) => rollId)
  const looked = await rowsFor(db, ids, split, asked)
  const candidates = looked.rows.map((row) => ({
    ...row.situs,
    postalCity: places.zips.get(row.situs.zip)?.city ?? '',
    row,
  }))
  const decision = decideMatch(looked.asked, candidates)
  if (decision.kind === 'one') return { kind: 'one', parcel: readParcelRow(decision.candidate.row.columns) }
  if (decision.kind === 'none') return noMatch(db, ids, asked)
  const offered = decision.candidates.slice(0, most).map(({ row }) => readParcelRow(row.columns))
  const { candidates: all, missingUnit } = decision
  const isMore = looked.rows.length === MOST_ROWS
  return { kind: 'several', candidates: offered, total: all.length, isMore, missingUnit }
}

const sameRolls = (a: readonly ActiveRoll[], b: readonly ActiveRoll[]): boolean =>
  a.length === b.length && a.every(({ rollId }, at) => b[at]?.rollId === rollId)

/**
 * The house number must be equal; a doubt about anything else is left to the person ('several', perhaps with one
 * candidate). A roll may be replaced between two statements: a miss is looked up again when the rolls have changed.
 */
export const findParcelAt = async (
  db: RollReader,
  line: string,
  where: WhereToLook,
): Promise<ParcelMatch> => {
  const { places } = where
  const split = splitAddress(line, (key) => places.cities.has(key))
  if (outsideFlorida(split) !== null) return { kind: 'not-florida' }
  const asked = askedAddress(split)
  if (asked.readings[0]?.houseNumber == null || asked.readings[0].name === '') {
    return none('no_house_number')
  }
  const all = await activeParcelRolls(db)
  const counties = countiesOf(asked, places)
  const isPlaceMissing = counties.length === 0 && asked.zip === ''
  if (all.length === 0) return none('no_roll_loaded', isPlaceMissing)
  const numbers = counties.map(countyNumberOf)
  const rolls = counties.length === 0 ? all : all.filter(({ countyNo }) => numbers.includes(countyNo))
  // In an invented record a real home is missed for no fault of its address.
  const isLoaded = (county: string) =>
    all.some(({ countyNo, synthetic }) => countyNo === countyNumberOf(county) && !synthetic)
  const [missing, ...others] = counties.filter((county) => !isLoaded(county))
  const match = rolls.length === 0 ? null : await lookIn(db, rolls, split, asked, where)
  if (match !== null && match.kind !== 'none') return match
  if (!sameRolls(all, await activeParcelRolls(db))) return findParcelAt(db, line, where)
  // A street of the same name in the next county is not the one that was meant.
  const [ofZip, ...alsoOfZip] = places.zips.get(asked.zip)?.countyIds ?? []
  if (ofZip !== undefined && ![ofZip, ...alsoOfZip].some(isLoaded))
    return { kind: 'county-not-loaded', searchedIds: [], missingIds: [ofZip, ...alsoOfZip] }
  const streetIsKnown = ofZip !== undefined && match?.kind === 'none' && match.reason === 'number_not_found'
  if (missing !== undefined && !streetIsKnown)
    return {
      kind: 'county-not-loaded',
      searchedIds: counties.filter(isLoaded),
      missingIds: [missing, ...others],
    }
  return none(match?.reason ?? 'no_roll_loaded', isPlaceMissing)
}
