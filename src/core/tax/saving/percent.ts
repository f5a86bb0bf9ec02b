/** Owns shares of just value as percentages with one decimal, and the comparison that needs no rounding. */

import { type Cents, cents, scaleHalfUp } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'

/** A cut from `just` to `target` in percent, rounded half up to one decimal; 0 when there is no just value. */
export const cutPercent = (just: Cents, target: Cents): number =>
  just === 0 ? 0 : Math.round(((just - target) * 1_000) / just) / 10

/** The same, rounded up: a needed cut is never shown smaller than it is. */
export const neededCutPercent = (just: Cents, target: Cents): number =>
  just === 0 ? 0 : Number((BigInt(just - target) * 1_000n + BigInt(just) - 1n) / BigInt(just)) / 10

/** Whether the cut from `just` to `target` is at most `percent`, a whole number, exactly. */
export const isCutWithin = (just: Cents, target: Cents, percent: number): boolean =>
  BigInt(just - target) * 100n <= BigInt(just) * BigInt(percent)

/** Just value after a cut of a whole percentage, rounded half up to the dollar. */
export const justAfterCut = (just: Cents, percent: number): Cents =>
  cents(Math.round(scaleHalfUp(just, 100 - percent, 100) / 100) * 100)

/** A needed cut as people are told it: rounded up to a tenth of a percent, and therefore 'about'. */
export const neededCutWords = (percent: number): string => `about ${formatPercent(percent)}`
