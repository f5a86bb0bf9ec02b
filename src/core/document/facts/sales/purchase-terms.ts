/** Owns the terms of the owner's own purchase, as far as its owner has answered: said once in the case, and asked nowhere else. */

import type { CaseValue } from '#core/case/file.ts'

export type Terms = Pick<CaseValue, 'purchaseOffer' | 'purchasePayment'>

const OFFER = {
  broker: 'A broker listed it for sale',
  owner: 'Its owner offered it to the public without a broker',
  not_offered: 'It was not offered to the public',
} as const
const PAYMENT = {
  loan: 'I paid with a loan from a lender',
  cash: 'I paid cash',
  seller: 'the seller lent me part of the price',
} as const

/** Only what the owner has answered: nobody testifies to more. */
export const termsWords = ({ purchaseOffer, purchasePayment }: Terms): string | null => {
  const offer = purchaseOffer ? OFFER[purchaseOffer] : null
  const paid = purchasePayment ? PAYMENT[purchasePayment] : null
  if (offer !== null) return paid === null ? `${offer}.` : `${offer}, and ${paid}.`
  return paid === null ? null : `${paid.replace('the', 'The')}.`
}

/** Why no more was paid, where the home was open to all; null where its owner has not said so. */
export const openToAll = ({ purchaseOffer }: Terms): string | null => {
  if (purchaseOffer !== 'broker' && purchaseOffer !== 'owner') return null
  return `${OFFER[purchaseOffer]}, and any buyer could offer more.`
}

/** What a board may ask beside them, each as a line for the pen and as a thing to say. */
export const openTerms = ({ purchaseOffer, purchasePayment }: Terms) => [
  ...(purchaseOffer
    ? []
    : [{ pen: 'How my home was listed, and by whom', say: 'how it was listed and for how long' }]),
  { pen: 'Whether I knew the seller', say: 'whether you knew the seller' },
  purchasePayment
    ? { pen: 'Any credit at closing', say: 'any credit at closing' }
    : { pen: 'How I paid, and any credit at closing', say: 'how you paid' },
]
