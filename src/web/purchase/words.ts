/** How a purchase that gives no access is told to its buyer, before and after the account is set up. */
import type { z } from 'zod'
import type { endedPurchase } from '#contract/purchase/purchase.ts'
import * as words from '#messages/purchase/words.ts'

type Words = { readonly title: string; readonly text: string }

export const heldWords: Words = {
  title: words.yourAccessIsOnHold(),
  text: words.yourBankToldUsThisPayment(),
}

export const endedWords: Readonly<Record<z.infer<typeof endedPurchase>['because'], Words>> = {
  refunded: {
    title: words.weRefundedThisPurchase(),
    text: words.weReturnedYourPaymentToThe(),
  },
  dispute_lost: {
    title: words.thisPurchaseHasEnded(),
    text: words.yourBankDecidedTheDisputeAnd(),
  },
  revoked: {
    title: words.thisPurchaseHasEnded(),
    text: words.thisPurchaseNoLongerOpensThe(),
  },
}
