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
