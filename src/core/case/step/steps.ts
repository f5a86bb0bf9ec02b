/** Owns the steps on the path of a case: the part each belongs to, and about how long it takes. */

import type { CaseStation } from '../parts.ts'

interface StepFacts {
  readonly station: CaseStation
  /** By our own judgment; null for what is waited for. */
  readonly minutes: number | null
}

export const STEPS = {
  notice: { station: 'notice', minutes: 3 },
  facts: { station: 'facts', minutes: 5 },
  comparables: { station: 'comparables', minutes: 6 },
  condition: { station: 'condition', minutes: 8 },
  papers: { station: 'papers', minutes: 5 },
  value: { station: 'value', minutes: 3 },
  put_right: { station: 'filing', minutes: 2 },
  petition_late: { station: 'filing', minutes: 15 },
  file: { station: 'filing', minutes: 40 },
  file_now: { station: 'filing', minutes: 40 },
  window_over: { station: 'filing', minutes: 5 },
  pay: { station: 'filing', minutes: 20 },
  await_hearing: { station: 'hearing', minutes: null },
  deliver: { station: 'deliveries', minutes: 45 },
  deliver_at_once: { station: 'deliveries', minutes: 45 },
  deliver_late: { station: 'deliveries', minutes: 45 },
  check_appraiser: { station: 'deliveries', minutes: 15 },
  rehearse: { station: 'hearing', minutes: 45 },
  outcome: { station: 'outcome', minutes: 5 },
  decided: { station: 'outcome', minutes: 10 },
} as const satisfies Record<string, StepFacts>

export type StepId = keyof typeof STEPS
