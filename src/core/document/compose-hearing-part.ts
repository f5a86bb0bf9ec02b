/** Owns what a part of the hearing script is, and the few marks its words are written with. */

import { blank } from './compose-parts.ts'
import type { Say } from './draft.ts'
import { SCRIPT_MINUTES, type ScriptMinutes } from './draft-kinds.ts'

export interface Part {
  readonly id: string
  readonly title: string
  /** The shortest script that has it. */
  readonly from: ScriptMinutes
  readonly needs?: readonly string[]
  readonly forOwner?: true
  readonly write: (say: Say, minutes: ScriptMinutes) => readonly string[]
}

export const said = (words: string): string => `“${words}”`

/** Said only when there is time for it. */
export const inLonger = (minutes: ScriptMinutes, from: ScriptMinutes, ...lines: readonly string[]) =>
  minutes >= from ? lines : []

/** What the case holds of a kind, as many as there is time to speak of: one in the shortest script, three in the longest. */
export const heldIn = (say: Say, kind: string, minutes: ScriptMinutes, last = ''): readonly string[] =>
  Array.from({ length: minutes / SCRIPT_MINUTES[0] }, (_, at) => `${kind}.${at + 1}`).filter((id) =>
    say.has(`${id}${last}`),
  )

/** A fact of the case, spoken as it stands. */
export const readOut = (words: string): string => `Read out: ${words}`

/** The value in the owner's opinion, or room for it. */
export const opinionOf = (say: Say): string =>
  say.has('opinion.value') ? say.fact('opinion.value') : `$${blank}`
