/** Says how a typed just value compares with the county's record of the same parcel. */

import { type Cents, formatMoney } from '#core/money.ts'
import type { JudgeOptions, OnRoll, OtherYearRoll } from '#core/tax/appeal-facts.ts'
import { FAR_FROM_ROLL_PERCENT } from '#core/tax/params.ts'
import type { ParcelValues } from '#core/tax/parcel-values.ts'
import { differenceFromRoll, isFarFromRoll } from '#core/tax/roll/comparison.ts'

/** A zero too many or too few, give or take what a roll may still change. */
const slipWords = (typed: Cents, onRoll: Cents): string => {
  const times = Math.max(typed, onRoll) / Math.min(typed, onRoll)
  const isSlip = Math.abs(times - 10) * 100 <= 10 * FAR_FROM_ROLL_PERCENT
  return isSlip ? ' One is about 10 times the other. You may have an extra or missing digit.' : ''
}

/** Said at the field, where the two are too far apart to judge by. */
export const farFromRollWords = (typed: Cents, { justCents, rollName }: OnRoll): string =>
  `You entered a market value of ${formatMoney(typed)}. The ${rollName} has ${formatMoney(justCents)} for this parcel.${slipWords(typed, justCents)} Check every digit against this year’s column. If your notice really says that, ask the property appraiser which is right.`

/** Values of two years may well differ so far, so nothing is refused for it. */
const otherYearWords = (
  typed: Cents,
  taxYear: number,
  { justCents, rollName }: OtherYearRoll,
): string | null =>
  justCents > 0 && isFarFromRoll(typed, justCents)
    ? `You entered a ${taxYear} market value of ${formatMoney(typed)}, far from the ${formatMoney(justCents)} on the ${rollName}.${slipWords(typed, justCents)} Values do change from year to year, so we used your number. Check it against your notice.`
    : null

/** What is noted where they differ a little, or are of different years and far apart; null where there is nothing to note. */
export const rollNote = (values: ParcelValues, taxYear: number, options: JudgeOptions): string | null => {
  const { onRoll, otherYear } = options
  if (onRoll !== undefined && differenceFromRoll(values, options) === 'small')
    return `You entered a market value of ${formatMoney(values.justCents)}. The ${onRoll.rollName} has ${formatMoney(onRoll.justCents)}, which may be preliminary. We used the number from your notice.`
  return otherYear === undefined || values.origin.kind !== 'typed'
    ? null
    : otherYearWords(values.justCents, taxYear, otherYear)
}

/** Why a verdict rests on no estimate. */
export const noEstimateWords = (taxYear: number, { otherYear }: JudgeOptions): string =>
  otherYear?.isValued
    ? `Our sales show what this home was worth on January 1, ${otherYear.rollYear}, not January 1, ${taxYear}. We compare them only with the market value on the ${otherYear.rollName}.`
    : 'There’s no estimate of this home’s value yet.'
