/** Proves that a packet tells a second value only where it is another, and the range of the estimate plainly, whichever side it helps. */
import { expect, it } from 'vitest'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { allEstimateFacts } from './all-estimate.ts'

const known = rich.sales
if (known === undefined || typeof known === 'string') throw new Error('the case has sales')
if (!known.estimate.sufficient || known.estimate.supported === null) throw new Error('the case has a value')
const { comparables, estimate, ownSales } = known
const supported = { ...known.estimate.supported, lowCents: 31_900_000, highCents: 37_900_000 }
const interval = { coveragePercent: 80 }
const judged = { justCents: 42_000_000, opinionCents: 37_900_000, county: 'Hillsborough', taxYear: 2026 }

const said = (compared: typeof comparables, justCents = judged.justCents, file = richHeld.file) => {
  const sales = { ...known, comparables: compared, estimate: { ...estimate, interval, supported } }
  return allEstimateFacts(sales, file, { ...judged, justCents }).map(({ value }) => value)
}

it('the range alone where all the sales are used, though the home itself was sold', () => {
  expect(ownSales).toHaveLength(1)
  expect(said(comparables)).toEqual([
    'With 80% confidence, before the repairs that I count, my sales indicate a just value of $319,000 to $379,000, and the current just value is above that range.',
  ])
})

it.each([
  [31_899_900, 'below'],
  [31_900_000, 'within'],
  [37_900_000, 'within'],
  [37_900_100, 'above'],
])('a just value of %i cents is said to be %s the range', (justCents, where) => {
  const [words] = said(comparables, justCents, { ...richHeld.file, condition: [] })
  expect(words).toBe(
    `With 80% confidence, my sales indicate a just value of $319,000 to $379,000, and the current just value is ${where} that range.`,
  )
})

it('no range where none was measured', () => {
  expect(allEstimateFacts(known, richHeld.file, judged)).toEqual([])
})

it('what all of them come to where some are not used', () => {
  const unused = comparables.map((one) => ({
    ...one,
    home: { ...one.home, parcelId: `${one.home.parcelId}9`, address: '9 Elm St, Tampa' },
  }))
  expect(said([...comparables, ...unused])).toEqual([
    'I also weighed together, in the same way, the 6 sales most like my home, used or not. They indicate a just value of about $349,000, before the repairs that I count. With 80% confidence, that is $319,000 to $379,000, and the current just value is above that range.',
  ])
})
