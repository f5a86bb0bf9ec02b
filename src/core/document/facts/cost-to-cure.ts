/** Owns which costs to cure come off in the reconciliation: those that a paper shows, less what is allowed for already, and never beside quality or age. */

import type { CaseFile, ConditionItem } from '#core/case/file.ts'
import { asTyped } from './make-fact.ts'

/** An estimate or an invoice names them; the owner's own figure is stated, and comes off nowhere. */
export const isShown = ({ presentOnValuationDay, costSource, costCents, what }: ConditionItem): boolean =>
  presentOnValuationDay === true &&
  (costSource === 'estimate' || costSource === 'invoice') &&
  (costCents ?? 0) > 0 &&
  asTyped(what) !== ''

/** A record that is put right in its quality or year already lowers the value for the same wear. */
const isCounted = ({ corrections }: Pick<CaseFile, 'corrections'>): boolean =>
  corrections.some(
    ({ field, trueValue }) => (field === 'quality' || field === 'year_built') && asTyped(trueValue) !== '',
  )

/** What the appraiser counts already would come off twice. */
const leftOf = ({ costCents, allowedCents = null }: ConditionItem): number =>
  Math.max(0, (costCents ?? 0) - (allowedCents ?? 0))

export interface CostToCure {
  readonly cents: number
  /** Why it is not taken off, where there is one. */
  readonly why: 'counted-already' | null
}

export const costToCure = (file: Pick<CaseFile, 'condition' | 'corrections'>): CostToCure => {
  const cents = file.condition.filter(isShown).reduce((sum, item) => sum + leftOf(item), 0)
  return cents > 0 && isCounted(file) ? { cents: 0, why: 'counted-already' } : { cents, why: null }
}
