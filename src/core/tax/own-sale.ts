/** Owns how the price that a home itself sold for compares with its just value, once brought to the level of just values. */

import { type Cents, cents, dollars } from '#core/money.ts'
import { CLEARLY_BELOW_PERCENT, OWN_SALE_WELL_BELOW_PERCENT } from './params.ts'

export const OWN_SALE_STANCES = ['against', 'for', 'neither'] as const
/** Whether the price speaks against a lower just value, for one, or shows little either way. */
export type OwnSaleStance = (typeof OWN_SALE_STANCES)[number]

/** A recorded sale of the home itself. */
export interface OwnSale {
  readonly year: number
  readonly month: number
  /** As recorded, whole dollars. */
  readonly priceDollars: number
  /** The price brought to January 1 by the trend of the county's prices, times `levelShare`; whole dollars. */
  readonly justValueDollars: number
  /** The price brought to January 1, before that share. */
  readonly broughtDollars: number
  /** Just values ÷ prices in the middle of the place below. */
  readonly levelShare: number
  readonly levelOf: 'county' | 'neighborhood'
}

/** What was paid, and when. */
export interface Bought {
  readonly priceCents: number
  readonly year: number
  readonly month: number
}

/** The price at the ratio of the home's own neighborhood, where that is higher than the one used: a board may go by it. */
export interface AtNearRatio {
  /** Just values ÷ prices in the middle of the neighborhood's sales, in percent to a tenth. */
  readonly percent: number
  readonly justValueCents: number
}

/** What a verdict needs to know of it. */
export interface OwnSaleStand {
  readonly stance: OwnSaleStance
  /** Missing in reports of an older method. */
  readonly bought?: Bought | undefined
  /** The price as a just value, so that it can be held against another value of the same kind; missing in the same reports. */
  readonly justValueCents?: number | undefined
  /** The price on January 1, before the share that just values are of prices; missing in the same reports. */
  readonly broughtCents?: number | undefined
  readonly near?: AtNearRatio | undefined
  /** Whose share of prices it was brought down by; missing in the same reports. */
  readonly levelOf?: OwnSale['levelOf'] | undefined
  /** What was paid and what that is as a just value, held against the just value of the home. */
  readonly words: string
}

export interface OwnSaleComparison extends OwnSaleStand {
  readonly justValueCents: Cents
  readonly broughtCents: Cents
  /** The same without the just value of the home: what was typed is not for every reader. */
  readonly priceWords: string
}

const stanceOf = (just: number, supported: number): OwnSaleStance => {
  if (supported >= just) return 'against'
  return supported * 100 <= just * (100 - OWN_SALE_WELL_BELOW_PERCENT) ? 'for' : 'neither'
}

/** A few dollars below the county's value persuade nobody that it is too high. Both in cents. */
export const isClearlyBelow = (priceCents: number, justCents: number): boolean =>
  100 * priceCents <= (100 - CLEARLY_BELOW_PERCENT) * justCents

/** What a purchase comes to. All in cents. */
interface PurchaseAmounts {
  readonly priceCents: number
  /** On January 1; missing where it is not known. */
  readonly broughtCents?: number | undefined
  readonly justValueCents: number
}

/**
 * Clearly below the county's value as it was paid, and not above it on January 1 or as a just value: then what was paid is
 * the evidence of a case. Else only the rate that comes off it would be, and it is told beside the sales of other homes.
 */
export const isPurchaseEvidence = (
  countyCents: number,
  { priceCents, broughtCents = priceCents, justValueCents }: PurchaseAmounts,
): boolean => isClearlyBelow(priceCents, countyCents) && Math.max(broughtCents, justValueCents) < countyCents

/** The purchase that is itself the evidence, as paid and as a just value. */
export const purchaseBelow = (
  justCents: Cents,
  sale: OwnSaleStand | undefined,
): { readonly paidCents: Cents; readonly justCents: Cents; readonly near: AtNearRatio | null } | null => {
  if (sale?.bought === undefined || sale.justValueCents === undefined) return null
  const { bought, broughtCents, justValueCents, near = null } = sale
  const { priceCents } = bought
  return isPurchaseEvidence(justCents, { priceCents, broughtCents, justValueCents })
    ? { paidCents: cents(priceCents), justCents: cents(justValueCents), near }
    : null
}

/** From what was paid to a just value, step by step, beside the county's. */
export interface PurchaseSteps {
  readonly paidCents: number
  /** null where only the price is known. */
  readonly bought: { readonly year: number; readonly month: number } | null
  /** On January 1; null where it is not known. */
  readonly broughtCents: number | null
  /** Just values ÷ prices, in percent; null where it is not known. */
  readonly percent: number | null
  readonly levelOf: OwnSale['levelOf']
  readonly justCents: number
  readonly near: AtNearRatio | null
  readonly countyCents: number
}

/** Null in reports of an older method. */
export const purchaseSteps = (sale: OwnSaleStand | undefined, countyCents: number): PurchaseSteps | null => {
  if (sale?.bought === undefined || sale.justValueCents === undefined) return null
  const { bought, broughtCents = null, justValueCents: justCents, near = null, levelOf = 'county' } = sale
  return {
    paidCents: bought.priceCents,
    bought: { year: bought.year, month: bought.month },
    broughtCents,
    percent: broughtCents === null ? null : (100 * justCents) / broughtCents,
    levelOf,
    justCents,
    near,
    countyCents,
  }
}

/** `justDollars` is positive. The sale is arm's length and near January 1 of the roll's year. */
export const compareOwnSale = (
  justDollars: number,
  { justValueDollars, broughtDollars }: Pick<OwnSale, 'justValueDollars' | 'broughtDollars'>,
): { readonly stance: OwnSaleStance; readonly justValueCents: Cents; readonly broughtCents: Cents } => ({
  stance: stanceOf(justDollars, justValueDollars),
  justValueCents: dollars(Math.round(justValueDollars)),
  broughtCents: dollars(Math.round(broughtDollars)),
})
