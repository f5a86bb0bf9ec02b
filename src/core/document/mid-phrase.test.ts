/** Proves what becomes of a capital within a phrase. */
import { expect, it } from 'vitest'
import { lowered } from './mid-phrase.ts'

it.each([
  ['Garage', 'garage'],
  ['Bedroom ceiling', 'bedroom ceiling'],
  ['Master Bedroom, North Wall', 'master bedroom, North wall'],
  ['Florida room', 'Florida room'],
  ['French doors', 'French doors'],
  ['HVAC closet', 'HVAC closet'],
  ['Gulf Plumbing LLC', 'Gulf Plumbing LLC'],
  ['Milton damage', 'Milton damage'],
  ['over the hall', 'over the hall'],
  ['', ''],
])('%s within a phrase is %s', (typed, said) => {
  expect(lowered(typed)).toBe(said)
})
