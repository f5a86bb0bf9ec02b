/** Owns what can be next in a case: the step where each is done, and about how long it takes. */

import type { CaseStep } from '../parts.ts'

interface StepFacts {
  readonly step: CaseStep
  /** By our own judgment; null for what is waited for. */
  readonly minutes: number | null
}

export const NEXT_STEPS = {
  notice: { step: 'notice', minutes: 3 },
  facts: { step: 'facts', minutes: 5 },
  comparables: { step: 'comparables', minutes: 6 },
  condition: { step: 'condition', minutes: 8 },
  papers: { step: 'papers', minutes: 5 },
  papers_open: { step: 'papers', minutes: 2 },
  closing_statement: { step: 'papers', minutes: 5 },
  value: { step: 'value', minutes: 3 },
  put_right: { step: 'filing', minutes: 2 },
  petition_late: { step: 'filing', minutes: 15 },
  file: { step: 'filing', minutes: 40 },
  file_now: { step: 'filing', minutes: 40 },
  decide_comparables: { step: 'filing', minutes: 6 },
  decide_condition: { step: 'filing', minutes: 8 },
  window_over: { step: 'filing', minutes: 5 },
  pay: { step: 'filing', minutes: 20 },
  await_hearing: { step: 'hearing', minutes: null },
  deliver: { step: 'deliveries', minutes: 45 },
  deliver_at_once: { step: 'deliveries', minutes: 45 },
  deliver_late: { step: 'deliveries', minutes: 45 },
  check_appraiser: { step: 'deliveries', minutes: 15 },
  rehearse: { step: 'hearing', minutes: 45 },
  outcome: { step: 'outcome', minutes: 5 },
  decided: { step: 'outcome', minutes: 10 },
} as const satisfies Record<string, StepFacts>

export type NextStepId = keyof typeof NEXT_STEPS

/** Where the evidence is made better before it is decided whether to file. */
export const improvedAt = (id: NextStepId): 'comparables' | 'condition' | null => {
  if (id === 'decide_comparables') return 'comparables'
  return id === 'decide_condition' ? 'condition' : null
}
