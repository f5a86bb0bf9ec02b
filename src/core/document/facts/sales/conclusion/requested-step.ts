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

/** Why the owner asks for more is the owner's to say: here stand the facts beside it. */
const unplacedReason = (
  { names, others }: NonNullable<Result['unplaced']>,
  aboveCents: number,
  cents: number,
): string =>
  others === null
    ? ` (${formatPercent((100 * aboveCents) / cents)} more). The location of the sales could not be measured`
    : `. The location of ${names} could not be measured, and ${others}`

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const moreReason = (result: Result, opinionCents: number): string => {
  const { cents, range, isAll, unplaced, ownCents } = result
  if (unplaced) return unplacedReason(unplaced, opinionCents - cents, cents)
  if (ownCents !== undefined && ownCents >= opinionCents)
    return `. My own purchase comes to more, ${formatMoney(ownCents)}`
  if (isAll && range !== undefined && range.count <= FEW_SALES) return `. Only ${COUNTED[range.count]}`
  const higher = range?.each?.filter((one) => one.cents >= opinionCents) ?? []
  if (higher.length > 0)
    return `. ${joined(higher.map((one) => `${one.name} indicates ${formatMoney(one.cents)}`))}`
  return ownCents !== undefined && ownCents > cents
    ? `. My own purchase comes to more than the steps do, ${formatMoney(ownCents)}`
    : ''
}

/** Where the request stands among the sales themselves. */
const besideSales = ({ range }: Result, opinionCents: number): string => {
  if (range === undefined) return ''
  const { lowCents, highCents } = range
  if (opinionCents > highCents)
    return ` and ${formatMoney(opinionCents - highCents)} above what the highest sale indicates, ${formatMoney(highCents)}`
  return opinionCents < lowCents
    ? ''
    : `, within what the sales indicate one by one, ${formatMoney(lowCents)} to ${formatMoney(highCents)}`
}

/** To the thousand, and which way where that is not the nearest. */
const roundedWords = (opinionCents: number, cents: number): string => {
  const isNearest = Math.abs(opinionCents - cents) * 2 <= ROUND_CENTS
  if (isNearest) return 'rounded'
  return opinionCents < cents ? 'rounded down' : 'rounded up'
}

const isAsked = (opinionCents: number, cents: number): boolean =>
  opinionCents === cents || isRounded(opinionCents, cents)

/** Off the result it may come to just what is asked for: then it is a step of its own. */
const leadsByOwnFigure = ({ cents, ownFigureCents = 0 }: Result, opinionCents: number): boolean =>
  ownFigureCents > 0 && isAsked(opinionCents, cents - ownFigureCents)

const ownFigureStep = ({ ownFigureCents = 0, uncounted = [] }: Result): Step => ({
  what: 'Less my own figure for repairs',
  amount: `−${formatMoney(ownFigureCents)}`,
  basis: `For ${joined(uncounted.map((one) => one.replace(OWN_AMOUNT, '')))}. No document shows this amount. I will testify to it`,
})

/** The step has the amount in its own column. */
const OWN_AMOUNT = / \(my own figure, \$[\d,]+\)/u

const lessReason = ({ uncounted = [] }: Result): string =>
  uncounted.length === 0
    ? ''
    : `. These steps take nothing off for ${joined(uncounted)}. I ask for less because of ${uncounted.length === 1 ? 'it' : 'them'}, and will testify to it`

/** What the request is, with how it was rounded. */
const opinionWords = (opinionCents: number, cents: number, words: string): string =>
  `My opinion of value: ${words}${opinionCents === cents ? '' : `, ${roundedWords(opinionCents, cents)}`}`

const basisOf = (opinionCents: number, result: Result): string => {
  const apart = opinionCents - result.cents
  if (isAsked(opinionCents, result.cents)) return opinionWords(opinionCents, result.cents, result.words)
  const { ownCents } = result
  // What is asked for is what the own price comes to, and the sales stand beside it.
  if (ownCents !== undefined && isAsked(opinionCents, ownCents))
    return `${opinionWords(opinionCents, ownCents, 'what my own purchase comes to')}${besideSales(result, opinionCents)}`
  return apart > 0
    ? `My opinion of value: ${formatMoney(apart)} above ${result.words}${besideSales(result, opinionCents)}${moreReason(result, opinionCents)}`
    : `My opinion of value: ${formatMoney(-apart)} below ${result.words}${besideSales(result, opinionCents)}${lessReason(result)}`
}

/** None while there is no opinion. */
export const requestedStep = ({ opinionCents }: Judged, result: Result): readonly Step[] => {
  if (opinionCents === null) return []
  const requested = { what: 'Value requested', amount: formatMoney(opinionCents) }
  if (isAsked(opinionCents, result.cents) || !leadsByOwnFigure(result, opinionCents))
    return [{ ...requested, basis: basisOf(opinionCents, result) }]
  const left = result.cents - (result.ownFigureCents ?? 0)
  const basis = opinionWords(opinionCents, left, `${formatMoney(left)} by these steps`)
  return [ownFigureStep(result), { ...requested, basis }]
}
