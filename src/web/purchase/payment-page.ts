import { BrokenAnswer } from '../call/broken-answer.ts'

/** The address to pay at: without one the browser would go to a page of ours that is none. */
export const paymentPage = ({ url }: { readonly url: string }): string => {
  if (!url) throw new BrokenAnswer()
  return url
}
