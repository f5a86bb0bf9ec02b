/** For tests: buying in an app that is open, and waiting for what the money does afterwards. */
import type { Tier } from '#contract/fields.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { openCheckout, type Person, signUp, untilPaid } from '#test/people.ts'
import { ledgerOf, type OrderFacts, orderOf } from './order-facts.ts'

export type Bought = OrderFacts & { readonly sessionId: string }

/** For running a job by hand. */
export const jobMeta = {
  id: 'by hand',
  attempt: 1,
  isLastAttempt: true,
  signal: new AbortController().signal,
}

export const moneyFixture = (app: TestApp) => {
  const tierOf = async ({ client }: Person) => (await client.call(getSubscription, {})).tier
  const buy = async (person: Person, tier: Tier = 'standard'): Promise<Bought> => {
    const { url, sessionId } = await openCheckout(app, person, tier)
    await pay(url, { email: person.email })
    await untilPaid(app, sessionId)
    return { sessionId, ...(await orderOf(app, sessionId)) }
  }
  return {
    tierOf,
    buy,
    /** Someone with an account who has bought the course. */
    owner: async (tier: Tier = 'standard') => {
      const person = await signUp(app)
      return { person, order: await buy(person, tier) }
    },
    untilTier: (person: Person, tier: Tier | null) => until(async () => (await tierOf(person)) === tier),
    untilLedger: (sessionId: string, entries: string[]) =>
      until(async () => (await ledgerOf(app, sessionId)).sort().join() === [...entries].sort().join()),
    /** The operator was told of this order. */
    untilNotice: (title: string, orderId: string) =>
      until(async () => (await app.mail.to(app.ctx.env.SUPPORT_EMAIL, title)).text.includes(orderId)),
    /** All events have come and were worked. */
    untilWorked: async () => {
      await app.standIn.webhooks.settled()
      await until(
        async () => (await app.rows('select 1 from stripe_events where processed_at is null')).length === 0,
      )
    },
  }
}
