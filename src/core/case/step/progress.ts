/** Owns how far a case is, as every page and every list tells it: its next step, and how many of its parts are done. */
import { type CaseStepState, caseSteps } from '../parts.ts'
import { type CaseNow, type CaseOpening, caseOpening } from './next-step.ts'

/** What decides it beside the case itself. */
export interface LookedAt {
  /** The owner's purchase, where it is the evidence; null or missing where it is none. */
  readonly purchase?: unknown
  /** The plan makes the packet, of what is kept here. */
  readonly keepsPapersHere?: boolean
  readonly improvedBy?: CaseNow['improvedBy']
  readonly openSteps?: CaseNow['openSteps'] | undefined
}

type Held = Omit<CaseNow, 'isPurchaseEvidence' | 'keepsPapersHere' | 'improvedBy' | 'openSteps'>

export const caseNowOf = (
  held: Held,
  { purchase, keepsPapersHere = false, improvedBy = null, openSteps = [] }: LookedAt,
): CaseNow => ({
  ...held,
  isPurchaseEvidence: Boolean(purchase),
  keepsPapersHere,
  improvedBy,
  openSteps,
})

export interface CaseProgress extends CaseOpening {
  readonly steps: readonly CaseStepState[]
  readonly done: number
}

export const caseProgress = (now: CaseNow): CaseProgress => {
  const steps = caseSteps(now)
  return { ...caseOpening(now), steps, done: steps.filter(({ state }) => state === 'done').length }
}
