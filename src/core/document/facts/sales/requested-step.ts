/** Owns the last step of a reconciliation: how far the value requested is from what the steps come to, and why. */

import { formatMoney } from '#core/money.ts'
import type { Judged } from './conclusion-facts.ts'
import { isRounded } from './reconcile.ts'

export interface Step {
  readonly what: string
  readonly amount: string
  readonly basis: string
}

/** What the steps come to, in cents and in words, and the just values of the sales one by one. */
interface Result {
  readonly cents: number
  readonly words: string
  /** None where the sales are not what the value rests on. */
  readonly range?: { readonly count: number; readonly lowCents: number; readonly highCents: number }
}

/** So few sales are a thin base. */
export const FEW_SALES = 4

const COUNTED = ['', 'one sale is', 'two sales are', 'three sales are', 'four sales are']

const moreReason = ({ range }: Result): string =>
  range !== undefined && range.count <= FEW_SALES
    ? `because ${COUNTED[range.count]} a thin base`
    : 'to be conservative'

const lessReason = ({ range }: Result, opinionCents: number): string =>
  range !== undefined && opinionCents >= range.lowCents
    ? `; it is within what the sales indicate, ${formatMoney(range.lowCents)} to ${formatMoney(range.highCents)}`
    : ''

const basisOf = (opinionCents: number, result: Result): string => {
  const apart = opinionCents - result.cents
  if (apart === 0) return `My opinion of value: ${result.words}`
  if (isRounded(opinionCents, result.cents)) return `My opinion of value: ${result.words}, rounded`
  return apart > 0
    ? `My opinion of value: ${formatMoney(apart)} above ${result.words}, ${moreReason(result)}`
    : `My opinion of value: ${formatMoney(-apart)} below ${result.words}${lessReason(result, opinionCents)}`
}

/** None while there is no opinion. */
export const requestedStep = ({ opinionCents }: Judged, result: Result): readonly Step[] =>
  opinionCents === null
    ? []
    : [{ what: 'Value requested', amount: formatMoney(opinionCents), basis: basisOf(opinionCents, result) }]
