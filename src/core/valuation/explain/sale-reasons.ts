/** Owns why a sale is not compared, and how near a compared one lies. */

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
