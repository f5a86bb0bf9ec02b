/** Owns how an owner of the seeded world gets the course: as people do, by paying and setting up the account. */
import { completeAccountSetup, login } from '#contract/account/auth.ts'
import type { PropertyData } from '#contract/property/home-form.ts'
import { createGuestCheckout } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { type ApiClient, apiClient } from '#test/api-client.ts'
import { readMailOf, secretsIn } from '#test/mail-reader.ts'
import { type Owner, password } from './owners.ts'

const setupMail = 'your Just Value account'

export const homeOf = ({ street }: Owner): PropertyData => ({
  addressLine1: street,
  addressLine2: null,
  city: 'Sample Springs',
  zipCode: '32300',
  countyId: 'leon',
  propertyType: 'single_family',
  homesteadStatus: true,
  yearBuilt: null,
  squareFootage: null,
})

const hasSetupMail = async (site: string, { email }: Owner): Promise<boolean> =>
  (await readMailOf(site).subjects(email)).some((subject) => subject.includes(setupMail))

const payFor = async (client: ApiClient, { tier, email, firstName, lastName }: Owner): Promise<void> => {
  const { url } = await client.call(createGuestCheckout, { tier, guestCheckout: true })
  await pay(url, { email, name: `${firstName} ${lastName}` })
}

/** A seed that broke off after the payment goes on with the mail that came of it. */
const openAccount = async (site: string, client: ApiClient, owner: Owner): Promise<void> => {
  if (!(await hasSetupMail(site, owner))) await payFor(client, owner)
  const { token } = secretsIn(await readMailOf(site).to(owner.email, setupMail))
  const { firstName, lastName } = owner
  const opened = await client.call(completeAccountSetup, {
    token,
    accountData: { password, firstName, lastName },
    propertyData: homeOf(owner),
  })
  client.token = opened.tokens.accessToken
}

/** Signed in; with an account of their own from the first time on. */
export const signedInAs = async (site: string, owner: Owner): Promise<ApiClient> => {
  const client = apiClient(site, '127.0.0.1')
  const { status, text } = await client.post(`/api${login.path}`, { email: owner.email, password })
  if (status === 200)
    client.token = (await client.call(login, { email: owner.email, password })).tokens.accessToken
  else if (status === 401) await openAccount(site, client, owner)
  else throw new Error(`${owner.email} could not sign in: ${text}`)
  return client
}
