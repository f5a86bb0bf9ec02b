/** Owns the `Stripe-Signature` header as the SDK's `constructEvent` verifies it. */
import { createHmac } from 'node:crypto'

/** Source: https://docs.stripe.com/webhooks#verify-manually (scheme v1: HMAC-SHA256 of `timestamp.payload`). */
export const signPayload = (payload: string, secret: string, atSeconds: number): string => {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${payload}`, 'utf8').digest('hex')
  return `t=${atSeconds},v1=${signature}`
}
