import { describe, expect, it } from 'vitest'
import { pathParameters } from './endpoint.ts'
import { endpoints } from './table.ts'

/** Spec §6: the calls that need no token; and those we added that cannot need one. */
const publicCalls = [
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/reset-password',
  'POST /auth/reset-password/complete',
  'POST /auth/reset-password/validate',
  'GET /auth/verify-email/:token',
  'POST /auth/verify-email/:token',
  'POST /auth/validate-setup-token',
  'POST /auth/check-password',
  'POST /auth/complete-account-setup',
  'POST /auth/resend-setup-link',
  'POST /properties/validate-address-public',
  'POST /properties/validate-address-partial-public',
  'POST /properties/address-suggestions',
  'GET /landing-film',
  'GET /properties/counties',
  'GET /properties/counties/search',
  'GET /properties/zips/:zip',
  'POST /integration/payment/guest-checkout-session',
  'GET /integration/payment/guest-purchases/:sessionId',
  'POST /public/property-analysis',
  'DELETE /public/property-analysis/:leadId',
  'GET /public/property-analysis/:leadId',
  'GET /public/property-analysis/:leadId/parcels',
  'POST /public/property-analysis/:leadId/lives-there',
  'POST /public/property-analysis/:leadId/parcel',
  'POST /public/property-analysis/:leadId/season-reminder',
  'POST /public/property-analysis/:leadId/trim-numbers',
  'POST /public/mail/stop',
  'GET /public/reminders/:token',
  'POST /public/reminders/:token',
  'GET /public/coverage',
  'POST /public/season-reminders',
  'POST /public/season-reminders/confirm',
  'POST /public/quick-answer',
  'GET /public/alive',
  'GET /public/health',
]

const all = [...endpoints]
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('the table of calls', () => {
  it('names each call once', () => {
    const names = all.map(([, endpoint]) => nameOf(endpoint))
    expect(names.length).toBeGreaterThan(25)
    expect(new Set(names).size).toBe(names.length)
  })

  it('opens exactly these calls to everybody', () => {
    const open = all.filter(([, { access }]) => access === 'public').map(([, endpoint]) => nameOf(endpoint))
    expect(open.toSorted()).toEqual(publicCalls.toSorted())
  })

  it.each(all)('%s fills its path from its input, and refuses fields it does not know', (_, endpoint) => {
    for (const name of pathParameters(endpoint.path)) expect(endpoint.input.shape).toHaveProperty(name)
    const codes = endpoint.input.safeParse({ nobodyKnows: 1 }).error?.issues.map(({ code }) => code)
    expect(codes).toContain('unrecognized_keys')
  })

  it.each(all.filter(([, { method }]) => method !== 'GET' && method !== 'DELETE'))(
    '%s says how often it may be asked, unless it is for the signed-in only',
    (_, { access, limit }) => {
      expect(access === 'bearer' || limit !== undefined).toBe(true)
    },
  )
})
