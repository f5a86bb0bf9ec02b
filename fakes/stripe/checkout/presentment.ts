/** Owns adaptive pricing: what the payer is asked for in another currency, while the shop's own amounts stay. */
import type { PresentedCurrency, Session } from '#fakes/stripe/store/kinds.ts'
import { changeHidden, demandLocked, update } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

/** Ours, to test with: what one dollar buys, on no day in particular. Yen have no smaller unit. */
const currencies: Record<PresentedCurrency, { perDollar: number; unitsEach: number }> = {
  eur: { perDollar: 0.9, unitsEach: 100 },
  jpy: { perDollar: 150, unitsEach: 1 },
}

type Presentment = { presentment_amount: number; presentment_currency: string }

/** `cents` of a dollar, in the smallest unit of the other currency. */
export const presented = (cents: number, currency: PresentedCurrency): Presentment => {
  const { perDollar, unitsEach } = currencies[currency]
  return {
    presentment_amount: Math.round((cents / 100) * perDollar * unitsEach),
    presentment_currency: currency,
  }
}

/** The payer chooses it on the page of an account that has adaptive pricing switched on. */
export const choosePresentment = async (
  work: Work,
  sessionId: string,
  currency: PresentedCurrency,
): Promise<Session> => {
  const session = await demandLocked(work.tx, 'checkout.session', sessionId)
  if (session.status !== 'open' || session.currency !== 'usd')
    throw invalidRequest('resource_invalid_state', `Session ${session.id} is not open in dollars.`)
  const adapted: Session = { ...session, adaptive_pricing: { enabled: true } }
  await changeHidden(work.tx, 'checkout.session', session.id, { presentedIn: currency })
  await update(work.tx, 'checkout.session', adapted)
  return adapted
}

/** The share of a refund in what the payer was asked for. */
export const presentedShare = (
  paid: { readonly amount: number; readonly presentment_details?: Presentment },
  amount: number,
): { presentment_details?: Presentment } => {
  const { presentment_details: asked } = paid
  if (asked === undefined) return {}
  const share = Math.round((asked.presentment_amount * amount) / paid.amount)
  return { presentment_details: { ...asked, presentment_amount: share } }
}
