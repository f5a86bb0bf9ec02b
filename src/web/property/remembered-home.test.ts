/** Proves that the home of a report is read back as it was kept, and that no other text is taken for an address. */

import { beforeEach, expect, it } from 'vitest'
import { parcel, readyReport, unfinishedReport } from '#web/testing/report-answers.ts'
import {
  forgetHome,
  homeOfReport,
  partsOfAddress,
  rememberedHomeHere,
  rememberHome,
  rememberHomeOf,
} from './remembered-home.ts'

beforeEach(() => localStorage.clear())

it.each([
  ['601 E Kennedy Blvd, Tampa, FL 33602', '601 E Kennedy Blvd', 'Tampa', '33602'],
  ['12 Bay Ct, Apt 4, St. Petersburg, FL 33701', '12 Bay Ct, Apt 4', 'St. Petersburg', '33701'],
  ['601 E Kennedy Blvd, Tampa 33602', '601 E Kennedy Blvd', 'Tampa', '33602'],
  ['601 e kennedy blvd, tampa, florida 33602-1234', '601 e kennedy blvd', 'tampa', '33602'],
])('%s', (line, addressLine1, city, zipCode) => {
  expect(partsOfAddress(line)).toEqual({ addressLine1, city, zipCode })
})

it.each(['601 E Kennedy Blvd', 'Tampa, FL 33602', '', 'Parcel 12-34'])('%s is no whole address', (line) => {
  expect(partsOfAddress(line)).toBeNull()
})

it('is there until it is forgotten', () => {
  const home = {
    addressLine1: '601 E Kennedy Blvd',
    addressLine2: 'Unit 4',
    parcelId: '0001',
    city: 'Tampa',
    zipCode: '33602',
    countyId: 'hillsborough' as const,
    homesteadStatus: true,
    recordHomestead: true,
    propertyType: 'condo' as const,
    recordUse: null,
    yearBuilt: '1985',
    squareFootage: '',
  }
  rememberHome(home)
  expect(rememberedHomeHere()).toEqual(home)
  forgetHome()
  expect(rememberedHomeHere()).toBeNull()
  localStorage.setItem('justvalue.home', '{"addressLine1":7}')
  expect(rememberedHomeHere()).toBeNull()
})

const found = { ...parcel, address: '601 E Kennedy Blvd, Tampa, FL 33602', useCode: '004', yearBuilt: 1985 }

it('holds what the record of a found home knows', () => {
  expect(homeOfReport(readyReport(undefined, {}, { parcel: found }))).toEqual({
    addressLine1: '601 E Kennedy Blvd',
    addressLine2: '',
    parcelId: parcel.parcelId,
    city: 'Tampa',
    zipCode: '33602',
    countyId: 'hillsborough',
    homesteadStatus: true,
    recordHomestead: true,
    propertyType: 'condo',
    recordUse: null,
    yearBuilt: '1985',
    squareFootage: '1834',
  })
})

it('keeps the record’s own word for a home that is none of the four types', () => {
  const duplex = { ...found, useCode: '008', useName: 'Multi-family, fewer than 10 units' }
  expect(homeOfReport(readyReport(undefined, {}, { parcel: duplex }))?.recordUse).toBe(duplex.useName)
  const house = { ...found, useCode: '001', useName: 'Single family' }
  expect(homeOfReport(readyReport(undefined, {}, { parcel: house }))?.recordUse).toBeNull()
})

const numbers = {
  justValue: 420_000,
  assessedSchool: 300_000,
  assessedCounty: 300_000,
  taxableSchool: 275_000,
  taxableCounty: 248_589,
  totalTax: 5_000,
}

it('keeps what its owner typed of the homestead when the report of the record is looked at again', () => {
  const ofRecord = readyReport(undefined, {}, { parcel: found, trimNumbers: null })
  const typed = {
    ...ofRecord,
    trimNumbers: { ...numbers, homestead: false, taxYear: 2026, countyId: 'hillsborough' as const },
  }
  for (const [report, homestead] of [
    [ofRecord, true],
    [typed, false],
    [ofRecord, false],
  ] as const) {
    rememberHomeOf(report)
    expect(rememberedHomeHere()?.homesteadStatus).toBe(homestead)
  }
  const others = [
    { ...ofRecord, parcel: { ...found, address: '1 Bay Ct, Tampa, FL 33602' } },
    { ...ofRecord, address: '601 E Kennedy Blvd Unit 9, Tampa, FL 33602' },
    { ...ofRecord, parcel: { ...found, parcelId: '0009' } },
  ]
  for (const other of others) {
    rememberHomeOf(typed)
    rememberHomeOf(other)
    expect(rememberedHomeHere()?.homesteadStatus).toBe(true)
  }
})

it('holds what was typed of a home on no record', () => {
  const typed = unfinishedReport('needs_trim_numbers', {
    address: '1 Nowhere Street, Key West, FL 33040',
    propertyType: 'Townhouse',
  })
  const home = {
    addressLine1: '1 Nowhere Street',
    city: 'Key West',
    zipCode: '33040',
    propertyType: 'townhouse',
  }
  expect(homeOfReport(typed)).toMatchObject({ ...home, countyId: '', homesteadStatus: null })
})

it('is no invented home, and no half address', () => {
  expect(homeOfReport(readyReport(undefined, {}, { parcel: { ...found, synthetic: true } }))).toBeNull()
  expect(homeOfReport(unfinishedReport('needs_trim_numbers', { address: '1 Nowhere Street' }))).toBeNull()
})

it('keeps the unit that was typed where the record of a tower has none, with the parcel', () => {
  const tower = { ...found, address: '345 Bayshore Blvd, Tampa, FL 33606', parcelId: '1946585104' }
  const address = '345 Bayshore Blvd Unit 1401, Tampa, FL 33606'
  expect(homeOfReport(readyReport(undefined, {}, { parcel: tower, address }))).toMatchObject({
    addressLine1: '345 Bayshore Blvd',
    addressLine2: 'Unit 1401',
    parcelId: '1946585104',
  })
})
