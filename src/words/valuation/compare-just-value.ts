/** Says how a just value compares with what the sales support. */
import { dollars, formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import {
  type JustValueComparison,
  placeJustValue,
  type SupportedRange,
} from '#core/valuation/compare-just-value.ts'
import * as messages from '#messages/valuation/compare-just-value.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const PLACE_WORDS = {
  above: messages.thatsAboveTheRangeFor8(),
  within: messages.thatsInsideTheRangeFor8(),
  below: messages.thatsBelowTheRangeFor8(),
} as const

const ROUGH_WORDS = messages.lookForSalesMoreLikeYour()

/** `just` is positive. */
export const compareJustValue = (
  just: { readonly dollars: number; readonly basis: 'roll' | 'typed' },
  supported: SupportedRange,
): JustValueComparison => {
  const { abovePercent, place } = placeJustValue(just.dollars, supported)
  const whose = just.basis === 'typed' ? messages.youEntered() : messages.onTheCountysRecord()
  if (abovePercent === null) {
    const beside = messages.theMarketValueIs({ whose, value: money(just.dollars) })
    return {
      abovePercent,
      place,
      words: messages.theSalesHereGiveOnlyA({ value: beside, advice: ROUGH_WORDS }),
    }
  }
  const side = abovePercent < 0 ? 'below' : 'above'
  const far = abovePercent === 0 ? 'just' : `${formatPercent(Math.abs(abovePercent))} ${side}`
  const words = messages.theMarketValueIsWhatThe({ whose, value: money(just.dollars), distance: far })
  return { abovePercent, place, words: `${words} ${PLACE_WORDS[place]}` }
}
