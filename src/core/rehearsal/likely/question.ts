/** Owns what a likely question is: who asks it, the answer that the case gives, and what is better conceded. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseStep } from '#core/case/parts.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import type { Compared } from '#core/document/facts/spoken/value.ts'

export interface LikelyQuestion {
  readonly id: string
  readonly question: string
  /** In the owner’s voice, to be said aloud. */
  readonly answer: string
  /** To the owner alone: what is so, and better granted than argued. */
  readonly concede: string
  /** The part of a packet that shows it; null where none does. */
  readonly shownIn: string | null
  /** The part of the case that the answer is from. */
  readonly step: CaseStep
  /** The section that the answer leans on, as it is cited and never said aloud. */
  readonly law?: string
  /** What only the owner knows and adds to the answer; left out where the case holds all of it. */
  readonly toAdd?: string
}

/** As it is said aloud, with the one page that shows it. */
export const saidAnswer = ({ answer, shownIn }: LikelyQuestion): string =>
  shownIn === null || answer.includes(shownIn) ? answer : `${answer} Please see ${shownIn}.`

export interface Asked extends Compared {
  readonly held: HeldCase
  readonly valuedOn: CalendarDate
}

export const none: readonly LikelyQuestion[] = []
