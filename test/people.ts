/** Owns the people of the server's tests: someone with an account, a guest who has paid, someone with the course. */
import { randomUUID } from 'node:crypto'
import { completeAccountSetup, register } from '#contract/account/auth.ts'
import { getProfile, type User } from '#contract/account/users.ts'
import type { Tier } from '#contract/fields.ts'
import type { PropertyData } from '#contract/property/home-form.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { createCheckout, createGuestCheckout } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { grantAccess } from '#server/features/purchase/access.ts'
import { until } from '#server/jobs/until.ts'
import type { ApiClient } from './api-client.ts'
import type { TestApp } from './app.ts'
import { secretsIn } from './mail-reader.ts'

export const password = 'Palm-Harbor1'

/** No two tests share a person. */
export const newEmail = (name = 'ada'): string => `${name}-${randomUUID().slice(0, 8)}@example.com`

export const home: PropertyData = {
  addressLine1: '123 Main St',
  addressLine2: null,
  city: 'Tampa',
  zipCode: '33602',
  countyId: 'hillsborough',
  propertyType: 'single_family',
  homesteadStatus: true,
  yearBuilt: null,
  squareFootage: null,
}

export type Person = { readonly client: ApiClient; readonly email: string; readonly user: User }

const ada = { firstName: 'Ada', lastName: 'Reyes' }
const dana = { firstName: 'Dana', lastName: 'Whitfield' }

/** Someone signed in, without a purchase. */
export const signUp = async (app: TestApp, email = newEmail(), names = ada): Promise<Person> => {
  const client = app.visitor()
  const opened = await client.call(register, { email, password, ...names })
  client.token = opened.accessToken
  return { client, email, user: opened.user }
}

const sessionIn = async (app: TestApp, url: string): Promise<string> => {
  const [order] = await app.rows<{ stripe_session_id: string }>(
    'select stripe_session_id from orders where position(stripe_session_id in $1) > 0',
    [url],
  )
  if (!order) throw new Error(`no order has the checkout ${url}`)
  return order.stripe_session_id
}

export type Checkout = { readonly client: ApiClient; readonly url: string; readonly sessionId: string }

export const openGuestCheckout = async (app: TestApp, tier: Tier = 'standard'): Promise<Checkout> => {
  const client = app.visitor()
  const { url } = await client.call(createGuestCheckout, { tier, guestCheckout: true })
  return { client, url, sessionId: await sessionIn(app, url) }
}

export const openCheckout = async (
  app: TestApp,
  { client }: Pick<Person, 'client'>,
  tier: Tier,
): Promise<Checkout> => {
  const { url } = await client.call(createCheckout, { tier })
  return { client, url, sessionId: await sessionIn(app, url) }
}

export const statusOfOrder = async (app: TestApp, sessionId: string): Promise<string | undefined> =>
  (
    await app.rows<{ status: string }>('select status from orders where stripe_session_id = $1', [sessionId])
  )[0]?.status

export const untilPaid = (app: TestApp, sessionId: string): Promise<void> =>
  until(async () => (await statusOfOrder(app, sessionId)) === 'paid')

export type PaidGuest = Checkout & { readonly email: string; readonly token: string; readonly code: string }

/** Pays as a guest and reads the set-up mail. */
export const buyAsGuest = async (
  app: TestApp,
  tier: Tier = 'standard',
  email = newEmail('dana'),
): Promise<PaidGuest> => {
  const checkout = await openGuestCheckout(app, tier)
  await pay(checkout.url, { email })
  return { ...checkout, email, ...secretsIn(await app.mail.to(email, 'your Just Value account')) }
}

export const setUp = async ({ client, email, token }: PaidGuest): Promise<Person> => {
  const accountData = { password, ...dana }
  const { user, tokens } = await client.call(completeAccountSetup, { token, accountData, propertyData: home })
  client.token = tokens.accessToken
  return { client, email, user }
}

/** Someone signed in who has bought the course: for what hangs on the purchase itself. */
export const buyer = async (app: TestApp, tier: Tier = 'standard'): Promise<Person> =>
  setUp(await buyAsGuest(app, tier))

/** Someone signed in who has the course, given by hand: as good as bought, at a quarter of the work. */
export const student = async (app: TestApp, tier: Tier = 'standard'): Promise<Person> => {
  const { client, email, user } = await signUp(app, newEmail('dana'), dana)
  await app.rows('update users set email_verified_at = created_at where id = $1', [user.id])
  await grantAccess(app.ctx, { email, tier })
  await client.call(saveProperty, home)
  return { client, email, user: (await client.call(getProfile, {})).profile }
}
