/** Owns how an owner comes to a signed-in browser: pays at the stand-in, opens the account from the mail, finds the home on the roll. */
import type { Page } from '@playwright/test'
import { completeAccountSetup } from '#contract/account/auth.ts'
import { createGuestCheckout } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { apiClient } from '#test/api-client.ts'
import { readMailOf, secretsIn } from '#test/mail-reader.ts'
import type { LookedHome } from './looked-home.ts'

const password = 'Sun-Coast-26'

/** By the API, as every purchase is tested; what follows is the browser's. */
export const signIn = async (site: string, page: Page, home: LookedHome): Promise<void> => {
  const [firstName, lastName] = home.owner
  const email = `${home.name}@example.com`
  const client = apiClient(site, '127.0.0.1')
  const { url } = await client.call(createGuestCheckout, { tier: 'ai_enhanced', guestCheckout: true })
  await pay(url, { email, name: `${firstName} ${lastName}` })
  const { token } = secretsIn(await readMailOf(site).to(email, 'your Just Value account'))
  const { tokens } = await client.call(completeAccountSetup, {
    token,
    accountData: { password, firstName, lastName },
    propertyData: {
      addressLine1: home.street,
      addressLine2: home.unit ?? null,
      city: home.city,
      zipCode: home.zip,
      countyId: 'hillsborough',
      propertyType: home.unit === undefined ? 'single_family' : 'condo',
      homesteadStatus: home.homestead,
      yearBuilt: null,
      squareFootage: null,
    },
  })
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(
    (accessToken) => localStorage.setItem('justvalue.accessToken', accessToken),
    tokens.accessToken,
  )
}

/** The sales of a roll just imported are worked through for minutes; the report waits for them. */
const longestWait = 240_000

export const findHome = async (
  site: string,
  page: Page,
  { parcel, homestead }: LookedHome,
): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await page.goto(`${site}/property-setup`)
  await button('Find my home').click()
  const choice = page.getByLabel(/parcel number/i)
  await choice.or(page.getByRole('button', { name: 'Change the address' })).waitFor({ timeout: longestWait })
  if (parcel !== undefined) {
    await choice.fill(parcel)
    await page.getByRole('radio', { name: new RegExp(parcel) }).check()
    await button('Continue').click()
    await page.getByRole('button', { name: 'Change the address' }).waitFor({ timeout: longestWait })
  }
  // Who lives there is asked in the same press where the record does not say it.
  const answer = homestead ? 'Yes, I own it and live here' : 'Yes, but I don’t live here'
  await button('Yes, I own it').or(button(answer)).click()
  await page.getByText('Your home is saved').waitFor()
}
