/** Owns what is likely to be asked where the owner's own purchase is the case, and no other sale is argued from. */

import { type CaseFile, isPurchaseAlone } from '#core/case/file.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { atLevel, UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { qualifiedAs } from '#core/document/facts/sales/grid/grid-columns.ts'
import { openToAll } from '#core/document/facts/sales/purchase-terms.ts'
import { isShownCondition } from '#core/document/facts/spoken/condition.ts'
import { aboutPercent, isAgainst, ownSaleWords } from '#core/document/facts/spoken/value.ts'
import { OWN_SALE } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { nearRatioOf } from './near-ratio.ts'
import { indicatedBy, OTHERS_LOW } from './of-sales.ts'
import { ownWithoutRatio } from './own-fallback.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

/** The own purchase carries the request, and no other sale is argued from. */
export const leadsAlone = (asked: Asked): boolean =>
  ownSaleWords(asked) !== '' && (isAgainst(asked) || isPurchaseAlone(asked.held.file))

const OTHERS =
  'They are other homes, and each has to be adjusted to mine. My purchase is a sale of this very home, so it needs no such adjustment.'

/** Why no more was paid: how the home was offered, else what the county's own file says of the sale. */
const whyNoMore = ({ sales, held }: Asked): string => {
  const [own] = sales?.ownSales ?? []
  const isListed = own !== undefined && sales?.recordedPurchase === undefined
  const listed = isListed ? `The county’s file lists it as a sale ${qualifiedAs(own.qualificationCode)}.` : ''
  return openToAll(held.file.value) ?? listed
}

/** The packet has the purchase alone: the other side brings what other homes sold for, and asks why this one cost less. */
export const ofOtherHomes = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, justCents, known, held } = asked
  const estimate = sales?.estimate.sufficient ? sales.estimate.supported : null
  const [own] = sales?.ownSales ?? []
  const isLow = own !== undefined && isClearlyBelow(own.priceCents, justCents)
  const areHigher = known.length > 0 || (estimate !== null && estimate.justValueCents >= justCents)
  const why = isLow ? whyNoMore(asked) : ''
  if (!areHigher && why === '') return none
  const { purchaseOffer = null } = held.file.value
  const beside = areHigher
    ? 'Other homes near yours sold for more.'
    : `You paid less than our ${formatMoney(justCents)}.`
  return [
    {
      id: 'other-homes',
      question: `${beside} ${isLow ? 'Why was your price so low?' : 'Why is yours worth less?'}`,
      answer: [areHigher ? OTHERS : '', why].filter((words) => words !== '').join(' '),
      concede: [
        areHigher
          ? 'That other homes sold for more. Don’t argue about their prices.'
          : 'That it is one price.',
        ...(isLow && purchaseOffer === 'not_offered' ? ['That it was not offered to the public.'] : []),
      ].join(' '),
      shownIn: OWN_SALE,
      step: 'comparables',
      ...(isLow &&
        purchaseOffer === null && {
          toAdd: 'Say how the home was offered for sale when you bought it. Say only what is true.',
        }),
    },
  ]
}

/** All that the case shows came after the purchase, and is in no price. */
const isAllLater = ({ condition }: Pick<CaseFile, 'condition'>): boolean =>
  condition.filter(isShownCondition).every(({ wasThereAtPurchase }) => wasThereAtPurchase === false)

/** What was broken when the home was bought was in its price. */
export const ofKnownDefect = (asked: Asked): readonly LikelyQuestion[] => {
  const { held, opinionCents, sales } = asked
  const own = sales?.ownSaleCompared?.justValueCents
  if (!held.file.condition.some(isShownCondition) || opinionCents === null) return []
  if (own === undefined) return []
  const isAsPaid = opinionCents >= own
  const isOffOthers = !isAgainst(asked) && indicatedBy(asked) !== null && costToCure(held.file).cents > 0
  // Less than the price, and no other sale to take the condition off: the price itself is asked about.
  if (!isAsPaid && !isOffOthers) return []
  const comesTo = isAsPaid
    ? ` My price by itself comes to ${formatMoney(own)}, which is no more than I ask for.`
    : ''
  const isLater = isAllLater(held.file)
  return [
    {
      id: 'known-defect',
      question: 'You bought the home as is. Isn’t its condition in the price already?',
      answer: isOffOthers
        ? `${isLater ? 'It came after I bought. I take nothing off my own price for it' : 'What was there when I bought was in my price, and I take nothing off that price for it'}. It comes off the prices of the other homes.${comesTo}`
        : `${isLater ? 'What I show came after I bought, so my price does not include it. I take nothing off for it, and I' : 'I ask for nothing more because of the condition. I'} ask for ${formatMoney(opinionCents)}, which is no less than my purchase comes to.`,
      concede: isOffOthers
        ? isLater
          ? 'That you take nothing off your own price for it.'
          : 'That your own price may already reflect what was there when you bought.'
        : isLater
          ? 'That you ask for nothing more because of it.'
          : 'That the price may reflect what was there when you bought. Don’t ask for both.',
      shownIn: OWN_SALE,
      step: 'condition',
    },
  ]
}

/** What others are valued at lowers no just value by itself: the price needs no ratio to be below it. */
export const ofOthersLowOfPurchase = (asked: Asked): readonly LikelyQuestion[] => {
  const own = ownWithoutRatio(asked)
  if (own === null || levelOf(asked.sales) === null) return none
  return [
    {
      id: 'others-low',
      question: OTHERS_LOW,
      answer: `I agree that it does not. ${own.answer}`,
      concede: `That a median of others is weak by itself. If the magistrate leaves it out, ${own.concede}.`,
      law: 's. 194.301(2)(a)',
      shownIn: OWN_SALE,
      step: 'value',
    },
  ]
}

/** The step from the price to the just value is most of the cut. */
export const ofLevelOfPurchase = ({ sales, justCents }: Asked): readonly LikelyQuestion[] => {
  const level = levelOf(sales)
  const broughtCents = sales?.ownSaleCompared?.broughtCents
  if (level === null || broughtCents === undefined || level.percent >= 100) return none
  const cautious = atLevel(broughtCents, UNMEASURED)
  const isMore = level.percent < UNMEASURED.percent
  const still = isClearlyBelow(broughtCents, justCents)
    ? `Even with nothing off, my price on January 1 is below your ${formatMoney(justCents)}.`
    : isMore && isClearlyBelow(cautious, justCents)
      ? `Even at ${MOST_COST_OF_SALE_PERCENT} percent, my price comes to ${formatMoney(cautious)}, below your ${formatMoney(justCents)}.`
      : 'If you allowed something else for my home, please state it.'
  const where = level.ofNeighborhood ? 'in my neighborhood' : 'in the county'
  return [
    {
      id: 'level',
      question: `Your price on January 1 is ${formatMoney(broughtCents)}, and you take ${formatPercent(100 - level.percent)} off it.${isMore ? ` The cost of selling is ${MOST_COST_OF_SALE_PERCENT}% at most.` : ' What supports that?'}`,
      answer: `That step turns a price into a just value. Your own just values ${where} are ${aboutPercent(level)} of sale prices. The median of ${level.saleCount.toLocaleString('en-US')} sales is ${level.percent} percent. ${still}`,
      concede: 'That it is a median, and that individual homes are above and below it.',
      law: 's. 193.011(8)',
      shownIn: OWN_SALE,
      step: 'value',
    },
  ]
}

/** The neighborhood's own ratio is higher, and nearer to the home. */
export const ofNearRatio = ({ sales, justCents }: Asked): readonly LikelyQuestion[] => {
  const near = nearRatioOf(sales)
  const broughtCents = sales?.ownSaleCompared?.broughtCents
  if (near === null || broughtCents === undefined) return none
  const atNear = atLevel(broughtCents, near)
  const still =
    atNear < justCents
      ? ` Even at ${formatPercent(near.percent)} my purchase works out to ${formatMoney(atNear)}, below your ${formatMoney(justCents)}.`
      : ''
  return [
    {
      id: 'near-ratio',
      question: `In your own neighborhood the ratio is ${formatPercent(near.percent)}. Why don’t you use that one?`,
      answer: `There are too few sales in my neighborhood alone to show that its ratio is different, so I use the county’s.${still}`,
      concede: `That the neighborhood’s figure is higher. A magistrate may land at ${formatMoney(atNear)}.`,
      shownIn: OWN_SALE,
      step: 'value',
    },
  ]
}
