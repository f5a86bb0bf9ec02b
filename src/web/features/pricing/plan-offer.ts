/** What a plan costs the person who looks at it, and why it may not be for sale to them. */
import { offerFor, products, type Tier } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/pricing/plan-offer.ts'

export type PlanOffer = {
  readonly priceCents: number
  readonly priceNote: string
  /** What is said in place of the button; null when the plan can be bought. */
  readonly refusal: string | null
}

const refusalFor = (wanted: Tier, owned: Tier | null): string =>
  wanted === owned ? words.youOwnThisCourse() : words.yourAiEnhancedCourseIncludesIt()

export const planOffer = (wanted: Tier, owned: Tier | null): PlanOffer => {
  const listCents = products[wanted].priceCents
  const offer = offerFor(wanted, owned)
  if (!offer.ok) {
    return { priceCents: listCents, priceNote: 'one-time payment', refusal: refusalFor(wanted, owned) }
  }
  if (!offer.isUpgrade) return { priceCents: listCents, priceNote: 'one-time payment', refusal: null }
  const priceNote = words.oneTimeForYouTheDifference({ list: formatMoney(listCents) })
  return { priceCents: offer.product.priceCents, priceNote, refusal: null }
}
