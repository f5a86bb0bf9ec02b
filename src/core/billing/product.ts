/** What is for sale: two courses and the step between them, each paid once. */

export type Tier = 'standard' | 'ai_enhanced'

export type ProductId = Tier | 'upgrade'

export type Product = {
  readonly id: ProductId
  /** What the buyer owns afterwards. */
  readonly tier: Tier
  readonly priceCents: number
  /** Key under which the payment provider finds the price. */
  readonly lookupKey: string
}

/** Prices in cents of US dollars, one-time (product decision: $197, $250, and never more than was unpaid). */
export const products = {
  standard: {
    id: 'standard',
    tier: 'standard',
    priceCents: 19_700,
    lookupKey: 'justvalue_standard_2026',
  },
  ai_enhanced: {
    id: 'ai_enhanced',
    tier: 'ai_enhanced',
    priceCents: 25_000,
    lookupKey: 'justvalue_ai_enhanced_2026',
  },
  upgrade: {
    id: 'upgrade',
    tier: 'ai_enhanced',
    priceCents: 5_300,
    lookupKey: 'justvalue_upgrade_2026',
  },
} as const satisfies Record<ProductId, Product>

export type ProductOffer =
  | { readonly ok: true; readonly product: Product; readonly isUpgrade: boolean }
  | { readonly ok: false; readonly reason: 'already-owned' }

/** What someone who owns `owned` is sold when asking for `wanted`: only what is still unpaid. */
export const offerFor = (wanted: Tier, owned: Tier | null): ProductOffer => {
  if (owned === 'ai_enhanced' || owned === wanted) return { ok: false, reason: 'already-owned' }
  if (owned === 'standard') return { ok: true, product: products.upgrade, isUpgrade: true }
  return { ok: true, product: products[wanted], isUpgrade: false }
}
