/** Owns how a just value stands against what the sales support: how far above, and whether inside the range. */
import { dollars, formatMoney } from '#core/money.ts'

export interface SupportedRange {
  /** Whole dollars, on the footing of the roll. */
  readonly justValueDollars: number
  /** Ends of the 80% interval, the level's own interval in it. */
  readonly range: { readonly low: number; readonly high: number }
  readonly isRough: boolean
}

export interface JustValueComparison {
  /** Negative when the just value is below. One decimal; null beside a rough estimate, which knows no percent. */
  readonly abovePercent: number | null
  readonly place: 'below' | 'within' | 'above'
  readonly words: string
}

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const placeOf = (just: number, range: SupportedRange['range']): JustValueComparison['place'] => {
  if (just > range.high) return 'above'
  return just < range.low ? 'below' : 'within'
}

const PLACE_WORDS = {
  above: 'That’s above the range for 8 in 10 homes like it. Sales support a lower value.',
  within: 'That’s inside the range for 8 in 10 homes like it. Sales alone don’t show it’s too high.',
  below: 'That’s below the range for 8 in 10 homes like it. Sales argue against asking for less.',
} as const

const ROUGH_WORDS = 'Look for sales more like your home before you appeal.'

/** `just` is positive. */
export const compareJustValue = (
  just: { readonly dollars: number; readonly basis: 'roll' | 'typed' },
  { justValueDollars, range, isRough }: SupportedRange,
): JustValueComparison => {
  const place = placeOf(just.dollars, range)
  const whose = just.basis === 'typed' ? 'you entered' : 'on the county’s record'
  if (isRough) {
    const beside = `The market value ${whose} is ${money(just.dollars)}.`
    return {
      abovePercent: null,
      place,
      words: `${beside} The sales here give only a rough estimate. ${ROUGH_WORDS}`,
    }
  }
  const abovePercent = Number((100 * (just.dollars / justValueDollars - 1)).toFixed(1))
  const side = abovePercent < 0 ? 'below' : 'above'
  const far = abovePercent === 0 ? 'just' : `${Math.abs(abovePercent).toFixed(1)}% ${side}`
  const words = `The market value ${whose}, ${money(just.dollars)}, is ${far} what the sales support.`
  return { abovePercent, place, words: `${words} ${PLACE_WORDS[place]}` }
}
