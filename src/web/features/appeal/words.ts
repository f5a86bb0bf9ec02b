/** How far a part of a case is, and what is not kept of it, in words. */
import type { CaseStationState } from '#core/case/parts.ts'

export const stateNames: Readonly<Record<CaseStationState['state'], string>> = {
  empty: 'not started',
  started: 'in progress',
  done: 'done',
}

/** After why something was refused at its field. */
export const notKept = 'This is not kept until it is changed.'
