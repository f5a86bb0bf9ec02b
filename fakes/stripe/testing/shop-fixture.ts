/** Owns what every test of the stand-in needs: a database, a running stand-in, a webhook receiver, the official SDK, a clock. */
import type pg from 'pg'
import Stripe from 'stripe'
import { afterAll, afterEach, expect } from 'vitest'
import {
  type StripeStandIn,
  type StripeStandInOptions,
  startStripeStandIn,
} from '#fakes/stripe/start-stand-in.ts'
import { testDatabase } from '../../../test/database.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'
import { type RecordingCheck, recordWire } from './wire-check.ts'

export const webhookSecret = 'whsec_local_test'

export type Fixture = {
  standIn: StripeStandIn
  pool: pg.Pool
  stripe: Stripe
  receiver: WebhookReceiver
  wire: RecordingCheck
  /** Moves the clock of the stand-in forward. */
  pass(seconds: number): void
  /** As after a crash: the same database, a new process. */
  restart(): Promise<void>
  sdk(config?: Stripe.StripeConfig, key?: string): Stripe
  logged: string[]
  close(): Promise<void>
}

export const openFixture = async (
  webhook: Partial<StripeStandInOptions['webhook']> = {},
): Promise<Fixture> => {
  const database = await testDatabase()
  const receiver = await startWebhookReceiver()
  const wire = recordWire()
  const logged: string[] = []
  let offsetMs = 0
  const start = () =>
    startStripeStandIn({
      accountName: 'Just Value',
      pool: database.pool,
      port: 0,
      webhook: { url: receiver.url, secret: webhookSecret, retryDelaysMs: [50, 50, 50], ...webhook },
      now: () => new Date(Date.now() + offsetMs),
      validate: wire,
      log: (message, fields) => logged.push(`${message} ${JSON.stringify(fields)}`),
    })
  const clientOf = (port: number, config: Stripe.StripeConfig = {}, key = 'sk_test_local_fixture') =>
    new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 2,
      ...config,
    })
  const standIn = await start()
  const fixture: Fixture = {
    standIn,
    pool: database.pool,
    stripe: clientOf(standIn.port),
    receiver,
    wire,
    pass: (seconds) => {
      offsetMs += seconds * 1000
    },
    restart: async () => {
      await fixture.standIn.close()
      fixture.standIn = await start()
      fixture.stripe = clientOf(fixture.standIn.port)
    },
    sdk: (config, key) => clientOf(fixture.standIn.port, config, key),
    logged,
    close: async () => {
      await fixture.standIn.close()
      await receiver.close()
      await database.drop()
    },
  }
  return fixture
}

/** The fixture of one file: after each test nothing may have been unlike Stripe, and it closes after the last. */
export const fixtureOfFile = async (
  webhook: Partial<StripeStandInOptions['webhook']> = {},
): Promise<Fixture> => {
  const fixture = await openFixture(webhook)
  afterEach(() => expect(fixture.wire.problems).toEqual([]))
  afterAll(() => fixture.close())
  return fixture
}

/** The course as the shop sells it. */
export const sellCourse = async ({ stripe }: Fixture, cents = 19_700): Promise<Stripe.Price> => {
  const product = await stripe.products.create({
    name: 'Just Value – Standard',
    metadata: { tier: 'standard' },
  })
  return stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: cents })
}

export const openSession = async (
  fixture: Fixture,
  more: Stripe.Checkout.SessionCreateParams = {},
): Promise<Stripe.Checkout.Session> => {
  const price = await sellCourse(fixture)
  return fixture.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
    ...more,
  })
}
