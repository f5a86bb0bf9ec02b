/** Owns how it is told which sales were found: where they are, and how far they reach from the home. */
import { type FoundSale, spanInWords, spanOf } from '#core/document/facts/sales/found-span.ts'
import { isNear } from '#core/document/facts/sales/listed/unplaced.ts'
import * as words from '#messages/valuation/found-sales.ts'

type PlacedSale = FoundSale & Parameters<typeof isNear>[0]

/** null without a sale. */
export const tellFoundSales = (sales: readonly PlacedSale[]): string | null => {
  const span = spanOf(sales)
  if (span === null) return null
  const near = sales.filter(isNear).length
  return words.theseSalesAre({
    count: span.count,
    where: near === span.count ? 'all' : near > 0 ? 'some' : 'none',
    near,
    span: spanInWords(span, 'your home'),
  })
}
