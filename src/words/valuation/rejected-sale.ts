/** Owns the plain words for why a sale was not compared. */
import type { RejectedReason } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/valuation/sale-rejected.ts'

export const rejectedWords: Readonly<Record<RejectedReason, string>> = {
  not_qualified: words.notQualified(),
  vacant_land: words.vacantLand(),
  several_parcels: words.severalParcels(),
  unmarked_several_parcels: words.unmarkedSeveralParcels(),
  changed_after_sale: words.changedAfterSale(),
  nominal_price: words.nominalPrice(),
  not_measured: words.notMeasured(),
  own_sale: words.ownSale(),
  other_use: words.otherUse(),
  outside_window: words.outsideWindow(),
  too_long_ago: words.tooLongAgo(),
  elsewhere: words.elsewhere(),
  size: words.size(),
  age: words.age(),
  land: words.land(),
  quality: words.quality(),
  over_adjusted: words.overAdjusted(),
  after_value_date: words.afterValueDate(),
  less_alike: words.lessAlike(),
  too_few_alike: words.tooFewAlike(),
}
