/** Which names of streets are one name with its words parted elsewhere; names are canonical, as the roll has them. */
import { expect, it } from 'vitest'
import { isPartedElsewhere } from './joined-words.ts'

it.each([
  ['BRG PARK', 'BRIDGEPARK', true],
  ['BRIDGEPARK', 'BRG PARK', true],
  ['RIVERWILLOW', 'RIV WILLOW', true],
  ['SAN LUIS REY', 'SANLUIS REY', true],
  ['CRYSTALLAKE', 'CRYSTAL LK', true],
  ['BRG PARK', 'BRG PARK', false],
  ['BRG PARK', 'BRIDGEPORT', false],
  ['BRG PARK', 'PARK BRG', false],
  ['OAK', 'O AK', false],
  ['(ODD) *', '(ODD)*', true],
])('%s and %s: %s', (asked, street, isOne) => {
  expect(isPartedElsewhere(asked)(street)).toBe(isOne)
})
