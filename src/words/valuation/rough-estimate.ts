/** Says why an estimate is only a rough one. */
import { type RoughReason, roughReasons, type WeighedSale } from '#core/valuation/explain/rough-estimate.ts'

const reasonWords = (reason: RoughReason): string => {
  switch (reason.code) {
    case 'over_adjusted':
      return `${reason.beyond} of the ${reason.all} sales compared had to be adjusted by more than ${reason.percent}% of the price in total. We’d normally leave those out, but there were too few others. They say little about your home, and a board may give them little weight. Treat this estimate as rough.`
    case 'mostly_adjusted':
      return `${reason.beyond} of the ${reason.all} sales compared had to be adjusted by more than ${reason.percent}% of the price. Sales that different from your home give only a rough estimate.`
    case 'far_apart':
      return `The sales compared disagree: adjusted to your home, the highest price is ${reason.times.toFixed(1)} times the lowest. Treat this estimate as rough.`
  }
}

/** Whole sentences; none where the sales carry the estimate. */
export const roughBecause = (sales: readonly WeighedSale[]): readonly string[] =>
  roughReasons(sales).map(reasonWords)
