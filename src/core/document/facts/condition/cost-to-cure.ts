/** Owns which costs to cure come off in the reconciliation: those that a paper shows, less what is allowed for already, and never beside quality or age. */

import { type CaseFile, type ConditionItem, isCostOnPaper } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { asTyped } from '../make-fact.ts'

/** An estimate or an invoice names them; the owner's own figure is stated, and comes off nowhere. */
export const isShown = (item: ConditionItem): boolean =>
  item.presentOnValuationDay === true &&
  isCostOnPaper(item) &&
  (item.costCents ?? 0) > 0 &&
  asTyped(item.what) !== ''

/** A record that is put right in its quality or year already lowers the value for the same wear. */
const isCounted = ({ corrections }: Pick<CaseFile, 'corrections'>): boolean =>
  corrections.some(
    ({ field, trueValue }) => (field === 'quality' || field === 'year_built') && asTyped(trueValue) !== '',
  )

/** What the appraiser counts already would come off twice. */
const leftOf = ({ costCents, allowedCents = null }: ConditionItem): number =>
  Math.max(0, (costCents ?? 0) - (allowedCents ?? 0))

/** Of the items with a paper; what is allowed for beyond the cost of its item takes nothing off the others. */
export const shownCosts = (items: readonly ConditionItem[]) => {
  const shown = items.filter(isShown)
  const costCents = shown.reduce((sum, item) => sum + (item.costCents ?? 0), 0)
  const leftCents = shown.reduce((sum, item) => sum + leftOf(item), 0)
  return { costCents, allowedCents: costCents - leftCents, leftCents }
}

/** Which part of the costs of all items is counted, and why; '' where all of it is, or none. */
export const countedPart = (items: readonly ConditionItem[], totalCents: number): string => {
  const { costCents, allowedCents, leftCents } = shownCosts(items)
  if (leftCents === 0 || leftCents === totalCents) return ''
  const left = formatMoney(leftCents)
  if (allowedCents === 0) return `I count ${left} of that, which a written estimate or invoice shows.`
  const allowed = `The appraiser already allows for ${formatMoney(allowedCents)}, so I count ${left}.`
  return costCents === totalCents
    ? allowed
    : `A written estimate or invoice shows ${formatMoney(costCents)} of that. ${allowed}`
}

export interface CostToCure {
  readonly cents: number
  /** Why it is not taken off, where there is one. */
  readonly why: 'counted-already' | null
}

export const costToCure = (file: Pick<CaseFile, 'condition' | 'corrections'>): CostToCure => {
  const { leftCents: cents } = shownCosts(file.condition)
  return cents > 0 && isCounted(file) ? { cents: 0, why: 'counted-already' } : { cents, why: null }
}
