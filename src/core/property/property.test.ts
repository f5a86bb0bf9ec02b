/** The small facts of a property: counties by name, uses, ZIP codes, keys, spelling distance, situs. */

import { describe, expect, it } from 'vitest'
import { cents } from '#core/money.ts'
import { editDistance } from './address/edit-distance.ts'
import { type County, searchCounties } from './county.ts'
import { readParcelKey, writeParcelKey } from './parcel.ts'
import { writeSitus } from './situs-address.ts'
import { isHome, useCodeName } from './use-code.ts'
import { fiveDigits, isFloridaZip, placesFrom } from './zip.ts'

const county = (id: string, name: string, dorNumber: number): County => ({
  id,
  name,
  dorNumber,
  fips: `12${dorNumber}`,
  seat: '',
  propertyAppraiser: { office: '', url: null, postalAddress: null },
  vab: { office: null, url: null, postalAddress: null, closing: null, portal: null },
  season: {
    year: 2026,
    filingFeeCents: cents(5_000),
    filingFeeStatus: 'reported',
    petitionDeadline: null,
    noticesMailedOn: null,
    daysSource: '',
    status: 'unknown',
  },
  seasons: [],
  millages: [],
})

describe('counties', () => {
  const some = [county('st-johns', 'St. Johns', 65), county('lee', 'Lee', 46), county('leon', 'Leon', 47)]

  it.each([
    ['saint johns', ['st-johns']],
    ['St Johns County', ['st-johns']],
    ['LE', ['lee', 'leon']],
    ['', ['st-johns', 'lee', 'leon']],
    ['zz', []],
  ])('searched for %j', (text, ids) => {
    expect(searchCounties(some, text).map(({ id }) => id)).toEqual(ids)
  })
})

describe('ZIP codes', () => {
  it('are Floridian from 32 to 34', () => {
    expect(['32003', '34997', '33556'].every(isFloridaZip)).toBe(true)
    expect(['31999', '35000', '3355', '33556-1', ''].some(isFloridaZip)).toBe(false)
    expect(fiveDigits(' 33556-1234')).toBe('33556')
  })

  it('gather the counties of a city', () => {
    const places = placesFrom(
      new Map([
        ['33556', { city: 'Odessa', countyIds: ['hillsborough', 'pasco'] }],
        ['33557', { city: 'ODESSA', countyIds: ['hernando'] }],
      ]),
    )
    expect(places.cities.get('ODESSA')).toEqual(['hillsborough', 'pasco', 'hernando'])
  })
})

describe('land use codes', () => {
  it.each([
    ['001', 'Single-family home', true],
    ['003', 'Multi-family building, 10 units or more', false],
    ['008', 'Multi-family building, fewer than 10 units', true],
    ['051', 'Agricultural land', false],
    ['', 'Use not stated', false],
  ])('%s', (code, name, home) => {
    expect([useCodeName(code), isHome(code)]).toEqual([name, home])
  })
})

describe('a parcel key', () => {
  it('gives back what it was made of', () => {
    const parts = { countyNumber: 39, rollYear: 2025, parcelId: 'U-02-27 A/1' }
    expect(readParcelKey(writeParcelKey(parts))).toEqual(parts)
    expect(readParcelKey('39-25-X')).toBeNull()
  })
})

describe('typing errors', () => {
  it.each([
    ['OAK', 'OAK', 0],
    ['OAK', 'OAKS', 1],
    ['OAK', 'OKA', 1],
    ['MAGNOLIA', 'MAGNOLLA', 1],
    ['', 'ABC', 3],
    ['KITTEN', 'SITTING', 3],
  ])('%s → %s', (a, b, distance) => {
    expect([editDistance(a, b), editDistance(b, a)]).toEqual([distance, distance])
  })
})

describe('a situs address', () => {
  it.each([
    [
      { line1: '3717W SAN LUIS ST', line2: '', city: 'TAMPA', zip: '33629' },
      '3717 W San Luis St, Tampa, FL 33629',
    ],
    [{ line1: '5 NW 42ND ST', line2: 'UNIT 4B', city: '', zip: '' }, '5 NW 42nd St Unit 4B, FL'],
  ])('%#', (situs, text) => {
    expect(writeSitus(situs)).toBe(text)
  })
})
