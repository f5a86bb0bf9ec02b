/** Owns the limits and thresholds that the verdict applies; exemptions, caps and the filing fee by year are in law/. */

import { type Cents, dollars } from '#core/money.ts'
import { TAX_LAW, type TaxLaw } from './law/by-year.ts'
import type { PerLevy } from './parcel-values.ts'
import type { ScenarioId } from './verdict/codes.ts'

/** The cap on a homestead's assessed value in percent, or null when it is not published for that year. */
export const saveOurHomesPercent = (taxYear: number, law: TaxLaw = TAX_LAW): number | null =>
  law.saveOurHomesPercent[taxYear] ?? null

/** The most that Save Our Homes lets an assessed value rise in a year. Source: s. 193.155(1)(a), F.S.; citation 'save-our-homes-cap'. */
export const MOST_SAVE_OUR_HOMES_PERCENT = 3

/** How many later years a saving is followed through. Ours: further on, too much has changed. */
export const LATER_YEARS = 3

/** Discount for paying early, in percent, by month of payment. Source: citation 'early-payment-discount'. */
export const EARLY_PAYMENT_DISCOUNT_PERCENT = {
  november: 4,
  december: 3,
  january: 2,
  february: 1,
  march: 0,
} as const

/**
 * How large a cut may have to be, in percent of just value, before it pays for the petition.
 * Our own judgment (citation 'cut-thresholds'): to be tuned against outcomes by county when they are known.
 */
export const FILE_UP_TO_CUT_PERCENT = 15
export const EVIDENCE_UP_TO_CUT_PERCENT = 25

/**
 * A price of the home itself, at the level of just values, speaks for a lower value from this much below just value on.
 * Our own judgment: nearer than that, trend and level are not known well enough.
 */
export const OWN_SALE_WELL_BELOW_PERCENT = 5

/**
 * A price is called below a just value from this much below it on, in percent of the just value. Our own judgment: less is
 * inside the error of any adjustment, and a board hears a few dollars as the same value.
 */
export const CLEARLY_BELOW_PERCENT = 2

/**
 * A typed just value further than this from the roll's, in percent of the roll's, is taken for a slip of the hand. Our own
 * judgment: between a preliminary and a final roll the value of one year seldom moves so far.
 */
export const FAR_FROM_ROLL_PERCENT = 25

/** The cuts shown to everyone, in percent. */
export const SCENARIO_CUTS = [
  { id: 'cut_5', percent: 5 },
  { id: 'cut_10', percent: 10 },
  { id: 'cut_15', percent: 15 },
  { id: 'cut_25', percent: 25 },
] as const satisfies readonly { readonly id: ScenarioId; readonly percent: number }[]

/**
 * A total tax between these shares of what the county's average rates give, in percent, is taken as it is. Ours: the tax areas of
 * one county (Pasco 2025, search.pascopa.com) ran from 14.69 to 23.03 mills around an average of 17.2168, which is 0.85
 * to 1.34 of it; this band is wider on both sides. Checked 2026-11-21.
 */
export const TAX_IN_LINE_FROM_PERCENT = 60
export const TAX_IN_LINE_TO_PERCENT = 170

/** Where this much is taxable, in dollars, some tax is due: at Florida's lowest county average (8.24 mills) $8. Ours. */
export const TAX_DUE_FROM_TAXABLE_DOLLARS = 1_000

/**
 * The most that exemptions of fixed amount can take off beside homestead. On every levy $5,000 each for the widowed, the
 * blind, the totally disabled (s. 196.202, F.S.) and disabled former service members (s. 196.24); on all but school
 * levies up to $50,000 more for owners over 65 (s. 196.075). Checked 2026-11-21.
 */
export const MOST_FIXED_EXEMPTIONS: PerLevy<Cents> = { school: dollars(20_000), non_school: dollars(70_000) }
