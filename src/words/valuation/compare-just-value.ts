/** Says how a just value compares with what the sales support. */
import { dollars, formatMoney } from '#core/money.ts'
import {
  type JustValueComparison,
  placeJustValue,
  type SupportedRange,
} from '#core/valuation/compare-just-value.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const PLACE_WORDS = {
  above: 'That’s above the range for 8 in 10 homes like it. Sales support a lower value.',
  within: 'That’s inside the range for 8 in 10 homes like it. Sales alone don’t show it’s too high.',
  below: 'That’s below the range for 8 in 10 homes like it. Sales argue against asking for less.',
} as const

const ROUGH_WORDS = 'Look for sales more like your home before you appeal.'

/** `just` is positive. */
export const compareJustValue = (
  just: { readonly dollars: number; readonly basis: 'roll' | 'typed' },
  supported: SupportedRange,
): JustValueComparison => {
  const { abovePercent, place } = placeJustValue(just.dollars, supported)
  const whose = just.basis === 'typed' ? 'you entered' : 'on the county’s record'
  if (abovePercent === null) {
    const beside = `The market value ${whose} is ${money(just.dollars)}.`
    return {
      abovePercent,
      place,
      words: `${beside} The sales here give only a rough estimate. ${ROUGH_WORDS}`,
    }
  }
  const side = abovePercent < 0 ? 'below' : 'above'
  const far = abovePercent === 0 ? 'just' : `${Math.abs(abovePercent).toFixed(1)}% ${side}`
  const words = `The market value ${whose}, ${money(just.dollars)}, is ${far} what the sales support.`
  return { abovePercent, place, words: `${words} ${PLACE_WORDS[place]}` }
}
