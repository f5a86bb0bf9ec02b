/** Proves that an address finds its parcel, or a question, and never another parcel in silence. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText } from '#test/fixtures/roll/roll-files.ts'
import { importRoll } from '../actions.ts'
import { findParcel, findParcelByKey, parcelOfHome, parcelsMeant } from '../queries.ts'

let own: RollDatabase

const SITUS: readonly [string, string, string, string, string][] = [
  ['LUTZ', '8302 LUTZ LAKE FERN RD', '', 'ODESSA', '33556'],
  ['SANLUIS', '3717W SAN LUIS ST', '', 'TAMPA', '33629'],
  ['OAKN', '500 N OAK AVE', '', 'TAMPA', '33602'],
  ['OAKS', '500 S OAK AVE', '', 'TAMPA', '33606'],
  ['CONDO1', '2401 BAYSHORE BLVD', 'UNIT 101', 'TAMPA', '33629'],
  ['CONDO2', '2401 BAYSHORE BLVD', 'UNIT 204', 'TAMPA', '33629'],
  ['CRYSTAL', '77 CRYSTAL LAKE DR', '', 'LUTZ', '33549'],
  ['GROVE', '111E GROVE ST', '', 'BRANDON', '33510'],
  ['NOZIP', '12 HIDDEN RIVER WAY', '', 'TAMPA', ''],
  ['BRIDGEPARK', '16117 BRIDGEPARK DR', '', 'LITHIA', '33547'],
  ['MAGNOLIA', '640 MAGNOLIA CIR', '', 'VALRICO', '33594'],
]

const towerUnits = 450

beforeAll(async () => {
  own = await openRollDatabase()
  const rows = SITUS.map(([id, line1, line2, city, zip]) =>
    parcel({ CO_NO: 39, PARCEL_ID: id, PHY_ADDR1: line1, PHY_ADDR2: line2, PHY_CITY: city, PHY_ZIPCD: zip }),
  )
  const units = Array.from({ length: towerUnits }, (_, at) =>
    parcel({
      CO_NO: 39,
      PARCEL_ID: `TOWER${at + 1}`,
      PHY_ADDR1: '900 TOWER WAY',
      PHY_ADDR2: `UNIT ${at + 1}`,
      PHY_CITY: 'TAMPA',
      PHY_ZIPCD: '33602',
    }),
  )
  const older = rows.map((row) => ({ ...row, ASMNT_YR: 2024 }))
  for (const [name, content] of [['2025.csv', [...rows, ...units]] as const, ['2024.csv', older] as const]) {
    await importRoll({ pool: own.pool, file: own.write(name, rollText(content)) })
  }
})
afterAll(() => own.close())

const find = async (line: string): Promise<string> => {
  const match = await findParcel(own.pool, line)
  if (match.kind === 'one') return match.parcel.parcelId
  if (match.kind === 'several') return `asks: ${match.candidates.map(({ parcelId }) => parcelId).join(' ')}`
  if (match.kind === 'none') return match.reason
  if (match.kind === 'not-florida') return match.kind
  return `not in: ${match.searchedIds.join(' ')}; not loaded: ${match.missingIds.join(' ')}`
}

describe('one line of address', () => {
  it.each([
    ['8302 Lutz Lake Fern Rd, Odessa, FL 33556', 'LUTZ'],
    ['8302 lutz lake fern road odessa 33556', 'LUTZ'],
    ['8302 LUTZ LK FERN, ODESSA, FLORIDA 33556-1234', 'LUTZ'],
    ['8302 Lutz Lake Fern Rd, Odessa', 'LUTZ'],
    ['3717 West San Luis Street Tampa FL', 'SANLUIS'],
    ['3717 san luis st, tampa 33629', 'SANLUIS'],
    ['2401 Bayshore Blvd #204, Tampa, FL 33629', 'CONDO2'],
    ['2401 bayshore boulevard apt 204 tampa 33629', 'CONDO2'],
    ['77 Crystal Lake, Lutz, FL 33549', 'CRYSTAL'],
    ['111 E Grove, Brandon, FL 33510', 'GROVE'],
    ['12 Hidden River Way, Tampa, FL 33647', 'NOZIP'],
    ['500 N Oak Ave, Tampa, FL', 'OAKN'],
  ])('%s is %s', async (line, id) => {
    expect(await find(line)).toBe(id)
  })

  it.each([
    ['two homes fit', '500 Oak Ave, Tampa, FL', 'asks: OAKN OAKS'],
    ['the unit is not given', '2401 Bayshore Blvd, Tampa, FL 33629', 'asks: CONDO1 CONDO2'],
    ['the street is misspelt', '640 Magnollia Cir, Valrico, FL 33594', 'asks: MAGNOLIA'],
    ['two letters are swapped', '640 Mganolia Cir, Valrico, FL 33594', 'asks: MAGNOLIA'],
    ['a name of one word is written as two', '16117 bridge park drive lithia fl', 'asks: BRIDGEPARK'],
    ['a name of two words is written as one', '77 Crystallake Dr, Lutz, FL 33549', 'asks: CRYSTAL'],
    ['the suffix is misspelt', '640 Magnolia Cricle, Valrico, FL 33594', 'asks: MAGNOLIA'],
    ['the suffix is cut short', '640 Magnolia Cr, Valrico, FL 33594', 'asks: MAGNOLIA'],
    ['a word of the name is misspelt', '77 Crystal Lakke, Lutz, FL 33549', 'asks: CRYSTAL'],
    ['the suffix is another', '640 Magnolia Dr, Valrico, FL 33594', 'asks: MAGNOLIA'],
    ['the ZIP is another', '640 Magnolia Cir, Valrico, FL 33596', 'asks: MAGNOLIA'],
    ['the direction is another', '500 E Oak Ave, Tampa, FL 33602', 'asks: OAKN OAKS'],
    ['no place is given', '640 Magnolia Cir', 'asks: MAGNOLIA'],
    ['the unit is not there', '2401 Bayshore Blvd #999, Tampa, FL 33629', 'asks: CONDO1 CONDO2'],
    ['the building has no units on the roll', '640 Magnolia Cir Apt 5, Valrico, FL 33594', 'asks: MAGNOLIA'],
    ['a letter hangs on the number', '640A Magnolia Cir, Valrico, FL 33594', 'asks: MAGNOLIA'],
    [
      'the city is misspelt and no comma shows where it begins',
      '640 magnolia cir valrcio 33594',
      'asks: MAGNOLIA',
    ],
  ])('asks back when %s', async (_, line, answer) => {
    expect(await find(line)).toBe(answer)
  })

  it.each([
    ['another house number', '641 Magnolia Cir, Valrico, FL 33594', 'number_not_found'],
    ['an unknown street', '640 Zanzibar Cir, Valrico, FL 33594', 'street_not_found'],
    ['no house number', 'Magnolia Cir, Valrico, FL 33594', 'no_house_number'],
    ['nothing', '  ', 'no_house_number'],
    ['a place in another state', '100 Peachtree St, Atlanta, GA 30303', 'not-florida'],
    ['a ZIP of another state', '100 Peachtree St 30303', 'not-florida'],
    ['a county without a roll', '1 Ocean Dr, Miami Beach, FL 33139', 'not in: ; not loaded: miami-dade'],
    [
      'a street of that name in the county beside its own',
      '641 Magnolia Cir, Lakeland, FL 33801',
      'not in: ; not loaded: polk',
    ],
    [
      'a ZIP that reaches into one',
      '99 Nosuch Rd, Lithia, FL 33547',
      'not in: hillsborough; not loaded: polk',
    ],
  ])('finds nothing for %s', async (_, line, answer) => {
    expect(await find(line)).toBe(answer)
  })

  it.each([
    ['12 Zanzibar', true],
    ['641 magnolia cir', true],
    ['641 magnolia cir valrico', false],
    ['12 Zanzibar Cir, 33594', false],
  ])('%s: half an address is told from a whole one', async (line, isPlaceMissing) => {
    expect(await findParcel(own.pool, line)).toMatchObject({ kind: 'none', isPlaceMissing })
  })

  it('is looked up in the newest roll of its county', async () => {
    const match = await findParcel(own.pool, '8302 Lutz Lake Fern Rd, Odessa, FL 33556')
    expect(match).toMatchObject({
      kind: 'one',
      parcel: { rollYear: 2025, rollName: '2025.csv', synthetic: false },
    })
  })

  it('cannot break out of its place in a statement', async () => {
    expect(await find(`1 '; drop schema tax_roll cascade; --%_\\ St, Tampa, FL 33629`)).toBe(
      'street_not_found',
    )
  })
})

describe('a tower of hundreds of homes', () => {
  const tower = '900 Tower Way, Tampa, FL 33602'

  it('is counted whole, and whoever searches it finds the last of them', async () => {
    expect(await findParcel(own.pool, tower)).toMatchObject({ total: towerUnits, isMore: false })
    const meant = (await parcelsMeant(own.pool, tower)).map(({ parcelId }) => parcelId)
    expect(meant).toHaveLength(towerUnits)
    expect(meant).toContain(`TOWER${towerUnits}`)
    expect(await find(`900 Tower Way #${towerUnits}, Tampa, FL 33602`)).toBe(`TOWER${towerUnits}`)
  })
})

describe('the parcel of a home', () => {
  const unheld = '640 Magnolia Cir Apt 5, Valrico, FL 33594'
  const misspelt = '640 Magnollia Cir, Valrico, FL 33594'

  it.each([unheld, misspelt])('is none in silence, and the one whose number is given: %s', async (line) => {
    expect(await parcelOfHome(own.pool, line, null)).toBeNull()
    expect(await parcelOfHome(own.pool, line, 'OAKN')).toBeNull()
    expect(await parcelOfHome(own.pool, line, 'MAGNOLIA')).toMatchObject({ parcelId: 'MAGNOLIA' })
  })
})

describe('a parcel key', () => {
  it('reads the same parcel again, of its own year', async () => {
    const parcelOfKey = await findParcelByKey(own.pool, '39-2024-LUTZ')
    expect(parcelOfKey).toMatchObject({
      parcelId: 'LUTZ',
      rollYear: 2024,
      countyNumber: 39,
      amounts: { JV: 200_000 },
    })
  })

  it.each(['39-2025-NONE', '40-2025-LUTZ', 'nonsense', ''])('gives nothing for %j', async (key) => {
    expect(await findParcelByKey(own.pool, key)).toBeNull()
  })
})
