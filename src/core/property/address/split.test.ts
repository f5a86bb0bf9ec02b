/** One line of text apart into street, city, state and ZIP. */

import { describe, expect, it } from 'vitest'
import { readCity } from '../address-line.ts'
import { splitAddress } from './split.ts'

const CITIES = new Set(
  ['Odessa', 'Tampa', 'Miami', 'South Miami', 'Saint Petersburg', 'Lake Mary'].map(readCity),
)

const brief = (line: string): string => {
  const { streets, city, state, zip } = splitAddress(line, (key) => CITIES.has(key))
  return [streets[0], city, state, zip].join('|')
}

describe('a line of address', () => {
  it.each([
    ['8302 Lutz Lake Fern Rd, Odessa, FL 33556', '8302 Lutz Lake Fern Rd|Odessa|FL|33556'],
    ['8302 Lutz Lake Fern Rd, Odessa, Florida, 33556-1234, USA', '8302 Lutz Lake Fern Rd|Odessa|FL|33556'],
    ['8302 lutz lake fern road odessa 33556', '8302 lutz lake fern road|odessa||33556'],
    ['8302 lutz lake fern road odessa fl', '8302 lutz lake fern road|odessa|FL|'],
    ['2401 Bayshore Blvd, Apt 204, Tampa', '2401 Bayshore Blvd Apt 204|Tampa||'],
    ['2401 Bayshore Blvd #204 Tampa FL 33629', '2401 Bayshore Blvd #204|Tampa|FL|33629'],
    ['5 Sunset Dr South Miami', '5 Sunset Dr|South Miami||'],
    ['5 1st St N St. Petersburg, FL', '5 1st St N|St. Petersburg|FL|'],
    ['123 Lake Mary Blvd', '123 Lake Mary Blvd|||'],
    ['12 Elm Ct', '12 Elm Ct|||'],
    ['12 Elm Ct 33556', '12 Elm Ct|||33556'],
    ['12 Elm Ct, Tampa, FL 33556-', '12 Elm Ct|Tampa|FL|33556'],
    ['12 Elm Ct, Tampa, FL 33556-12', '12 Elm Ct|Tampa|FL|33556'],
    ['12 Elm Ct, Hartford, CT 06101', '12 Elm Ct|Hartford|CT|06101'],
    ['100 Peachtree St Atlanta GA', '100 Peachtree St Atlanta||GA|'],
    ['2401 Bayshore Blvd Unit 10001', '2401 Bayshore Blvd Unit 10001|||'],
    ['12-B Elm Ct Tampa FL 33556', '12-B Elm Ct|Tampa|FL|33556'],
    ['🏠️ 12 Elm Ct Tampa FL 33556', '12 Elm Ct|Tampa|FL|33556'],
    ['12 Elm Ct 🏡 Tampa FL 33556 👍🏽', '12 Elm Ct|Tampa|FL|33556'],
    ['“#12 Elm Ct,, Tampa,, FL 33556.”', '12 Elm Ct|Tampa|FL|33556'],
    ['12 Elm Ct; Tampa; FL 33556', '12 Elm Ct|Tampa|FL|33556'],
    ['“12, Elm Ct, Tampa, FL, USA.”', '12 Elm Ct|Tampa|FL|'],
    ['Jane Doe, 5 Oak Ave, Tampa', '5 Oak Ave|Tampa||'],
    ['', '|||'],
  ])('%s', (line, parts) => {
    expect(brief(line)).toBe(parts)
  })

  it('offers to end the street after a suffix when a misspelt city may hang on it', () => {
    expect(splitAddress('8302 Fern Rd odesa', () => false).streets).toEqual([
      '8302 Fern Rd odesa',
      '8302 Fern Rd',
    ])
  })

  it('offers to end the street before a city that is written twice', () => {
    expect(splitAddress('8520 Tidewater Trl Tampa, Tampa, FL 33619', () => false)).toEqual({
      streets: ['8520 Tidewater Trl Tampa', '8520 Tidewater Trl'],
      city: 'Tampa',
      state: 'FL',
      zip: '33619',
    })
  })
})
