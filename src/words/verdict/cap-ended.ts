/** Says what the lower value of an answer saves where the cap on the record was the seller’s, and has ended. */

import { cents, formatMoney } from '#core/money.ts'
import { savingWithoutCap } from '#core/tax/cap/after-seller.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as words from '#messages/verdict/cap-ended.ts'

interface Levied {
  readonly justCents: number
  readonly exemptionCents: number
  readonly mills: number | null
}

interface Answered {
  readonly nextStep: {
    readonly purchaseSavingCents: number | null
    readonly estimate: { readonly middle: { readonly justCents: number } } | null
  }
  readonly homeValue: {
    readonly ownSaleCompared?: { readonly justValueCents?: number | undefined } | undefined
  } | null
  readonly readings: readonly { readonly staircase: readonly Levied[] }[]
}

/** The market value that the answer is about: at the price paid, or in the middle of the estimate. */
const valueMeant = ({ nextStep, homeValue }: Answered): number | undefined =>
  nextStep.purchaseSavingCents === null
    ? nextStep.estimate?.middle.justCents
    : homeValue?.ownSaleCompared?.justValueCents

/** Null where the answer is about no lower value, or its figures don’t show it. */
export const capEndedWords = (answered: Answered): string | null => {
  const value = valueMeant(answered)
  const staircase = answered.readings[0]?.staircase ?? []
  const saved = value === undefined ? null : savingWithoutCap(staircase, value)
  if (value === undefined || saved === null) return null
  return words.thenItWouldSave({
    value: formatMoney(cents(value)),
    saving: formatMoney(inWholeDollars(saved)),
  })
}
