/** For tests: the shop's account at the payment provider, as its owner changes it by hand. */
import Stripe from 'stripe'
import type { TestShop } from '#test/shop.ts'

export const providerAccount = ({ standIn }: Pick<TestShop, 'standIn'>): Stripe => {
  const { hostname: host, port } = new URL(standIn.url)
  return new Stripe('sk_test_local_test', { host, port, protocol: 'http', telemetry: false })
}
