/** Says why an estimate is only a rough one. */
import { type RoughReason, roughReasons, type WeighedSale } from '#core/valuation/explain/rough-estimate.ts'
import * as words from '#messages/valuation/rough-estimate.ts'

const reasonWords = (reason: RoughReason): string => {
  switch (reason.code) {
    case 'over_adjusted':
      return words.ofTheSalesComparedHadTo({
        beyond: reason.beyond,
        all: reason.all,
        percent: reason.percent,
      })
    case 'mostly_adjusted':
      return words.ofTheSalesComparedHadTo2({
        beyond: reason.beyond,
        all: reason.all,
        percent: reason.percent,
      })
    case 'far_apart':
      return words.theSalesComparedDisagreeAdjustedTo({ times: reason.times.toFixed(1) })
  }
}

/** Whole sentences; none where the sales carry the estimate. */
export const roughBecause = (sales: readonly WeighedSale[]): readonly string[] =>
  roughReasons(sales).map(reasonWords)
