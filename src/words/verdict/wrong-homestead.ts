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

/** The same everywhere; a screen puts the number of `call` behind it to be pressed. */
export const wrongHomesteadWords = ({ moreTaxCents, phone }: WrongHomestead) => ({
  lead: words.haveItTakenOff(),
  why: [words.recordHasIt(), words.backTaxes(), costWithoutHomestead(moreTaxCents)].filter(Boolean).join(' '),
  call: phone === null ? words.askTheAppraiser() : words.callTheAppraiser(),
})

/** For a paper or a mail. */
export const wholeWrongHomestead = (wrong: WrongHomestead) => {
  const { lead, why, call } = wrongHomesteadWords(wrong)
  return { lead, rest: [why, call, wrong.phone && `${wrong.phone}.`].filter(Boolean).join(' ') }
}
