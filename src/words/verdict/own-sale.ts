/** Says how the price that a home itself sold for compares with its just value. */

import { formatMonth } from '#core/date-forms.ts'
import { dollars, formatMoney } from '#core/money.ts'
import { formatPercent, toTenths } from '#core/percent.ts'
import {
  type AtNearRatio,
  compareOwnSale,
  isClearlyBelow,
  isPurchaseEvidence,
  type OwnSale,
  type OwnSaleComparison,
  type OwnSaleStance,
} from '#core/tax/own-sale.ts'
import * as messages from '#messages/verdict/own-sale.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const STANCE_WORDS = {
  against: messages.itArguesAgainstALowerValue(),
  for: messages.itSupportsALowerValue(),
  neither: messages.itsTooCloseToTheMarket(),
} as const satisfies Record<OwnSaleStance, string>

const PLACES = {
  county: messages.thisCounty(),
  neighborhood: messages.itsOwnNeighborhood(),
} as const satisfies Record<OwnSale['levelOf'], string>

const distance = (just: number, supported: number): string => {
  if (supported === just) return messages.theSameAs()
  return `${formatPercent(Math.abs(100 * (just / supported - 1)))} ${just > supported ? 'above' : 'below'}`
}

/** What boards make of such a price, and what it argues for. A price that is the evidence is never called too close to the county's value. */
const stanceWords = (
  justDollars: number,
  { priceDollars, broughtDollars, justValueDollars, levelShare }: OwnSale,
  stance: OwnSaleStance,
): string => {
  const [priceCents, broughtCents, justValueCents] = [
    dollars(priceDollars),
    dollars(Math.round(broughtDollars)),
    dollars(Math.round(justValueDollars)),
  ]
  const first = messages.aBoardLooksAtThatPrice()
  if (stance !== 'for') return `${first} ${STANCE_WORDS[stance]}`
  if (isPurchaseEvidence(dollars(justDollars), { priceCents, broughtCents, justValueCents }))
    return `${first} ${STANCE_WORDS.for}`
  return messages.itSupportsOneByTheRate({
    price: money(broughtDollars),
    isMore: isClearlyBelow(dollars(justDollars), broughtCents) ? 'yes' : 'no',
    percent: toTenths(100 * levelShare),
  })
}

/** `just.dollars` is positive. The sale is arm's length and near January 1 of `rollYear`. */
export const toldOwnSale = (
  just: { readonly dollars: number; readonly basis: 'roll' | 'typed' },
  sale: OwnSale,
  rollYear: number,
  near?: AtNearRatio,
): OwnSaleComparison => {
  const { justValueDollars: supported, levelShare, levelOf, priceDollars, year, month } = sale
  const compared = compareOwnSale(just.dollars, sale)
  const sold = messages.homeItselfSoldForIn({
    price: money(priceDollars),
    month: formatMonth({ year, month }),
  })
  const share = messages.ofPrices({ percent: toTenths(100 * levelShare) })
  const brought = messages.adjustedToJanuary1AndTo({
    rollYear,
    place: PLACES[levelOf],
    share,
    supported: money(supported),
  })
  const whose = just.basis === 'typed' ? messages.youEntered() : messages.onTheCountysRecord()
  const far = distance(just.dollars, supported)
  const first = messages.aBoardLooksAtThatPrice()
  return {
    ...compared,
    ...(near && { near }),
    levelOf,
    bought: { priceCents: dollars(priceDollars), year, month },
    priceWords: messages.the({ sold, brought, first }),
    words: messages.the2({
      sold,
      brought,
      distance: far,
      whose,
      amount: money(just.dollars),
      end: stanceWords(just.dollars, sale, compared.stance),
    }),
  }
}
