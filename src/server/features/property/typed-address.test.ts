/** Proves that an address is told the same while it is typed as when it is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateAddressPartialPublic, validateAddressPublic } from '#contract/property/properties.ts'
import { sharedApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const typing = {
  addressLine1: '123 Main St',
  addressLine2: null,
  city: 'Tampa',
  zipCode: '33602',
  state: 'FL',
} as const

describe('an address being typed', () => {
  it('of the sample roll is validated although its ZIP is invented, while typing and in full', async () => {
    const sample = {
      ...typing,
      addressLine1: '101 Sample Orange Way',
      city: 'Sample Springs',
      zipCode: '32300',
    }
    const expected = { isValid: true, county: { id: 'leon', name: 'Leon' }, validationMessages: [] }
    expect(await app.visitor().call(validateAddressPartialPublic, sample)).toEqual(expected)
    expect(await app.visitor().call(validateAddressPublic, { ...sample, countyId: 'leon' })).toEqual(expected)
  })

  it.each(['Land O Lakes', 'Nowhere'])('is told of the same doubt as when it is sent: %s', async (city) => {
    const doubtful = { ...typing, city }
    const partial = await app.visitor().call(validateAddressPartialPublic, doubtful)
    const full = await app.visitor().call(validateAddressPublic, { ...doubtful, countyId: 'hillsborough' })
    expect(partial).toEqual(full)
    expect(partial.validationMessages).not.toEqual([])
  })

  it.each([
    ['33896', 'Davenport', 'ZIP code 33896 covers Osceola County or Polk County. Please choose yours.'],
    [
      '32008',
      'Branford',
      'ZIP code 32008 covers Lafayette County, Gilchrist County, Suwannee County or Dixie County. Please choose yours.',
    ],
  ])('in a ZIP of several counties gets none of them, and is asked: %s', async (zipCode, city, message) => {
    const spanning = { ...typing, addressLine1: '1 Main St', city, zipCode }
    const expected = { isValid: true, county: null, validationMessages: [message] }
    expect(await app.visitor().call(validateAddressPartialPublic, spanning)).toEqual(expected)
  })

  it('in such a ZIP keeps the county that was chosen when the city is in another', async () => {
    const keyWest = { ...typing, city: 'Key West', zipCode: '33896', countyId: 'polk' }
    const checked = await app.visitor().call(validateAddressPublic, keyWest)
    expect(checked).toMatchObject({ isValid: false, county: { id: 'polk' } })
    expect(checked.validationMessages[0]).toMatch(/, but Key West is in Monroe County$/)
  })
})
