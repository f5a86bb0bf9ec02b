/** Owns the passages ready to be searched: their stems, and how much a word tells one passage from another. */
import type { Passage } from './passage.ts'
import { stemsOf } from './words.ts'

interface ShelvedPassage {
  readonly passage: Passage
  /** Of each sentence, in order. */
  readonly sentences: readonly ReadonlySet<string>[]
  readonly about: ReadonlySet<string>
  readonly asks: ReadonlySet<string>
}

export interface PassageShelf {
  readonly find: (id: string) => ShelvedPassage | undefined
  readonly all: readonly ShelvedPassage[]
  /** High for rare words, highest for those that stand nowhere. */
  readonly weightOf: (stem: string) => number
}

/** What held once answers no question of today; it is shown where it stands, and not looked for. */
const IS_OF_OLD = /\b(?:old|older|earlier) (?:law|rule|form)s?\b/i

const shelved = (passage: Passage): ShelvedPassage => ({
  passage,
  sentences: passage.sentences.map(({ text }) => new Set(IS_OF_OLD.test(text) ? [] : stemsOf(text))),
  about: new Set(stemsOf(passage.about)),
  asks: new Set(stemsOf(passage.asks)),
})

export const shelve = (passages: readonly Passage[]): PassageShelf => {
  const all = passages.map(shelved)
  const holding = new Map<string, number>()
  for (const { sentences, about, asks } of all) {
    const stems = new Set([...sentences.flatMap((one) => [...one]), ...about, ...asks])
    for (const stem of stems) holding.set(stem, (holding.get(stem) ?? 0) + 1)
  }
  const byId = new Map(all.map((one) => [one.passage.id, one]))
  return {
    find: (id) => byId.get(id),
    all,
    weightOf: (stem) => Math.log(1 + all.length / (holding.get(stem) ?? 0.5)),
  }
}

export type { ShelvedPassage }
