/** Owns what a part of the hearing script is, and the few marks its words are written with. */

import type { Say } from './draft.ts'
import type { ScriptMinutes } from './draft-kinds.ts'

/** Room for a figure or an exhibit that only the owner has. */
export const blank = '________'

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
