/** Owns how the price that a home itself sold for stands beside its just value, once brought to the level of just values. */

import { formatMonth } from '#core/date-forms.ts'
import { type Cents, dollars, formatMoney } from '#core/money.ts'
import { OWN_SALE_WELL_BELOW_PERCENT } from './params.ts'

export const OWN_SALE_STANCES = ['against', 'for', 'neither'] as const
/** Whether the price speaks against a lower just value, for one, or shows little either way. */
type OwnSaleStance = (typeof OWN_SALE_STANCES)[number]

/** A recorded sale of the home itself. */
interface OwnSale {
  readonly year: number
  readonly month: number
  /** As recorded, whole dollars. */
  readonly priceDollars: number
  /** The price brought to January 1 by the trend of the county's prices, times `levelShare`; whole dollars. */
  readonly justValueDollars: number
  /** The price brought to January 1, before that share. */
  readonly broughtDollars: number
  /** Just values ÷ prices in the middle of the place below. */
  readonly levelShare: number
  readonly levelOf: 'county' | 'neighborhood'
}

/** What a verdict needs to know of it. */
export interface OwnSaleStand {
  readonly stance: OwnSaleStance
  /** What was paid and what that is as a just value, held against the just value of the home. */
  readonly words: string
  /** The same as the end of a sentence. */
  readonly inShort: string
}

interface OwnSaleComparison extends OwnSaleStand {
  /** The price as a just value, so that it can be held against another value of the same kind. */
  readonly justValueCents: Cents
  readonly broughtCents: Cents
  /** The same without the just value of the home: what was typed is not for every reader. */
  readonly priceWords: string
}

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const stanceOf = (just: number, supported: number): OwnSaleStance => {
  if (supported >= just) return 'against'
  return supported * 100 <= just * (100 - OWN_SALE_WELL_BELOW_PERCENT) ? 'for' : 'neither'
}

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
export const compareOwnSale = (
  just: { readonly dollars: number; readonly basis: 'roll' | 'typed' },
  sale: OwnSale,
  rollYear: number,
): OwnSaleComparison => {
  const { justValueDollars: supported, levelShare, levelOf, priceDollars, year, month } = sale
  const stance = stanceOf(just.dollars, supported)
  const sold = `home itself sold for ${money(priceDollars)} in ${formatMonth({ year, month })}`
  const share = `${(100 * levelShare).toFixed(1)}% of prices`
  const brought = `Adjusted to January 1, ${rollYear} and to how market values run in ${PLACES[levelOf]} (${share}), that’s ${money(supported)}`
  const whose = just.basis === 'typed' ? 'you entered' : 'on the county’s record'
  const far = distance(just.dollars, supported)
  const beside = `${far} the market value ${whose}, ${money(just.dollars)}`
  const first = 'A board looks at that price first.'
  return {
    stance,
    justValueCents: dollars(Math.round(supported)),
    broughtCents: dollars(Math.round(sale.broughtDollars)),
    inShort: `the ${sold}, which supports a market value of ${money(supported)}, ${beside}`,
    priceWords: `The ${sold}. ${brought}. ${first}`,
    words: `The ${sold}. ${brought}, ${beside}. ${first} ${STANCE_WORDS[stance]}`,
  }
}
