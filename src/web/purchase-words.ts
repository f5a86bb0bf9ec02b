/** How a purchase that gives no access is told to its buyer, before and after the account is set up. */
import type { z } from 'zod'
import type { endedPurchase } from '#contract/purchase.ts'

type Words = { readonly title: string; readonly text: string }

export const heldWords: Words = {
  title: 'Your access is on hold',
  text: 'The bank behind this payment told us that the payment is disputed, and has taken the money back until it has decided. Until then, this purchase gives no access. If you did not mean to dispute it, tell your bank: it can withdraw the dispute. We write to you as soon as the bank has decided.',
}

export const endedWords: Readonly<Record<z.infer<typeof endedPurchase>['because'], Words>> = {
  refunded: {
    title: 'This purchase was refunded',
    text: 'The payment went back the way it was paid, and this purchase gives no access any more. Our e-mail about the refund says why.',
  },
  dispute_lost: {
    title: 'This purchase has ended',
    text: 'The bank decided the dispute about this payment and keeps the money it took back. This purchase gives no access any more, and you owe us nothing.',
  },
  revoked: {
    title: 'This purchase has ended',
    text: 'Access from this purchase was withdrawn. Contact support if you do not know why.',
  },
}
