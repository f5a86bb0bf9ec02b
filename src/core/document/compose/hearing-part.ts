/** Owns what a part of the hearing script is, how much of it there is time for, and how its words are marked as spoken. */

import { answeredInShortScript, attacksAnswered } from '#core/rehearsal/params.ts'
import type { Say, SectionPlan } from '../draft.ts'
import type { FactSheet } from '../facts/sheet.ts'

/** From the shortest script to the fullest. */
export type Level = 0 | 1 | 2 | 3

/** The lines up to a level are said, of each kind of evidence so many, and so many questions are answered. */
export interface Detail {
  readonly level: Level
  readonly items: number
  readonly answers: number
}

const detail = (level: Level, items: number, answers: number): Detail => ({ level, items, answers })

/** From the fullest to the shortest. */
export const DETAILS: readonly [Detail, ...Detail[]] = [
  detail(3, 8, attacksAnswered),
  detail(2, 8, attacksAnswered),
  detail(2, 6, attacksAnswered),
  detail(1, 6, attacksAnswered),
  detail(1, 4, attacksAnswered),
  detail(0, 6, answeredInShortScript),
  detail(0, 4, answeredInShortScript),
  detail(0, 3, answeredInShortScript),
  detail(0, 2, answeredInShortScript),
  detail(0, 2, 2),
  detail(0, 1, answeredInShortScript),
  detail(0, 1, 2),
  detail(0, 1, 1),
]

export interface Part {
  readonly id: string
  readonly title: string
  readonly needs?: readonly string[]
  /** Left out where it would say nothing; it is in where this is not said. */
  readonly isIn?: (sheet: FactSheet, detail: Detail) => boolean
  readonly write: (say: Say, detail: Detail) => readonly string[]
  readonly blocks?: NonNullable<SectionPlan['blocks']>
}

export const said = (words: string): string => `“${words}”`

/** Said only when there is time for it. */
export const inLonger = ({ level }: Detail, from: Level, ...lines: readonly string[]) =>
  level >= from ? lines : []

const SPOKEN = 'spoken.'

/** 'spoken.sale.1' and so on, as many as there is time to speak of. */
export const heldIn = (say: Say, kind: string, { items }: Pick<Detail, 'items'>): readonly string[] =>
  Array.from({ length: items }, (_, at) => `${SPOKEN}${kind}.${at + 1}`).filter((id) =>
    [id, `${id}.own-language`].some((one) => say.has(one)),
  )

/** Of these facts those that the case holds, each a line of its own. */
export const spokenOf = (say: Say, ...ids: readonly string[]): readonly string[] =>
  ids.filter((id) => say.has(id)).map((id) => said(say.fact(id)))

/** The same said in one breath, one paragraph for one point. */
export const together = (say: Say, ...ids: readonly string[]): readonly string[] => {
  const held = ids.filter((id) => say.has(id)).map((id) => say.fact(id))
  return held.length === 0 ? [] : [said(held.join(' '))]
}

/** The case holds some of it. */
export const isHeld =
  (kind: string) =>
  ({ facts }: FactSheet): boolean =>
    facts.some(({ id }) => id.startsWith(`${SPOKEN}${kind}`))
