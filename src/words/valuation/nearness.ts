/** Owns the plain words for how near a compared sale lies. */
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/valuation/nearness.ts'

export const nearnessWords: Readonly<Record<Nearness, string>> = {
  same_development: words.sameDevelopment(),
  same_neighborhood: words.sameNeighborhood(),
  same_market_area: words.sameMarketArea(),
  same_zip: words.sameZip(),
  same_county: words.sameCounty(),
}
