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
  requestedStep(judged(opinionCents), { ...result, ...more })[0]?.basis ?? ''

it('an own figure that leads to the request is shown as what leads there', () => {
  const repairs = { uncounted: ['the settled foundation (my own figure, $7,200)'], ownFigureCents: 720_000 }
  expect(basisOf(14_900_000, repairs)).toContain(
    'I take my own figure off in my opinion alone: that leaves $149,232, rounded. No paper shows it',
  )
  expect(basisOf(14_000_000, repairs)).toContain('I ask for less because of it, and will testify to it')
})

it('a step upward names the sales that are as high', () => {
  expect(basisOf(16_000_000)).toContain('because Sale 2 indicates $165,561 and Sale 3 indicates $189,402')
  expect(basisOf(19_000_000, { ownCents: 16_000_000 })).toContain(
    'because my own purchase comes to more than the steps do, $160,000',
  )
})
