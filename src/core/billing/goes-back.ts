/** What is paid back when a purchase comes to somebody who has a course: nobody pays twice for the same. */
import { entitledTier, givesAccess, keptCents, type OrderLedger } from './entitlement.ts'
import { products } from './product.ts'

export type GoesBack = {
  /** More than zero. */
  readonly cents: number
  /** All of it, because it is owned already; else the course counts, and what stays paid is the upgrade. */
  readonly isWhole: boolean
}

/** Of what was paid for the whole, as the upgrade is of the price: a promotion code and tax count for both. */
const upgradeShareCents = ({ entries }: OrderLedger): number => {
  const payments = entries.filter(({ kind }) => kind === 'payment')
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return Math.round((paidCents * products.upgrade.priceCents) / products.ai_enhanced.priceCents)
}

/** `owned` are the person's orders without `added`; null when all of it stays paid. */
export const goesBackOn = (owned: readonly OrderLedger[], added: OrderLedger): GoesBack | null => {
  const tier = entitledTier(owned)
  if (tier === null || added.isUpgrade || !givesAccess(added)) return null
  const isWhole = tier === 'ai_enhanced' || tier === added.tier
  const cents = keptCents(added) - (isWhole ? 0 : upgradeShareCents(added))
  return cents > 0 ? { cents, isWhole } : null
}
