/** Proves that a correction which quotes the record otherwise than the roll is noticed, and nothing else is. */
import { expect, it } from 'vitest'
import { tellRollDifference } from '#words/case/roll-difference.ts'
import { recordWords, rollDiffers } from './roll-differs.ts'

const roll = { livingAreaSqft: 2_050, yearBuilt: 1998, landSqft: null }

it.each([
  [
    'living_area',
    '2,140 sq ft',
    'Living area: the county’s record says 2,050 sq ft. You wrote that it says “2,140 sq ft.”',
  ],
  ['living_area', '2050', null],
  ['living_area', 'too large', null],
  ['year_built', '1988', 'Year built: the county’s record says 1998. You wrote that it says “1988.”'],
  ['land_area', '9,000', null],
  ['pool', '1', null],
] as const)('%s as %s', (field, recordValue, words) => {
  const difference = rollDiffers({ field, recordValue }, roll)
  expect(difference && tellRollDifference(difference)).toBe(words)
})

it('quotes the record in the words of a correction, and nothing that is not on it', () => {
  const roll = { livingAreaSqft: 2_050, yearBuilt: 1998, landSqft: null }
  expect(recordWords('living_area', roll)).toBe('2,050 sq ft')
  expect(recordWords('year_built', roll)).toBe('1998')
  expect(recordWords('land_area', roll)).toBe('')
  expect(recordWords('pool', roll)).toBe('')
})
