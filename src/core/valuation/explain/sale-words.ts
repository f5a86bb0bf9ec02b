/** Owns the plain words for why a sale was not compared, and for how near a compared one lies. */

import type { NotChosen } from '../select/comparables.ts'
import type { UnusableReason } from '../select/screen-sales.ts'

export const REJECTED_REASONS = [
  'not_qualified',
  'vacant_land',
  'several_parcels',
  'unmarked_several_parcels',
  'changed_after_sale',
  'nominal_price',
  'not_measured',
  'own_sale',
  'other_use',
  'outside_window',
  'too_long_ago',
  'elsewhere',
  'size',
  'age',
  'land',
  'quality',
  'over_adjusted',
  'after_value_date',
  'less_alike',
  'too_few_alike',
] as const satisfies readonly (UnusableReason | NotChosen['reason'])[]
export type RejectedReason = (typeof REJECTED_REASONS)[number]

export const rejectedWords = {
  not_qualified: 'The county doesn’t count it as a sale between a willing buyer and a willing seller',
  vacant_land: 'The county doesn’t count it as the sale of a home with its building',
  several_parcels: 'The price covers several parcels',
  unmarked_several_parcels: 'Several parcels share the same price, far above their values',
  changed_after_sale: 'The property was changed after the sale',
  nominal_price: 'The deed shows no real price',
  not_measured: 'The county’s record has no building size or year built',
  own_sale: 'It’s a sale of this home, which we show separately',
  other_use: 'It’s a different kind of property',
  outside_window: 'It sold too long before or after the value date',
  too_long_ago: 'We found enough later sales',
  elsewhere: 'It’s outside the area we compared',
  size: 'It’s much larger or smaller',
  age: 'It was built in a very different year',
  land: 'Its lot is much larger or smaller',
  quality: 'The county grades its building quality very differently',
  over_adjusted: 'Its price would need adjustments of more than half',
  after_value_date: 'It sold after January 1, the date your value is for, so it doesn’t count',
  less_alike: 'Ten other sales are more alike',
  too_few_alike: 'It’s similar, but we found fewer than three sales like it',
} as const satisfies Record<RejectedReason, string>

/** The sale file gives the month, not the day: a sale in January of the roll's year counts as made after January 1. */
export const isAfterValueDate = (sale: { readonly year: number }, rollYear: number): boolean =>
  sale.year >= rollYear

/** How near a compared sale lies, the nearest first; the roll knows places, not distances. */
export const NEARNESSES = [
  'same_development',
  'same_neighborhood',
  'same_market_area',
  'same_zip',
  'same_county',
] as const
export type Nearness = (typeof NEARNESSES)[number]

export const nearnessWords = {
  same_development: 'Same development',
  same_neighborhood: 'Same neighborhood of the appraiser',
  same_market_area: 'Same market area of the appraiser',
  same_zip: 'Same ZIP code',
  same_county: 'Elsewhere in the county',
} as const satisfies Record<Nearness, string>
