/** Proves that the home of a report is read back as it was kept, and that no other text is taken for an address. */
import { beforeEach, expect, it } from 'vitest'
import { forgetHome, partsOfAddress, rememberedHomeHere, rememberHome } from './remembered-home.ts'

beforeEach(() => localStorage.clear())

it.each([
  ['601 E Kennedy Blvd, Tampa, FL 33602', '601 E Kennedy Blvd', 'Tampa', '33602'],
  ['12 Bay Ct, Apt 4, St. Petersburg, FL 33701', '12 Bay Ct, Apt 4', 'St. Petersburg', '33701'],
])('%s', (line, addressLine1, city, zipCode) => {
  expect(partsOfAddress(line)).toEqual({ addressLine1, city, zipCode })
})

it.each(['601 E Kennedy Blvd', 'Tampa, FL 33602', '', 'Parcel 12-34'])('%s is no whole address', (line) => {
  expect(partsOfAddress(line)).toBeNull()
})

it('is there until it is forgotten', () => {
  const home = {
    addressLine1: '601 E Kennedy Blvd',
    city: 'Tampa',
    zipCode: '33602',
    countyId: 'hillsborough' as const,
    homesteadStatus: true,
  }
  rememberHome(home)
  expect(rememberedHomeHere()).toEqual(home)
  forgetHome()
  expect(rememberedHomeHere()).toBeNull()
  localStorage.setItem('justvalue.home', '{"addressLine1":7}')
  expect(rememberedHomeHere()).toBeNull()
})
