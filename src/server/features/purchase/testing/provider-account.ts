/** For tests: the app's account at the payment provider, as its owner changes it by hand. */
import Stripe from 'stripe'
import type { TestApp } from '#test/app.ts'

export const providerAccount = ({ standIn }: Pick<TestApp, 'standIn'>): Stripe => {
  const { hostname: host, port } = new URL(standIn.url)
  return new Stripe('sk_test_local_test', { host, port, protocol: 'http', telemetry: false })
}
