/** Owns finding the homes on a street whose numbers are nearest to one that the tax roll does not have. */

import { askedAddress, decideMatch } from '#core/property/address/match.ts'
import { splitAddress } from '#core/property/address/split.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import { countiesOf, type WhereToLook } from './find.ts'
import { countyNumberOf } from './florida-places.ts'
import { activeParcelRolls, parcelsNear } from './lookup.ts'
import type { RollReader } from './one-moment.ts'
import { readParcelRow } from './read.ts'

/** A city block holds a hundred numbers. */
const FARTHEST = 100
const MOST_OFFERED = 4

/** Addresses as people write them, a building's without its units, in the order of their numbers. */
export const addressesNear = async (
  db: RollReader,
  line: string,
  { places }: WhereToLook,
): Promise<readonly string[]> => {
  const asked = askedAddress(splitAddress(line, (key) => places.cities.has(key)))
  const houseNumber = asked.readings[0]?.houseNumber
  if (houseNumber == null) return []
  const counties = countiesOf(asked, places).map(countyNumberOf)
  const all = await activeParcelRolls(db)
  const rolls = counties.length === 0 ? all : all.filter(({ countyNo }) => counties.includes(countyNo))
  const rows = await parcelsNear(
    db,
    rolls.map(({ rollId }) => rollId),
    { houseNumber, names: asked.readings.map(({ name }) => name), farthest: FARTHEST },
  )
  const decision = decideMatch(
    asked,
    rows.map((row) => ({ ...row.situs, postalCity: places.zips.get(row.situs.zip)?.city ?? '', row })),
  )
  const fitting = decision.kind === 'several' ? decision.candidates.map(({ row }) => row) : []
  const only = decision.kind === 'one' ? [decision.candidate.row] : []
  const homes = [...fitting, ...only].map(({ columns }) => ({
    number: Number(columns.house_number),
    address: writeSitus({ ...readParcelRow(columns).situs, line2: '' }),
  }))
  const away = ({ number }: { number: number }) => Math.abs(number - houseNumber)
  return [...new Map(homes.map((home) => [home.address, home])).values()]
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_OFFERED)
    .toSorted((a, b) => a.number - b.number)
    .map(({ address }) => address)
}
