/** Owns the last step of a reconciliation: how far the value requested is from what the steps come to, and why. */

import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { Judged } from './conclusion-facts.ts'
import { isRounded, ROUND_CENTS } from './reconcile.ts'

export interface Step {
  readonly what: string
  readonly amount: string
  readonly basis: string
}

/** What the steps come to, in cents and in words, and the just values of the sales one by one. */
interface Result {
  readonly cents: number
  readonly words: string
  /** Every sale that fits is among those weighed. */
  readonly isAll?: boolean
  /** Which of them lie elsewhere without an adjustment for it, and what the others indicate; null where none does. */
  readonly unplaced?: { readonly names: string; readonly others: string | null } | null
  /** The own purchase as a just value, where it is known. */
  readonly ownCents?: number | undefined
  /** What the owner claims and these steps do not count in dollars. */
  readonly uncounted?: readonly string[]
  /** The owner's own figures for the repairs among it, together. */
  readonly ownFigureCents?: number
  /** None where the sales are not what the value rests on. */
  readonly range?: {
    readonly count: number
    readonly lowCents: number
    readonly highCents: number
    /** 'Sale 2', and the just value that it indicates. */
    readonly each?: readonly { readonly name: string; readonly cents: number }[]
  }
}

/** So few sales are a thin base. */
export const FEW_SALES = 4

const COUNTED = ['', 'one sale fits', 'two sales fit', 'three sales fit', 'four sales fit']

const unplacedReason = (
  { names, others }: NonNullable<Result['unplaced']>,
  aboveCents: number,
  cents: number,
): string =>
  others === null
    ? `. That is ${formatPercent((100 * aboveCents) / cents)} more, to allow for the location of the sales, which could not be measured`
    : `. The location of ${names} could not be measured, and ${others}`

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const moreReason = (result: Result, opinionCents: number): string => {
  const { cents, range, isAll, unplaced, ownCents } = result
  if (unplaced) return unplacedReason(unplaced, opinionCents - cents, cents)
  if (ownCents !== undefined && ownCents >= opinionCents)
    return `, because my own purchase comes to more, ${formatMoney(ownCents)}`
  if (isAll && range !== undefined && range.count <= FEW_SALES)
    return `, because only ${COUNTED[range.count]}`
  const higher = range?.each?.filter((one) => one.cents >= opinionCents) ?? []
  if (higher.length > 0)
    return `, because ${joined(higher.map((one) => `${one.name} indicates ${formatMoney(one.cents)}`))}`
  return ownCents !== undefined && ownCents > cents
    ? `, because my own purchase comes to more than the steps do, ${formatMoney(ownCents)}`
    : ', to be conservative'
}

/** Where the request stands among the sales themselves. */
const besideSales = ({ range }: Result, opinionCents: number): string => {
  if (range === undefined) return ''
  const { lowCents, highCents } = range
  if (opinionCents > highCents)
    return ` and ${formatMoney(opinionCents - highCents)} above what the highest sale indicates, ${formatMoney(highCents)}`
  return opinionCents < lowCents
    ? ''
    : `, within what the sales indicate each by itself, ${formatMoney(lowCents)} to ${formatMoney(highCents)}`
}

/** To the thousand, and which way where that is not the nearest. */
const roundedWords = (opinionCents: number, cents: number): string => {
  const isNearest = Math.abs(opinionCents - cents) * 2 <= ROUND_CENTS
  if (isNearest) return 'rounded'
  return opinionCents < cents ? 'rounded down' : 'rounded up'
}

/** Off the result it may come to just what is asked for. */
const ownFigureWords = ({ cents, ownFigureCents = 0 }: Result, opinionCents: number): string => {
  const left = cents - ownFigureCents
  if (ownFigureCents <= 0 || (left !== opinionCents && !isRounded(opinionCents, left))) return ''
  const rounded = left === opinionCents ? '' : `, ${roundedWords(opinionCents, left)}`
  return `. I take my own figure off in my opinion alone: that leaves ${formatMoney(left)}${rounded}. No paper shows it, and I will testify to it`
}

const lessReason = (result: Result, opinionCents: number): string => {
  const { uncounted = [] } = result
  if (uncounted.length === 0) return ''
  const why = ownFigureWords(result, opinionCents)
  return `. The steps count nothing for ${joined(uncounted)}${why || `. I ask for less because of ${uncounted.length === 1 ? 'it' : 'them'}, and will testify to it`}`
}

const basisOf = (opinionCents: number, result: Result): string => {
  const apart = opinionCents - result.cents
  if (apart === 0) return `My opinion of value: ${result.words}`
  if (isRounded(opinionCents, result.cents))
    return `My opinion of value: ${result.words}, ${roundedWords(opinionCents, result.cents)}`
  return apart > 0
    ? `My opinion of value: ${formatMoney(apart)} above ${result.words}${besideSales(result, opinionCents)}${moreReason(result, opinionCents)}`
    : `My opinion of value: ${formatMoney(-apart)} below ${result.words}${besideSales(result, opinionCents)}${lessReason(result, opinionCents)}`
}

/** None while there is no opinion. */
export const requestedStep = ({ opinionCents }: Judged, result: Result): readonly Step[] =>
  opinionCents === null
    ? []
    : [{ what: 'Value requested', amount: formatMoney(opinionCents), basis: basisOf(opinionCents, result) }]
