/** Owns what a document may know of the sales around a home: what the roll compares, and how each was adjusted. */

import type { AtNearRatio } from '#core/tax/own-sale.ts'
import type { Counted } from '#core/valuation/adjust/counted.ts'
import type { Unmeasured } from '#core/valuation/adjust/location.ts'
import type { Nearness, RejectedReason } from '#core/valuation/explain/sale-reasons.ts'
import type { PriceLevel } from './conclusion/price-level.ts'
import type { RollSale } from './recorded.ts'

export type GridItem = 'time' | 'location' | 'use' | 'area' | 'age' | 'land' | 'quality' | 'features'

export interface GridLine {
  readonly item: GridItem
  /** Home less sale: months, square feet, years, grades, dollars of features; null where nothing is counted. */
  readonly difference: number | null
  /** The part of it that counts; missing where all of it does, and in what was worked out before. */
  readonly counted?: Counted | undefined
  readonly unitRateCents: number | null
  readonly amountCents: number
  /** What an amount without a unit rests on. */
  readonly basis?: string | undefined
  /** Such an amount is so many percent of so much of the price. */
  readonly share?: { readonly percent: number; readonly ofCents: number } | undefined
  /** Why nothing is counted for another neighborhood; missing in what was worked out before. */
  readonly unmeasured?: Unmeasured | undefined
}

export interface AdjustedRollSale extends RollSale {
  readonly nearness: Nearness
  readonly nearnessWords: string
  readonly adjustments: readonly GridLine[]
  readonly netPercent: number
  readonly grossPercent: number
  readonly adjustedCents: number
  /** Adjusted to the home as the record has it; only where the owner corrected the record. */
  readonly recordAdjustedCents?: number | undefined
  /** How alike it is to the home, as a share of all that were compared; missing in what was worked out before. */
  readonly weightPercent?: number | undefined
}

/** As the roll has it, so that a reader can look it up. */
export interface LikeHome {
  readonly address: string
  readonly parcelId: string
  readonly effectiveYearBuilt: number
  readonly livingAreaSqft: number
  readonly landSqft: number | null
  readonly justValueCents: number
  readonly centsPerSqft: number
}

/** Homes of the same use, neighborhood and about the same size, by just value for each square foot. */
export interface LikeHomes {
  readonly neighborCount: number
  readonly homeCentsPerSqft: number
  readonly quarterCentsPerSqft: number
  readonly medianCentsPerSqft: number
  readonly threeQuartersCentsPerSqft: number
  /** Valued lower per square foot, in percent. */
  readonly lowerPercent: number
  readonly atMedianCents: number
  readonly points: readonly { readonly centsPerSqft: number }[]
  /** They are the units of its own building. */
  readonly ofBuilding?: boolean | undefined
  /** False where its lot or its extra features are of another kind; missing in what was worked out before. */
  readonly isTypical?: boolean | undefined
  /** The most alike of them, the most alike first. */
  readonly likest?: readonly LikeHome[] | undefined
}

/** What the sales of the county say of the home, as the report shows it. */
export interface SalesMaterial {
  readonly estimate:
    | { readonly sufficient: false; readonly explanation: readonly string[] }
    | {
        readonly sufficient: true
        readonly priceCents: number
        /** How many of a hundred such estimates keep within their range. */
        readonly interval?: { readonly coveragePercent: number } | null | undefined
        readonly explanation: readonly string[]
        /** What makes the estimate weaker than its range says. */
        readonly cautions?: readonly string[] | undefined
        readonly supported: {
          readonly justValueCents: number
          /** Ends of the range that such an estimate usually keeps; missing in what was worked out before. */
          readonly lowCents?: number | null | undefined
          readonly highCents?: number | null | undefined
          readonly level: PriceLevel
          readonly comparedWith: {
            readonly justValueCents: number
            readonly basis: 'roll' | 'typed'
            readonly place: 'below' | 'within' | 'above' | null
          }
        } | null
      }
  /** What the grid has of the home, from the roll; missing where it is not known. */
  readonly home?:
    | (Pick<RollSale['home'], 'livingAreaSqft' | 'landSqft' | 'effectiveYearBuilt'> &
        Partial<Omit<RollSale['home'], 'livingAreaSqft' | 'landSqft' | 'effectiveYearBuilt'>> & {
          readonly marketAreaCode?: string | undefined
        })
    | undefined
  /** What the roll has where `home` follows the owner's corrections. */
  readonly correctedFrom?:
    | { readonly livingAreaSqft?: number | undefined; readonly landSqft?: number | undefined }
    | undefined
  /** How many sales the adjustments were measured on; missing in what was worked out before. */
  readonly rateSaleCount?: number | undefined
  /** Those of them that are of the home's own use and sold in the year before; missing where they are too few to count. */
  readonly useSaleCount?: number | undefined
  readonly searchedWords: string
  readonly comparables: readonly AdjustedRollSale[]
  /** Those that fit as well and are less alike, the most alike first: listed, and not compared. */
  readonly alsoFit?: readonly AdjustedRollSale[] | undefined
  readonly rejected: {
    readonly byReason: readonly {
      readonly reason: RejectedReason
      readonly words: string
      readonly count: number
    }[]
  }
  readonly ownSales: readonly RollSale['sale'][]
  /** The latest of them where the owner's own words or papers say otherwise: then there are none, and no paper states it. */
  readonly recordedPurchase?: RollSale['sale'] | undefined
  /** The latest of them at the level of just values; missing where that level is not known. */
  readonly ownSaleCompared?:
    | {
        readonly words: string
        readonly justValueCents?: number | undefined
        /** The price brought to January 1 by the trend of prices; missing in what was worked out before. */
        readonly broughtCents?: number | undefined
        readonly near?: AtNearRatio | undefined
        /** Without the just value of the home. */
        readonly priceWords?: string | undefined
      }
    | undefined
  /** Just value ÷ price over the sales of the home's use and neighborhood; null or missing where they are too few. */
  readonly uniformity?:
    | {
        readonly medianRatio: {
          readonly value: number
          readonly low: number | null
          readonly high: number | null
        } | null
      }
    | null
    | undefined
  readonly equity?: { readonly sufficient: false } | ({ readonly sufficient: true } & LikeHomes) | undefined
  readonly sources: readonly { readonly figure: string; readonly citation: string }[]
}
