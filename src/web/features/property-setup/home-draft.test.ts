/** Proves that what an owner has answered of a home outlives the record, and never goes over to another home. */
import { expect, it } from 'vitest'
import { parcel } from '#web/testing/report-answers.ts'
import { emptyHome, withAddressOf, withRollFacts } from './home-draft.ts'

const rented = {
  ...emptyHome,
  addressLine1: '12 Palm Way',
  city: 'Tampa',
  zipCode: '33603',
  countyId: 'hillsborough',
  homesteadStatus: false,
  yearBuilt: '1961',
} as const

it('keeps the homestead of a home whose county its owner has confirmed, and takes the record’s of any other', () => {
  const recorded = { ...parcel, homestead: true }
  expect(withRollFacts(rented, recorded).homesteadStatus).toBe(false)
  expect(withRollFacts({ ...rented, countyId: '' }, recorded).homesteadStatus).toBe(true)
})

it('another street typed over a known home takes nothing of it along', () => {
  expect(withAddressOf({ ...rented, addressLine1: ' 12 palm way' }, rented).yearBuilt).toBe('1961')
  expect(withAddressOf({ ...rented, addressLine1: '14 Palm Way' }, rented)).toEqual({
    ...emptyHome,
    addressLine1: '14 Palm Way',
    city: 'Tampa',
    zipCode: '33603',
  })
})
