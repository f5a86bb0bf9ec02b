import { expect, it } from 'vitest'
import { inTitleCase, platName } from './plat-name.ts'

it.each([
  ['COUNTRYWAY PARCEL B TRACT 1 PH', 'COUNTRYWAY'],
  ['LAKEMONT HILLS PHASE II', 'LAKEMONT HILLS'],
  ['DAVIS ISLANDS PB10 PG52 TO 57 ', 'DAVIS ISLANDS'],
  ['Keystone  Park Colony Sub', 'KEYSTONE PARK COLONY SUB'],
  ['UNPLATTED', ''],
  ['LOT 4 BLK 2', ''],
  ['', ''],
])('the development in %j is %j', (legal, name) => {
  expect(platName(legal)).toBe(name)
})

it('is named as a paper names it', () => {
  expect(inTitleCase('TRAPNELL RIDGE')).toBe('Trapnell Ridge')
  expect(inTitleCase('ST ANDREW’S COVE')).toBe('St Andrew’s Cove')
})

it.each([
  ['BAY POINTE COLONY A CONDOMINIU', 'Bay Pointe Colony a Condominium'],
  ['VILLAGE COVE TOWNHOUSES A COND', 'Village Cove Townhouses a Condominium'],
  ['KEYSTONE MANOR-MINOR SUBDIVISI', 'Keystone Manor-Minor Subdivision'],
  ['WOODLAND CORPORATE CENTER PHAS', 'Woodland Corporate Center'],
  ['BYARS REVISION OF SUNNYLAND AC', 'Byars Revision of Sunnyland'],
  ['DAVIS AND DOWDELL ADDITION TO', 'Davis and Dowdell Addition'],
  ['THE MEADOWS AT VAN DYKE FARMS', 'The Meadows at Van Dyke Farms'],
])('%j, which the roll may have cut off, is named %j', (plat, name) => {
  expect(inTitleCase(plat)).toBe(name)
})
