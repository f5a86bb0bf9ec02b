/** Owns the passages ready to be searched: their stems, and how much a word tells one passage from another. */
import type { Passage } from './passage.ts'
import { stemsOf } from './words.ts'

interface ShelvedPassage {
  readonly passage: Passage
  /** Of each sentence, in order. */
  readonly sentences: readonly ReadonlySet<string>[]
  readonly about: ReadonlySet<string>
  readonly asks: ReadonlySet<string>
  /** All of the above together. */
  readonly all: ReadonlySet<string>
  /** Everything under the same heading, this passage included. */
  readonly section: Section
  /** How many of its section stand before it. */
  readonly place: number
  /** The one before under the same heading. */
  readonly before: ShelvedPassage | null
}

/** How often each word stands under one heading; what the heading says itself counts more. */
interface Section {
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

export interface PassageShelf {
  readonly find: (id: string) => ShelvedPassage | undefined
  readonly all: readonly ShelvedPassage[]
  /** High for rare words, highest for those that stand nowhere. */
  readonly weightOf: (stem: string) => number
  /** Of a section, in words. */
  readonly usualLength: number
}

/** What held once answers no question of today; it is shown where it stands, and not looked for. */
const IS_OF_OLD = /\b(?:old|older|earlier) (?:law|rule|form)s?\b/i

const stemsOfPassage = (passage: Passage) => ({
  passage,
  sentences: passage.sentences.map(({ text }) => new Set(IS_OF_OLD.test(text) ? [] : stemsOf(text))),
  about: new Set(stemsOf(passage.about)),
  asks: new Set(stemsOf(passage.asks)),
})

/** A word of the heading counts like so many in the text. */
const HEADING = 3

/** Facts of a county stand on one page, but each speaks of something else. */
const sectionKey = ({ kind, id, path }: Passage): string => (kind === 'county' ? id : path)

const sectionOf = (passages: readonly Passage[]): Section => {
  const counts = new Map<string, number>()
  const add = (text: string, times: number): void => {
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + times)
  }
  for (const heading of new Set(passages.map(({ about }) => about))) add(heading, HEADING)
  for (const { sentences, asks } of passages)
    for (const text of [asks, ...sentences.map((one) => one.text)]) add(text, 1)
  return { counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

const isSameHeading = (one: Passage, other: Passage): boolean =>
  one.kind === other.kind && one.path === other.path && one.label === other.label

const shelved = (passages: readonly Passage[]): readonly ShelvedPassage[] => {
  const groups = Map.groupBy(passages, sectionKey)
  const sections = new Map([...groups].map(([key, its]) => [key, sectionOf(its)]))
  let last: ShelvedPassage | null = null
  return passages.flatMap((passage) => {
    const section = sections.get(sectionKey(passage))
    const stems = stemsOfPassage(passage)
    const all = new Set([...stems.sentences.flatMap((one) => [...one]), ...stems.about, ...stems.asks])
    const place = groups.get(sectionKey(passage))?.indexOf(passage) ?? 0
    if (section === undefined) return []
    const before: ShelvedPassage | null = last && isSameHeading(last.passage, passage) ? last : null
    last = { ...stems, all, section, place, before }
    return [last]
  })
}

export const shelve = (passages: readonly Passage[]): PassageShelf => {
  const all = shelved(passages)
  const holding = new Map<string, number>()
  for (const one of all) for (const stem of one.all) holding.set(stem, (holding.get(stem) ?? 0) + 1)
  const byId = new Map(all.map((one) => [one.passage.id, one]))
  return {
    find: (id) => byId.get(id),
    all,
    weightOf: (stem) => Math.log(1 + all.length / (holding.get(stem) ?? 0.5)),
    usualLength: all.reduce((sum, { section }) => sum + section.length, 0) / Math.max(1, all.length),
  }
}

export type { ShelvedPassage }
