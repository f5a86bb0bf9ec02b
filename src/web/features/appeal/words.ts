/** How far a part of a case is, in words. */
import type { CaseStationState } from '#core/case/case-parts.ts'

export const stateNames: Readonly<Record<CaseStationState['state'], string>> = {
  empty: 'not started',
  started: 'in progress',
  done: 'done',
}
