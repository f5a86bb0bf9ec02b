/** Owns the plain words for why a sale was not compared, and for how near a compared one lies. */

import type { UnusableReason } from './screen-sales.ts'
import type { NotChosen } from './select-comparables.ts'

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
  not_qualified: 'The roll does not mark it as a sale between a willing buyer and a willing seller',
  vacant_land: 'The roll does not mark it as the sale of a home with its building',
  several_parcels: 'The price covers several parcels',
  unmarked_several_parcels: 'The same price is on several parcels at once, far above their values',
  changed_after_sale: 'The property was changed after the sale',
  nominal_price: 'The deed states no real price',
  not_measured: 'The roll gives no building size or year built',
  own_sale: 'It is a sale of this home itself, which is shown apart',
  other_use: 'It is another kind of property',
  outside_window: 'It was sold too long before the value date, or too long after it',
  too_long_ago: 'Enough later sales were found',
  elsewhere: 'It lies outside the area that was compared',
  size: 'It is much larger or smaller',
  age: 'It was built in quite another time',
  land: 'Its lot is much larger or smaller',
  quality: 'The roll grades its building quite differently',
  over_adjusted: 'Its price would need adjustments of more than half of it to stand for this home',
  after_value_date: 'It was sold after January 1, the day your value is for, so it carries no value here',
  less_alike: 'Ten other sales are more alike',
  too_few_alike: 'It is alike, but fewer than three such sales were found',
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
