/** Proves that a request beside what the sales indicate says why, in figures that a reader can work out again. */
import { expect, it } from 'vitest'
import { requestedStep } from './requested-step.ts'

const judged = (opinionCents: number) => ({
  justCents: 23_684_600,
  opinionCents,
  county: 'Leon County',
  taxYear: 2026,
})

const result = {
  cents: 15_643_200,
  words: 'the indicated just value',
  range: {
    count: 3,
    lowCents: 8_885_300,
    highCents: 18_940_200,
    each: [
      { name: 'Sale 1', cents: 8_885_300 },
      { name: 'Sale 2', cents: 16_556_100 },
      { name: 'Sale 3', cents: 18_940_200 },
    ],
  },
}

const basisOf = (opinionCents: number, more = {}): string =>
  requestedStep(judged(opinionCents), { ...result, ...more }).at(-1)?.basis ?? ''

it('an own figure that leads to the request is shown as what leads there', () => {
  const repairs = { uncounted: ['the settled foundation (my own figure, $7,200)'], ownFigureCents: 720_000 }
  expect(requestedStep(judged(14_900_000), { ...result, ...repairs })).toEqual([
    {
      what: 'Less my own figure for repairs',
      amount: '−$7,200',
      basis: 'For the settled foundation. No document shows this amount. I will testify to it',
    },
    {
      what: 'Value requested',
      amount: '$149,000',
      basis: 'My opinion of value: $149,232 by these steps, rounded',
    },
  ])
  expect(basisOf(14_000_000, repairs)).toContain('I ask for less because of it, and will testify to it')
})

it('a step upward names the sales that are as high, and gives no reason that its owner did not', () => {
  expect(basisOf(16_000_000)).toContain('. Sale 2 indicates $165,561 and Sale 3 indicates $189,402')
  expect(basisOf(19_000_000, { ownCents: 16_000_000 })).toContain(
    '. My own purchase comes to more than the steps do, $160,000',
  )
  for (const asked of [16_000_000, 19_000_000]) expect(basisOf(asked)).not.toMatch(/because|conservative/)
})

it('a request that is what the own purchase comes to rests on it', () => {
  expect(basisOf(17_500_000, { ownCents: 17_500_000 })).toContain(
    'My opinion of value: what my own purchase comes to, within what the sales indicate one by one',
  )
  expect(basisOf(15_643_200, { ownCents: 15_643_200 })).toBe('My opinion of value: the indicated just value')
})
