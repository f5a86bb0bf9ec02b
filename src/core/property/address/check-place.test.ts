/** Places as the ZIP list has them: 33578 is Riverview (Hillsborough), 32008 Branford reaches into two counties. */

import { describe, expect, it } from 'vitest'
import { placesFrom } from '../zip.ts'
import { checkPlace } from './check-place.ts'

const PLACES = placesFrom(
  new Map([
    ['33578', { city: 'Riverview', countyIds: ['hillsborough'] }],
    ['33602', { city: 'Tampa', countyIds: ['hillsborough'] }],
    ['33701', { city: 'Saint Petersburg', countyIds: ['pinellas'] }],
    ['32008', { city: 'Branford', countyIds: ['suwannee', 'dixie'] }],
  ]),
)

describe('city, ZIP code and county', () => {
  it.each([
    ['one place', 'Riverview', '33578', 'hillsborough', { kind: 'agrees', countyIds: ['hillsborough'] }],
    [
      'a neighboring city of the same county',
      'tampa',
      '33578',
      'hillsborough',
      { kind: 'agrees', countyIds: ['hillsborough'] },
    ],
    ['no county yet', 'Branford', '32008', null, { kind: 'agrees', countyIds: ['suwannee', 'dixie'] }],
    [
      'the smaller county of a ZIP code',
      'Branford',
      '32008',
      'dixie',
      { kind: 'agrees', countyIds: ['suwannee', 'dixie'] },
    ],
    ['another county', 'Tampa', '33602', 'pinellas', { kind: 'other-county', countyIds: ['hillsborough'] }],
    [
      'a city of another county',
      'St. Petersburg',
      '33602',
      'hillsborough',
      {
        kind: 'other-city',
        postalCity: 'Tampa',
        countyIds: ['hillsborough'],
        cityCountyIds: ['pinellas'],
      },
    ],
    [
      'a city nobody lists',
      'Ruskinn',
      '33602',
      'hillsborough',
      { kind: 'unknown-city', postalCity: 'Tampa', countyIds: ['hillsborough'] },
    ],
    ['a ZIP code nobody lists', 'Tampa', '34999', 'hillsborough', { kind: 'unknown-zip' }],
  ])('%s', (_, city, zip, countyId, checked) => {
    expect(checkPlace({ city, zip, countyId }, PLACES)).toEqual(checked)
  })
})
