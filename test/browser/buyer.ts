/** Owns the owners of browser tests: one who buys through the payment stand-in, one who is given the course, both by their set-up mail. */
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Tier } from '#contract/fields.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import type { RunningApp } from './running-app.ts'

const password = 'Sun-Coast-26'

const homeOfBuyer = {
  addressLine1: '120 South Monroe Street',
  addressLine2: null,
  city: 'Tallahassee',
  zipCode: '32301',
  countyId: 'leon',
  propertyType: 'single_family',
  homesteadStatus: true,
  yearBuilt: null,
  squareFootage: null,
}

export type Owner = { readonly email: string; readonly setupToken: string }
export type Buyer = Owner & { readonly sessionId: string }

const newEmail = (): string => `buyer-${randomUUID().slice(0, 8)}@example.com`

/** Posts to the app's API and gives the data of its success. */
export const post = async <T>(request: APIRequestContext, url: string, data: unknown): Promise<T> => {
  const answer = await request.post(url, { data })
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).data as T
}

export const linkIn = (links: readonly string[], path: string): URL => {
  const found = links.map((link) => new URL(link)).find(({ pathname }) => pathname.startsWith(path))
  if (!found) throw new Error(`the mail has no link to ${path}: ${links.join(', ')}`)
  return found
}

const parameter = (url: URL, name: string): string => {
  const value = url.searchParams.get(name)
  if (!value) throw new Error(`${url} has no ${name}`)
  return value
}

const setupTokenOf = async (app: RunningApp, email: string): Promise<string> => {
  const mail = await app.mailTo(email, 'account')
  return parameter(linkIn(mail.links, '/account-setup'), 'token')
}

/** A guest who has paid and has not yet set up the account. */
export const buy = async (app: RunningApp, request: APIRequestContext, tier: Tier): Promise<Buyer> => {
  const email = newEmail()
  const { url } = await post<{ url: string }>(
    request,
    `${app.url}/api/integration/payment/guest-checkout-session`,
    {
      tier,
      guestCheckout: true,
      successUrl: `${app.url}/check-email?session_id={CHECKOUT_SESSION_ID}`,
    },
  )
  const { location } = await pay(url, { email })
  return {
    email,
    sessionId: parameter(new URL(location ?? ''), 'session_id'),
    setupToken: await setupTokenOf(app, email),
  }
}

/** For tests whose subject is not the purchase: someone who has the course and has not yet set up the account. */
export const makeOwner = async (app: RunningApp, tier: Tier): Promise<Owner> => {
  const email = newEmail()
  await app.giveCourse(email, tier)
  return { email, setupToken: await setupTokenOf(app, email) }
}

/** Sets the account up and leaves the page's browser signed in, on no page of the app. */
export const signInAsOwner = async (app: RunningApp, page: Page, { setupToken }: Owner) => {
  const { tokens } = await post<{ tokens: { accessToken: string } }>(
    page.request,
    `${app.url}/api/auth/complete-account-setup`,
    {
      token: setupToken,
      accountData: { password, firstName: 'Robin', lastName: 'Alvarez' },
      propertyData: homeOfBuyer,
    },
  )
  await page.goto(`${app.url}/robots.txt`)
  await page.evaluate((token) => localStorage.setItem('justvalue.accessToken', token), tokens.accessToken)
}
