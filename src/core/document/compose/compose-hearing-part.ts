/** Owns what a part of the hearing script is, how much of it there is time for, and how its words are marked as spoken. */

import type { Say } from '../draft.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { blank } from './compose-parts.ts'

/** From the shortest script, which has the parts of level 0 alone, to the fullest. */
export type Level = 0 | 1 | 2 | 3 | 4

/** What a short script still says of a longer one, where there is time for it. */
type Extra = 'proof' | 'exhibits' | 'questions'

/**
 * How much is said: the parts and lines up to a level, and of each kind of evidence so many. Sales beyond them are named
 * in a few words each, because a range of prices is only said of sales that were named.
 */
export interface Detail {
  readonly level: Level
  readonly items: number
  readonly extras?: readonly Extra[]
}

/** From the fullest to the shortest. */
export const DETAILS: readonly [Detail, ...Detail[]] = [
  { level: 4, items: 16 },
  { level: 4, items: 8 },
  { level: 3, items: 8 },
  { level: 2, items: 8 },
  { level: 2, items: 6 },
  { level: 1, items: 6 },
  { level: 1, items: 4 },
  { level: 0, items: 8, extras: ['proof', 'exhibits', 'questions'] },
  { level: 0, items: 8, extras: ['proof', 'exhibits'] },
  { level: 0, items: 8, extras: ['exhibits'] },
  { level: 0, items: 5, extras: ['exhibits'] },
  { level: 0, items: 3, extras: ['exhibits'] },
  { level: 0, items: 4 },
  { level: 0, items: 3 },
  { level: 0, items: 2 },
  { level: 0, items: 1 },
]

export interface Part {
  readonly id: string
  readonly title: string
  readonly from: Level
  /** In a shorter script too, where this is among what it still says. */
  readonly extra?: Extra
  readonly needs?: readonly string[]
  readonly forOwner?: true
  /** Left out where it would say nothing; it is in where this is not said. */
  readonly isIn?: (sheet: FactSheet) => boolean
  readonly write: (say: Say, detail: Detail) => readonly string[]
}

export const said = (words: string): string => `“${words}”`

/** Said only when there is time for it. */
export const inLonger = ({ level }: Detail, from: Level, ...lines: readonly string[]) =>
  level >= from ? lines : []

export const isSaid = ({ level, extras = [] }: Detail, from: Level, extra: Extra | undefined): boolean =>
  level >= from || (extra !== undefined && extras.includes(extra))

const SPOKEN = 'spoken.'

/** 'spoken.sale.1' and so on, as many as there is time to speak of. */
export const heldIn = (say: Say, kind: string, { items }: Pick<Detail, 'items'>): readonly string[] =>
  Array.from({ length: items }, (_, at) => `${SPOKEN}${kind}.${at + 1}`).filter((id) => say.has(id))

/** Of these facts those that the case holds, each a line of its own. */
export const spokenOf = (say: Say, ...ids: readonly string[]): readonly string[] =>
  ids.filter((id) => say.has(id)).map((id) => said(say.fact(id)))

const holds = ({ facts }: FactSheet, prefix: string): boolean => facts.some(({ id }) => id.startsWith(prefix))

/** The case holds some of it, or nothing yet, and there is room for the pen. */
export const isShown =
  (kind: string) =>
  (sheet: FactSheet): boolean =>
    holds(sheet, `${SPOKEN}${kind}.`) || !holds(sheet, SPOKEN)

/** The value in the owner's opinion, or room for it. */
export const opinionOf = (say: Say): string =>
  say.has('opinion.value') ? say.fact('opinion.value') : `$${blank}`
