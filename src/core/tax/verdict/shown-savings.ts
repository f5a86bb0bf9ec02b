/** Owns which savings of a verdict are shown at all: one rule for the page and for paper. */

import type { Outcome } from './codes.ts'

interface ShownReading {
  readonly taxNowCents: number | null
  readonly scenarios: readonly { readonly savingCents: number | null }[]
}

interface ShownVerdict {
  readonly outcome: Outcome
  readonly readings: readonly ShownReading[]
}

/** Without rates there is nothing to compare; on old or doubtful figures nothing is offered for sale. */
export const areWaysCompared = ({ outcome, readings }: ShownVerdict): boolean =>
  outcome !== 'cannot_tell' && readings.some(({ taxNowCents }) => taxNowCents !== null)

/** Otherwise every figure of the table of cuts would be 'not known'. */
export const areSavingsKnown = ({ scenarios }: Pick<ShownReading, 'scenarios'>): boolean =>
  scenarios.some(({ savingCents }) => savingCents !== null)

/**
 * Whether later years are shown. They are counted from the year of the values, so only while that is the newest, and only
 * where there is something to go on with.
 */
export const areLaterYearsShown = (
  { scenarios }: Pick<ShownReading, 'scenarios'>,
  isCurrent: boolean,
): boolean => isCurrent && scenarios.some(({ savingCents }) => savingCents !== null && savingCents > 0)
