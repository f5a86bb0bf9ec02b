/** Proves that every call of the specification (§7) is in the table once, with the access that §6 gives it. */
import { expect, it } from 'vitest'
import { openCustomerPortal, upgradeTier } from './purchase/payments.ts'
import { endpoints } from './table.ts'

/** As §7 lists them. Those without a token are named in §6, or cannot have one: who forgot the password is not signed in. */
const specified = [
  ['POST /auth/register', 'public'],
  ['POST /auth/login', 'public'],
  ['POST /auth/refresh', 'public'],
  ['POST /auth/logout', 'public'],
  ['POST /auth/reset-password', 'public'],
  ['GET /auth/verify-email/{token}', 'public'],
  ['POST /auth/validate-setup-token', 'public'],
  ['POST /auth/complete-account-setup', 'public'],
  ['GET /users/profile', 'bearer'],
  ['PUT /users/profile', 'bearer'],
  ['POST /users/properties', 'bearer'],
  ['GET /users/progress', 'bearer'],
  ['GET /courses/modules', 'bearer'],
  ['GET /courses/modules/{id}', 'bearer'],
  ['POST /courses/modules/{id}/complete', 'bearer'],
  ['GET /courses/resources', 'bearer'],
  ['POST /properties/validate-address', 'bearer'],
  ['POST /properties/validate-address-public', 'public'],
  ['POST /properties/validate-address-partial', 'bearer'],
  ['POST /properties/validate-address-partial-public', 'public'],
  ['POST /properties/classify', 'bearer'],
  ['GET /properties/counties', 'public'],
  ['GET /properties/counties/{id}', 'bearer'],
  ['GET /properties/counties/search', 'public'],
  ['POST /integration/ai/generate', 'bearer'],
  ['GET /integration/ai/status/{id}', 'bearer'],
  ['POST /integration/payment/create-checkout-session', 'bearer'],
  ['POST /integration/payment/guest-checkout-session', 'public'],
  ['GET /integration/payment/subscription', 'bearer'],
  ['POST /integration/payment/cancel-subscription', 'bearer'],
  ['POST /integration/payment/upgrade-tier', 'bearer'],
  ['POST /integration/payment/customer-portal', 'bearer'],
  ['GET /integration/payment/invoices', 'bearer'],
  ['POST /public/property-analysis', 'public'],
  ['GET /public/property-analysis/{id}', 'public'],
  ['GET /public/health', 'public'],
] as const

/** A parameter may go by a name of its own. */
const addressOf = (path: string): string => path.replace(/:\w+|\{\w+\}/g, '{}')

it.each(specified)('%s is in the table once, %s [S7.api.3]', (call, access) => {
  const found = [...endpoints.values()].filter(
    ({ method, path }) => `${method} ${addressOf(path)}` === addressOf(call),
  )
  expect(found.map((endpoint) => endpoint.access)).toEqual([access])
})

it('the tier upgrade takes the tier [S3.payload.1]', () => {
  expect(Object.keys(upgradeTier.input.shape)).toEqual(['tier'])
  expect(upgradeTier.input.safeParse({ tier: 'ai_enhanced' }).success).toBe(true)
  expect(upgradeTier.input.safeParse({}).success).toBe(false)
})

it('the customer portal takes the address to return to [S3.payload.2]', () => {
  expect(Object.keys(openCustomerPortal.input.shape)).toEqual(['returnUrl'])
  expect(openCustomerPortal.input.parse({ returnUrl: '/profile' })).toEqual({ returnUrl: '/profile' })
})
