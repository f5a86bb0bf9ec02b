/** What the tax roll and its sales say a home is worth: the estimate, its comparables, and how even the roll is around it. */
import { z } from 'zod'
import { OWN_SALE_STANCES } from '#core/tax/own-sale.ts'
import { comparable, comparedHome, recordedSale, rejected } from './comparable-sale.ts'
import { sourceLine } from './verdict.ts'

const cents = z.int()
const percent = z.number()
/** Whole sentences, in reading order. */
const sentences = z.array(z.string()).max(14).readonly()

/** Why no value is shown. */
const NO_ESTIMATE_REASONS = [
  'not_a_home',
  'not_measured',
  'no_sales_file',
  'too_few_sales',
  'too_few_comparables',
  'comparables_disagree',
  'errors_not_measured',
] as const

const level = z.object({
  /** Just value of the homes that sold, in percent of their prices: the middle, and the 95 % interval around it. */
  percent,
  lowPercent: percent,
  highPercent: percent,
  saleCount: z.int(),
  /** True when the home's own use had too few sales and those of all homes were taken. */
  allUses: z.boolean(),
  /** True when the neighborhood's own level, unlike the county's and higher, was taken; missing in reports of older methods. */
  ofNeighborhood: z.boolean().optional(),
  /** The county's own ratio, where the neighborhood's was taken; missing in reports of older methods. */
  countyPercent: percent.optional(),
  useName: z.string(),
})

/** The price brought to the footing of the roll, once: what a just value can be compared with. */
const supported = z.object({
  justValueCents: cents,
  /** The ends of the range, the level's own interval in it; null in reports of an older method only. */
  lowCents: cents.nullable(),
  highCents: cents.nullable(),
  level,
  /** The just value compared, and how far it is above (or, negative, below) what the sales support. */
  comparedWith: z.object({
    justValueCents: cents,
    basis: z.enum(['roll', 'typed']),
    /** null beside a rough estimate. */
    abovePercent: percent.nullable(),
    /** Against the 80 % interval; null without one. */
    place: z.enum(['below', 'within', 'above']).nullable(),
  }),
})

const estimate = z.discriminatedUnion('sufficient', [
  z.object({
    sufficient: z.literal(false),
    why: z.enum(NO_ESTIMATE_REASONS),
    explanation: sentences,
  }),
  z.object({
    sufficient: z.literal(true),
    /** What a buyer would have paid on the value date, by other homes' sales alone. */
    priceCents: cents,
    /** 8 in 10 later prices of homes of this kind fell within such a range; null in reports of an older method only. */
    interval: z.object({ lowCents: cents, highCents: cents, coveragePercent: z.literal(80) }).nullable(),
    /** The lowest and the highest adjusted price of the comparables. */
    lowestAdjustedCents: cents,
    highestAdjustedCents: cents,
    /** null where the county's level could not be measured: then the price cannot be compared with a just value. */
    supported: supported.nullable(),
    explanation: sentences,
    /** What makes the estimate weaker than its range says, to be shown beside it; missing in reports of older methods. */
    cautions: sentences.optional(),
  }),
])

/** One measure of a ratio study with its 95 % interval; null where it is undefined or too few sales are there. */
const measure = z
  .object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })
  .nullable()

const uniformity = z.object({
  saleCount: z.int(),
  medianRatio: measure,
  cod: measure,
  prd: measure,
  prb: measure,
})

export const atNearRatio = z.object({ percent: z.number(), justValueCents: cents })

/** The latest sale of the home itself, at the level of just values, beside the just value of the home. */
const ownSaleCompared = z.object({
  stance: z.enum(OWN_SALE_STANCES),
  words: z.string(),
  /** What was paid; missing in reports of an older method. */
  bought: z.object({ priceCents: cents, year: z.int(), month: z.int() }).optional(),
  /** The price at the level of just values; missing in reports of an older method. */
  justValueCents: cents.optional(),
  /** The price brought to January 1 by the trend of prices; missing in reports of an older method. */
  broughtCents: cents.optional(),
  /** At the ratio of the home's own neighborhood, where that is higher than the one used; missing in older reports, too. */
  near: atNearRatio.optional(),
  levelOf: z.enum(['county', 'neighborhood']).optional(),
  /** Without the just value of the home. */
  priceWords: z.string(),
})

const NO_EQUITY_REASONS = ['not_measured', 'too_few_neighbors'] as const

const equity = z.discriminatedUnion('sufficient', [
  z.object({ sufficient: z.literal(false), why: z.enum(NO_EQUITY_REASONS), explanation: sentences }),
  z.object({
    sufficient: z.literal(true),
    /** Homes of the same use, neighborhood and about the same size. */
    neighborCount: z.int(),
    homeCentsPerSqft: cents,
    quarterCentsPerSqft: cents,
    medianCentsPerSqft: cents,
    threeQuartersCentsPerSqft: cents,
    /** Neighbors valued lower per square foot, in percent. */
    lowerPercent: percent,
    /** The home's area at the neighbors' middle value per square foot. */
    atMedianCents: cents,
    /** Neighbors, spread evenly over all of them when there are more. */
    points: z
      .array(z.object({ livingAreaSqft: z.int(), centsPerSqft: cents }))
      .max(400)
      .readonly(),
    explanation: sentences,
  }),
])

const RECORD_DOUBTS = [
  'area_unlike_same_plat',
  'effective_before_actual',
  'land_disagrees_with_units',
  'same_address_twice',
  'split_or_combined',
  'inspection_long_ago',
  'building_on_vacant_use',
  'home_without_building',
] as const

export const homeValue = z.object({
  version: z.literal(1),
  /** 1 January of the roll year. */
  valueDate: z.iso.date(),
  rollYear: z.int(),
  /** True for the invented parcels that ship with a fresh installation. */
  synthetic: z.boolean(),
  home: comparedHome.extend({ marketAreaCode: z.string(), actualYearBuilt: z.int().nullable() }),
  /** What the record has where `home` follows the owner's corrections; missing without any. */
  correctedFrom: z.object({ livingAreaSqft: z.int().optional(), landSqft: z.int().optional() }).optional(),
  estimate,
  /** The most alike first. */
  comparables: z.array(comparable).max(10).readonly(),
  /** How many sales the adjustments were measured on; missing without comparables and in reports of older methods. */
  rateSaleCount: z.int().optional(),
  /** The bounds in which the comparables were looked for, in one sentence; '' when none were. What was found is nearer, and is told instead. */
  searchedWords: z.string(),
  rejected,
  /** Sales of the home itself within the window, the latest first. A board looks at them first. */
  ownSales: z.array(recordedSale).max(5).readonly(),
  /** The latest of them, where the owner's own words or papers say otherwise: to be asked about, and used in nothing. */
  recordedPurchase: recordedSale.optional(),
  /** Missing without such a sale, without the county's level, and in reports of an older method. */
  ownSaleCompared: ownSaleCompared.optional(),
  equity,
  /** Just value ÷ price over the sales of the home's use and neighborhood; null with fewer than five. */
  uniformity: uniformity.nullable(),
  /** What looks odd on the roll: questions for the owner, never findings. */
  recordDoubts: z
    .array(z.object({ code: z.enum(RECORD_DOUBTS), words: z.string() }))
    .max(RECORD_DOUBTS.length)
    .readonly(),
  sources: z.array(sourceLine).max(30).readonly(),
})
export type HomeValueOnWire = z.infer<typeof homeValue>
