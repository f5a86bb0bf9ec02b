/** How far a part of a case is, and what is not kept of it, in words. */
import type { CaseStepState } from '#core/case/parts.ts'
import * as words from '#messages/appeal/words.ts'

export const stateNames: Readonly<Record<CaseStepState['state'], string>> = {
  empty: words.notStarted(),
  started: words.inProgress(),
  later: words.later(),
  done: 'done',
}

/** After why something was refused at its field. */
export const notKept = words.thisIsNotKeptUntilIt()

/** A whole address as a title fills half a phone's screen. */
export const streetOf = (address: string): string => address.split(',', 1).join('')
