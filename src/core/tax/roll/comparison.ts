/** Owns how far a typed just value stands from the one that the roll has for the same parcel and year. */

import type { JudgeOptions } from '../appeal-facts.ts'
import { FAR_FROM_ROLL_PERCENT } from '../params.ts'
import type { ParcelValues } from '../parcel-values.ts'

type Difference = 'none' | 'small' | 'far'

/** Both in the same unit; the roll's is positive. */
export const isFarFromRoll = (typed: number, onRoll: number): boolean =>
  Math.abs(typed - onRoll) * 100 > onRoll * FAR_FROM_ROLL_PERCENT

interface JustValueOf {
  readonly year: number
  /** In the same unit on both sides. */
  readonly justValue: number
}

/**
 * Whether a typed just value, and not the roll's own, is held against the roll's sales: they value January 1 of one year,
 * so never one of another; nor a slip of the hand.
 */
export const isHeldAgainstSales = (typed: JustValueOf, roll: JustValueOf): boolean =>
  typed.year === roll.year && !(roll.justValue > 0 && isFarFromRoll(typed.justValue, roll.justValue))

/** Values of the roll itself, and a roll without a just value, leave nothing to compare. */
export const differenceFromRoll = (values: ParcelValues, { onRoll }: JudgeOptions): Difference => {
  if (onRoll === undefined || onRoll.justCents <= 0 || values.origin.kind !== 'typed') return 'none'
  if (values.justCents === onRoll.justCents) return 'none'
  return isFarFromRoll(values.justCents, onRoll.justCents) ? 'far' : 'small'
}
