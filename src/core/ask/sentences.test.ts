/** Proves that a full stop within an address or a shortened word ends no sentence. */
import { expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'

it.each([
  ['Mail goes to 860 W. 11th Street, Panama City. Confirm it.', 2],
  ['Mail goes to P.O. Box 38, Green Cove Springs. Confirm it.', 2],
  ['See Exhibit E. The roof leaks.', 2],
  ['Under s. 194.011, F.S. The clerk of St. Johns County knows.', 1],
  ['Is it so? Yes. “It is.” Ask.', 4],
  ['A good caption is short. "Photo 4. Brown ring, wet to the touch." So ask firms.', 3],
  ['The script says: “Good morning. I am the owner.” Wait for the answer.', 2],
  ['The board is 6" wide. It is cracked. Show it.', 3],
])('%s', (text, count) => {
  expect(sentencesIn(text)).toHaveLength(count)
  expect(sentencesIn(text).join(' ')).toBe(text)
})
