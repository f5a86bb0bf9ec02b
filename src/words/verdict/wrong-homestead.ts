/** Says what to do about a homestead exemption on the record of a home whose owner doesn't live there, and what it costs without one. */
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as words from '#messages/verdict/wrong-homestead.ts'

export interface WrongHomestead {
  /** The most that a year's tax is higher without it; null where that is not known. */
  readonly moreTaxCents: number | null
  /** The property appraiser's; null where it is not known. */
  readonly phone: string | null
}

/** null where that is nothing, or not known. */
export const costWithoutHomestead = (moreTaxCents: number | null): string | null => {
  const more = inWholeDollars(moreTaxCents ?? 0)
  return more > 0 ? words.upToMore({ amount: formatMoney(more) }) : null
}

const andItsCost = (toDo: string, { moreTaxCents }: WrongHomestead): string =>
  [toDo, words.backTaxes(), costWithoutHomestead(moreTaxCents)].filter(Boolean).join(' ')

/** What to do and what it costs, where it is said already that the record has the exemption. */
export const settleHomestead = (wrong: WrongHomestead): string =>
  andItsCost(wrong.phone === null ? words.takeItOff() : words.takeItOffByPhone({ phone: wrong.phone }), wrong)

/** After it is said that the owner doesn't live there. */
export const wrongHomesteadWords = (wrong: WrongHomestead): string =>
  `${words.recordHasIt()} ${settleHomestead(wrong)}`

/** The same for a paper or a mail, which have no line to spare. */
export const wholeWrongHomestead = (wrong: WrongHomestead) => ({
  lead: words.youDontLiveHere(),
  rest: andItsCost(
    wrong.phone === null ? words.takeExemptionOff() : words.takeExemptionOffByPhone({ phone: wrong.phone }),
    wrong,
  ),
})
