/** Says how a typed just value compares with the county's record of the same parcel. */

import { type Cents, formatMoney } from '#core/money.ts'
import type { JudgeOptions, OnRoll, OtherYearRoll } from '#core/tax/appeal-facts.ts'
import { FAR_FROM_ROLL_PERCENT } from '#core/tax/params.ts'
import type { ParcelValues } from '#core/tax/parcel-values.ts'
import { differenceFromRoll, isFarFromRoll } from '#core/tax/roll/comparison.ts'
import * as words from '#messages/verdict/roll.ts'

/** A zero too many or too few, give or take what a roll may still change. */
const slipWords = (typed: Cents, onRoll: Cents): string => {
  const times = Math.max(typed, onRoll) / Math.min(typed, onRoll)
  const isSlip = Math.abs(times - 10) * 100 <= 10 * FAR_FROM_ROLL_PERCENT
  return isSlip ? words.oneIsAbout10TimesThe() : ''
}

/** Said at the field, where the two are too far apart to judge by. */
export const farFromRollWords = (typed: Cents, { justCents, rollName }: OnRoll): string =>
  words.youEnteredAMarketValueOf({
    entered: formatMoney(typed),
    rollName,
    onRecord: formatMoney(justCents),
    slip: slipWords(typed, justCents),
  })

/** Values of two years may well differ so far, so nothing is refused for it. */
const otherYearWords = (
  typed: Cents,
  taxYear: number,
  { justCents, rollName }: OtherYearRoll,
): string | null =>
  justCents > 0 && isFarFromRoll(typed, justCents)
    ? words.youEnteredAMarketValueOf2({
        taxYear,
        entered: formatMoney(typed),
        onRecord: formatMoney(justCents),
        rollName,
        slip: slipWords(typed, justCents),
      })
    : null

/** What is noted where they differ a little, or are of different years and far apart; null where there is nothing to note. */
export const rollNote = (values: ParcelValues, taxYear: number, options: JudgeOptions): string | null => {
  const { onRoll, otherYear } = options
  if (onRoll !== undefined && differenceFromRoll(values, options) === 'small')
    return words.youEnteredAMarketValueOf3({
      entered: formatMoney(values.justCents),
      rollName: onRoll.rollName,
      onRecord: formatMoney(onRoll.justCents),
    })
  return otherYear === undefined || values.origin.kind !== 'typed'
    ? null
    : otherYearWords(values.justCents, taxYear, otherYear)
}

/** Why a verdict rests on no estimate. */
export const noEstimateWords = (taxYear: number, { otherYear }: JudgeOptions): string =>
  otherYear?.isValued
    ? words.ourSalesShowWhatThisHome({ rollYear: otherYear.rollYear, taxYear, rollName: otherYear.rollName })
    : words.theresNoEstimateOfThisHomes()
