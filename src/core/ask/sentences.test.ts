/** Proves that a full stop within an address or a shortened word ends no sentence. */
import { expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'

it.each([
  ['Mail goes to 860 W. 11th Street, Panama City. Confirm it.', 2],
  ['Mail goes to P.O. Box 38, Green Cove Springs. Confirm it.', 2],
  ['See Exhibit E. The roof leaks.', 2],
  ['Under s. 194.011, F.S. The clerk of St. Johns County knows.', 1],
  ['Is it so? Yes. “It is.” Ask.', 4],
])('%s', (text, count) => {
  expect(sentencesIn(text)).toHaveLength(count)
  expect(sentencesIn(text).join(' ')).toBe(text)
})
