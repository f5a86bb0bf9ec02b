import { expect, it } from 'vitest'
import { eachInShort, inShort } from './in-short.ts'

it.each([
  [
    'Roof leaks over the back bedroom, already leaking when I bought it in August 2025',
    'Roof leaks over the back bedroom',
  ],
  ['Kitchen cabinets from 1963; doors hang and two drawers are missing', 'Kitchen cabinets from 1963'],
  ['Roof, north side', 'Roof, north side'],
  ['The roof leaks.', 'The roof leaks'],
  ['The roof is 22 years old and it leaks over the hall and the back bedroom.', 'The roof is 22 years old'],
  [
    'Roof, which leaked in three places before I had ever seen the home',
    'Roof, which leaked in three places before I had ever seen the home',
  ],
  [
    'The whole of the back wall has cracks wider than a pencil and lets water in',
    'The whole of the back wall has cracks wider than a pencil and lets water in',
  ],
])('%s', (text, short) => {
  expect(inShort(text)).toBe(short)
})

it('keeps each defect of several', () => {
  expect(eachInShort('roof leaks over the hall; shingles lifted on the rear slope')).toBe(
    'roof leaks over the hall; shingles lifted on the rear slope',
  )
  expect(eachInShort('Roof leaks over the back bedroom, already leaking when I bought it; Old wiring.')).toBe(
    'Roof leaks over the back bedroom; Old wiring',
  )
})
