/** Proves that likeness is measured beside what all sentences have in common. */
import { expect, it } from 'vitest'
import { likenessTo } from './likeness.ts'

const vector = (...numbers: readonly number[]) => Int8Array.from(numbers)

it('the same is 1; what differs from the mean in another way is nothing alike, though all point the same way', () => {
  // The mean is (100, 0, 0): beside it they point to +x, -x, +y and -y of the other two axes.
  const likeness = likenessTo([
    vector(100, 10, 0),
    vector(100, -10, 0),
    vector(100, 0, 10),
    vector(100, 0, -10),
  ])
  expect([...likeness(vector(100, 20, 0))].map((one) => Math.round(one * 1000) / 1000)).toEqual([1, -1, 0, 0])
})

it('a sentence that is the mean itself is like none', () => {
  expect([...likenessTo([vector(5, 1), vector(5, -1)])(vector(5, 0))]).toEqual([0, 0])
})
