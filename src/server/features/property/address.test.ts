/** Proves the address checks and the counties. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getCounty,
  listCounties,
  searchCounties,
  validateAddress,
  validateAddressPartial,
  validateAddressPartialPublic,
  validateAddressPublic,
} from '#contract/property/properties.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await sharedApp()
  ada = await signUp(app)
})
afterAll(() => app.close())

const tampa = {
  addressLine1: '123 Main St',
  addressLine2: null,
  city: 'Tampa',
  zipCode: '33602',
  countyId: 'hillsborough',
  state: 'FL',
} as const
const { countyId: _county, ...typing } = tampa

describe('a full address', () => {
  it('is checked alike with and without an account [S7.properties.1, S7.properties.2, S6.public.5, S3.address.1]', async () => {
    const expected = {
      isValid: true,
      county: { id: 'hillsborough', name: 'Hillsborough' },
      validationMessages: [],
    }
    expect(await app.visitor().call(validateAddressPublic, tampa)).toEqual(expected)
    expect(await ada.client.call(validateAddress, tampa)).toEqual(expected)
    expect((await app.visitor().refusal(validateAddress, tampa)).status).toBe(401)
  })

  it.each([
    [
      'the right county is named',
      { countyId: 'pinellas' },
      {
        isValid: false,
        county: 'hillsborough',
        message: 'ZIP 33602 is in Hillsborough County, not Pinellas County',
      },
    ],
    [
      'any county of a ZIP that lies in several is right',
      { zipCode: '32008-1234', city: 'Branford', countyId: 'dixie' },
      { isValid: true, county: 'dixie', message: undefined },
    ],
    [
      'every county of such a ZIP is named',
      { zipCode: '32008', countyId: 'leon' },
      {
        isValid: false,
        county: 'lafayette',
        message:
          'ZIP 32008 is in Lafayette County, Gilchrist County, Suwannee County or Dixie County, not Leon County',
      },
    ],
    [
      'a city of another county is named with its own',
      { city: 'Key West' },
      {
        isValid: false,
        county: 'hillsborough',
        message: 'ZIP 33602 is Tampa in Hillsborough County, but Key West is in Monroe County',
      },
    ],
    [
      'a city that nobody lists is let pass with a word',
      { city: 'Tampaa' },
      {
        isValid: true,
        county: 'hillsborough',
        message: 'The post office lists 33602 as Tampa. Please check the city.',
      },
    ],
    [
      'an unknown ZIP is let pass with a word',
      { zipCode: '34999', countyId: 'leon' },
      { isValid: true, county: 'leon', message: 'We don’t recognize this ZIP code. Please check it.' },
    ],
    [
      'a post-office box is no home',
      { addressLine1: 'P.O. Box 77' },
      {
        isValid: false,
        county: null,
        message: 'Enter the home’s street address, not a PO box',
      },
    ],
    [
      'a house number is needed',
      { addressLine1: 'Main St' },
      {
        isValid: false,
        county: null,
        message: 'Enter the house number and the street, such as 123 Main St',
      },
    ],
  ])('%s', async (_, change, { isValid, county, message }) => {
    const checked = await app.visitor().call(validateAddressPublic, { ...tampa, ...change })
    expect([checked.isValid, checked.county?.id ?? null, checked.validationMessages[0]]).toEqual([
      isValid,
      county,
      message,
    ])
  })

  it.each([
    ['addressLine1', { addressLine1: '' }, 'Street address is required'],
    ['city', { city: ' ' }, 'City is required'],
    ['zipCode', { zipCode: '' }, 'ZIP code is required'],
    ['zipCode', { zipCode: '10001' }, 'Please enter a valid Florida ZIP code'],
    ['countyId', { countyId: '' }, 'Please select your county'],
    ['countyId', { countyId: 'narnia' }, 'Please select one of Florida’s 67 counties'],
    ['countyId', { countyId: 'dade' }, 'Please select one of Florida’s 67 counties'],
    ['state', { state: 'GA' }, 'We can only check Florida addresses'],
  ])('with a wrong %s is refused: %j', async (field, change, message) => {
    const answer = await app
      .visitor()
      .post('/api/properties/validate-address-public', { ...tampa, ...change })
    expect(answer.status).toBe(400)
    expect((answer.body as { error: { details: unknown[] } }).error.details[0]).toEqual({ field, message })
  })
})

describe('an address being typed', () => {
  it('gets its county [S7.properties.3, S7.properties.4]', async () => {
    const expected = {
      isValid: true,
      county: { id: 'hillsborough', name: 'Hillsborough' },
      validationMessages: [],
    }
    expect(await app.visitor().call(validateAddressPartialPublic, typing)).toEqual(expected)
    expect(await ada.client.call(validateAddressPartial, typing)).toEqual(expected)
  })

  it('in a ZIP that nobody knows gets none', async () => {
    const checked = await app.visitor().call(validateAddressPartialPublic, { ...typing, zipCode: '34999' })
    expect(checked).toMatchObject({ isValid: false, county: null })
  })
})

describe('the counties', () => {
  it('are sixty-seven, by name [S7.properties.6, S6.public.6, S9.counties.1, S3.county.1]', async () => {
    const { counties } = await app.visitor().call(listCounties, {})
    expect(counties).toHaveLength(67)
    expect(counties[0]).toEqual({ id: 'alachua', name: 'Alachua' })
    const names = counties.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(new Set(counties.map(({ id }) => id)).size).toBe(67)
  })

  it.each([
    ['HILL', ['hillsborough']],
    ['saint lucie', ['st-lucie']],
    ['st. johns county', ['st-johns']],
    ['zzz', []],
    ['%', []],
    ['_', []],
    ['33602', []],
    [' ', 67],
    ['county', 67],
  ])('are found by name: %s [S7.properties.8, S6.public.7]', async (q, expected) => {
    const ids = (await app.visitor().call(searchCounties, { q })).counties.map(({ id }) => id)
    expect(typeof expected === 'number' ? ids.length : ids).toEqual(expected)
  })

  it('are shown one by one with their offices [S7.properties.7]', async () => {
    const { county } = await ada.client.call(getCounty, { id: 'hillsborough' })
    expect(county.name).toBe('Hillsborough')
    expect(county.propertyAppraiserOffice).not.toBe('')
    for (const id of ['narnia', 'HILLSBOROUGH', '39']) {
      expect(await ada.client.refusal(getCounty, { id })).toMatchObject({
        status: 404,
        code: 'not_found',
        message: 'There is no county with this id. GET /properties/counties lists all 67.',
      })
    }
    expect((await app.visitor().refusal(getCounty, { id: 'hillsborough' })).status).toBe(401)
  })
})
