/** Owns the shape of a passage that we tell in our own words: whole, of no county. */
import type { Passage, Sentence } from '#core/ask/passage.ts'

type Told = Pick<Passage, 'id' | 'label' | 'path' | 'about' | 'sentences'>

export const passageOf = (told: Told): Passage => ({
  ...told,
  kind: 'site',
  isWhole: true,
  cautions: [],
  countyId: null,
})

export const plain = (texts: readonly string[]): readonly Sentence[] =>
  texts.map((text) => ({ text, sources: [] }))
