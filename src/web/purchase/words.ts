/** How a purchase that gives no access is told to its buyer, before and after the account is set up. */
import type { z } from 'zod'
import type { endedPurchase } from '#contract/purchase/purchase.ts'

type Words = { readonly title: string; readonly text: string }

export const heldWords: Words = {
  title: 'Your access is on hold',
  text: 'Your bank told us this payment is disputed and took the money back while it decides. Until then, you can’t use what you bought. If you didn’t mean to dispute it, ask your bank to withdraw the dispute. We’ll email you when the bank decides.',
}

export const endedWords: Readonly<Record<z.infer<typeof endedPurchase>['because'], Words>> = {
  refunded: {
    title: 'We refunded this purchase',
    text: 'We returned your payment to the card or account you used, so this purchase no longer opens the course. Our refund email explains why.',
  },
  dispute_lost: {
    title: 'This purchase has ended',
    text: 'Your bank decided the dispute and kept the payment. This purchase no longer opens the course, and you owe us nothing.',
  },
  revoked: {
    title: 'This purchase has ended',
    text: 'This purchase no longer opens the course. Contact support if you don’t know why.',
  },
}
