/** Proves what becomes of a capital within a phrase. */
import { expect, it } from 'vitest'
import { lowered, placesLowered } from './mid-phrase.ts'

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

it.each([
  ['Roof leaks, Bedroom ceiling', 'Roof leaks, bedroom ceiling'],
  ['Stain, North slope, Kitchen', 'Stain, north slope, kitchen'],
  ['Leak, Florida room', 'Leak, Florida room'],
  ['Estimate, Gulf Door', 'Estimate, Gulf Door'],
  ['Invoice, Helene', 'Invoice, Helene'],
  ['Bedroom ceiling', 'Bedroom ceiling'],
])('the caption %s reads %s', (typed, read) => {
  expect(placesLowered(typed)).toBe(read)
})
