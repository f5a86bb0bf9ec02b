/** Proves which of several homes a question names, and that other words and numbers name none. */
import { expect, it } from 'vitest'
import { namedHome } from './named-home.ts'

const homes = [
  { id: 'sedona', addressLine1: '2809 Sedona Trce' },
  { id: 'rocks', addressLine1: '10852 Breaking Rocks Dr' },
  { id: 'north', addressLine1: '2524 W North St Apt 4' },
  { id: 'market', addressLine1: '2026 Market St' },
]

it.each([
  ['When is the petition for 2809 Sedona Trce due?', 'sedona', 'When is the petition for my home due?'],
  ['whens the hearing for sedona', 'sedona', 'whens the hearing for my home'],
  ['What is the Sedona house assessed at?', 'sedona', 'What is my home assessed at?'],
  ['Did I pay for breaking rocks?', 'rocks', 'Did I pay for my home?'],
  ['what about 10852?', 'rocks', 'what about my home?'],
  ['When is my hearing for North St?', 'north', 'When is my hearing for my home?'],
  ['When is the hearing for 2524 W North?', 'north', 'When is the hearing for my home?'],
  ['When is the hearing for Market?', 'market', 'When is the hearing for my home?'],
])('%s: %s', (question, id, rest) => {
  expect(namedHome(question, homes)).toEqual({ id, rest })
})

it.each([
  'When is my hearing?',
  'What is the market value?',
  'Is the 2026 deadline over?',
  'Would $10852 be too much?',
  'Would 2,809.50 be too much?',
  'Compare Sedona with Breaking Rocks',
])('%s names none of them', (question) => {
  expect(namedHome(question, homes)).toBeNull()
})

it('tells two homes of one street apart by their numbers alone', () => {
  const alike = [...homes, { id: 'other', addressLine1: '2811 Sedona Trce' }]
  expect(namedHome('When is the hearing for Sedona?', alike)).toBeNull()
  expect(namedHome('When is the hearing for 2811 Sedona?', alike)?.id).toBe('other')
})
