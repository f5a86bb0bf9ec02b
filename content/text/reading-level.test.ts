/** Proves the measure by which our pages are kept easy to read. */
import { expect, it } from 'vitest'
import { fleschKincaidGrade, syllables } from '#content/text/reading-level.ts'

it.each([
  ['home', 1],
  ['value', 2],
  ['assessment', 3],
  ['appraiser', 3],
  ['petition', 3],
] as const)('counts the syllables of %s', (word, expected) => {
  expect(syllables(word)).toBe(expected)
})

it('gives a plain sentence a low grade and a statute a high one', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59 = −1.45
  expect(fleschKincaidGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2)
  const statute =
    'Notwithstanding any provision of this subsection, the petitioner’s noncompliance does not authorize the board to exclude documentation otherwise admissible under applicable administrative regulations.'
  expect(fleschKincaidGrade(statute)).toBeGreaterThan(15)
})
