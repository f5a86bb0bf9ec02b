/** Says how the price that a home itself sold for compares with its just value. */

import { formatMonth } from '#core/date-forms.ts'
import { dollars, formatMoney } from '#core/money.ts'
import {
  compareOwnSale,
  type OwnSale,
  type OwnSaleComparison,
  type OwnSaleStance,
} from '#core/tax/own-sale.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const STANCE_WORDS = {
  against: 'It argues against a lower value.',
  for: 'It supports a lower value.',
  neither: 'It’s too close to the market value to argue either way.',
} as const satisfies Record<OwnSaleStance, string>

const PLACES = {
  county: 'this county',
  neighborhood: 'its own neighborhood',
} as const satisfies Record<OwnSale['levelOf'], string>

const distance = (just: number, supported: number): string => {
  if (supported === just) return 'the same as'
  const percent = Math.abs(100 * (supported / just - 1)).toFixed(1)
  return `${percent}% ${supported > just ? 'above' : 'below'}`
}

/** `just.dollars` is positive. The sale is arm's length and near January 1 of `rollYear`. */
export const toldOwnSale = (
  just: { readonly dollars: number; readonly basis: 'roll' | 'typed' },
  sale: OwnSale,
  rollYear: number,
): OwnSaleComparison => {
  const { justValueDollars: supported, levelShare, levelOf, priceDollars, year, month } = sale
  const compared = compareOwnSale(just.dollars, sale)
  const sold = `home itself sold for ${money(priceDollars)} in ${formatMonth({ year, month })}`
  const share = `${(100 * levelShare).toFixed(1)}% of prices`
  const brought = `Adjusted to January 1, ${rollYear} and to how market values run in ${PLACES[levelOf]} (${share}), that’s ${money(supported)}`
  const whose = just.basis === 'typed' ? 'you entered' : 'on the county’s record'
  const far = distance(just.dollars, supported)
  const beside = `${far} the market value ${whose}, ${money(just.dollars)}`
  const first = 'A board looks at that price first.'
  return {
    ...compared,
    inShort: `the ${sold}, which supports a market value of ${money(supported)}, ${beside}`,
    priceWords: `The ${sold}. ${brought}. ${first}`,
    words: `The ${sold}. ${brought}, ${beside}. ${first} ${STANCE_WORDS[compared.stance]}`,
  }
}
