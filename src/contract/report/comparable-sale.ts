/** Sales beside a home: those compared, with their adjustment grid, and those left out, with the reason. */
import { z } from 'zod'
import { NEARNESSES, REJECTED_REASONS } from '#core/valuation/explain/sale-reasons.ts'

const cents = z.int()
const percent = z.number()
const month = z.int().min(1).max(12)

/** What homes are compared by, as the roll has it; null or '' where it is blank. */
export const comparedHome = z.object({
  parcelId: z.string(),
  address: z.string(),
  useName: z.string(),
  neighborhoodCode: z.string(),
  /** The roll's effective area, which weights porches and garages: not the heated area of a listing. */
  livingAreaSqft: z.int().nullable(),
  landSqft: z.int().nullable(),
  effectiveYearBuilt: z.int().nullable(),
  /** '1' minimum to '6' superior. */
  qualityCode: z.string(),
  specialFeatureCents: cents,
  justValueCents: cents,
})

/** A sale as the sale file records it. The state publishes the month, not the day. */
export const recordedSale = z.object({
  year: z.int(),
  month,
  priceCents: cents,
  qualificationCode: z.string(),
  /** 'Book 25431, page 102' or the clerk's instrument number; '' when the file has neither. */
  recording: z.string(),
})

export const ADJUSTMENT_ITEMS = [
  'time',
  'location',
  'use',
  'area',
  'age',
  'land',
  'quality',
  'features',
] as const

const adjustment = z.object({
  item: z.enum(ADJUSTMENT_ITEMS),
  /** Home less comparable: months, square feet, years, grades, dollars of features; null where nothing is counted. */
  difference: z.number().nullable(),
  /** The part of the difference between these ages or sizes; missing where all of it counts and in reports of older methods. */
  counted: z.object({ difference: z.number(), from: z.number(), to: z.number() }).optional(),
  /** For one unit that counts; null without one. */
  unitRateCents: cents.nullable(),
  /** Added to the price; negative when the comparable is better than the home. */
  amountCents: cents,
  /** What an amount for another place rests on; missing without one and in reports of older methods. */
  basis: z.string().optional(),
  /** Such an amount is so many percent of so much of the price; missing without one and in reports of older methods. */
  share: z.object({ percent, ofCents: cents }).optional(),
  /** Why nothing is counted for another neighborhood; missing where something is, and in reports of older methods. */
  unmeasured: z.enum(['few_here', 'few_there', 'disagree']).optional(),
})

export const comparable = z.object({
  home: comparedHome,
  sale: recordedSale,
  nearness: z.enum(NEARNESSES),
  /** In words: 'Same development'. */
  nearnessWords: z.string(),
  ageYears: z.int(),
  adjustments: z.array(adjustment).max(ADJUSTMENT_ITEMS.length).readonly(),
  /** Sum of the amounts, with and without their signs, in percent of the price. */
  netPercent: percent,
  grossPercent: percent,
  adjustedCents: cents,
  /** Adjusted to the home as the record has it; only where the owner corrected the record. */
  recordAdjustedCents: cents.optional(),
  /** Share of the estimate that rests on this sale; the shares times the adjusted prices make the estimate. */
  weightPercent: percent,
})

const rejectedReason = z.enum(REJECTED_REASONS)

export const rejected = z.object({
  /** Sales of the home's surroundings that were looked at and not compared. */
  total: z.int(),
  byReason: z
    .array(z.object({ reason: rejectedReason, words: z.string(), count: z.int() }))
    .max(REJECTED_REASONS.length)
    .readonly(),
  /** Those that come nearest to being compared. */
  examples: z
    .array(
      z.object({
        parcelId: z.string(),
        address: z.string(),
        sale: recordedSale,
        livingAreaSqft: z.int().nullable(),
        reason: rejectedReason,
        words: z.string(),
      }),
    )
    .max(20)
    .readonly(),
})
