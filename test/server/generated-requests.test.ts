/**
 * Proves that no made-up request breaks a call: thousands of them, good and bad, over every call of the table. Nothing
 * answers 5xx, every refusal is one that the call declares, and a faulty field is named in words. Passwords are hashed
 * and checkouts opened for real, which costs: the calls that do so get one good request in 25, the others one in four.
 * With SEED=… other requests are made up; a failure prints the seed and the path that led to it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts'
import { failureEnvelope, statusOf } from '#contract/envelope.ts'
import { endpoints } from '#contract/table.ts'
import { cleanTexts } from '#core/clean-text.ts'
import { buildApp } from '#server/app.ts'
import { grantAccess } from '#server/features/purchase/access.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import { type Person, signUp } from '#test/people.ts'
import { fieldsFor, type Sent, sentAs } from './request-arbitraries.ts'

const seed = Number(process.env.SEED ?? 20_260_818)
const requestsInAll = forEndurance(1_000, 20_000)
const atOnce = forEndurance(8, 16)
const batches = Math.ceil(requestsInAll / endpoints.size / atOnce)

const costly = new Set([
  ...['register', 'login', 'changePassword', 'deleteAccount', 'completeAccountSetup'],
  ...['createGuestCheckout', 'createCheckout', 'upgradeTier', 'openCustomerPortal', 'cancelSubscription'],
  ...['completePasswordReset', 'getHealth', 'verifyEmail', 'addPurchase'],
])

/** So many that the limits by account are not what is met; each request comes from an address of its own. */
const peopleCount = forEndurance(8, 36)

let folder: string
let app: TestApp
let server: FastifyInstance
let people: readonly Person[]
let asked = 0
const answered = new Map<number, number>()

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'just-value-made-up-'))
  writeFileSync(path.join(folder, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
  app = await openAppForTest()
  server = await buildApp(app.ctx, [folder])
  people = await Promise.all(Array.from({ length: peopleCount }, () => signUp(app)))
  for (const { email } of people) await grantAccess(app.ctx, { email, tier: 'ai_enhanced' })
})
afterAll(async () => {
  await server.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (endpoint: Endpoint, { url, payload }: Sent) => {
  asked += 1
  const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
  const token = people[asked % people.length]?.client.token
  return server.inject({
    method: endpoint.method,
    url,
    headers: {
      'x-forwarded-for': address,
      ...(endpoint.access === 'bearer' && { authorization: `Bearer ${token}` }),
      ...(payload !== null && { 'content-type': 'application/json' }),
    },
    ...(payload !== null && { payload }),
  })
}

/** Says what is wrong with an answer, in a sentence; null when it is as it must be. */
const faultOf = (endpoint: Endpoint, { input }: Sent, status: number, body: string): string | null => {
  if (status >= 500) return `answered ${status}`
  // Characters that are no text are taken out before anything is judged.
  const parsed = endpoint.input.safeParse(cleanTexts(input))
  if (status < 300) return parsed.success ? null : 'took what its schema refuses'
  const { error } = failureEnvelope.parse(JSON.parse(body))
  if (statusOf[error.code] !== status) return `${error.code} came with ${status}`
  if (!refusalsOf(endpoint).has(error.code)) return `does not declare ${error.code}`
  if (error.code !== 'invalid_request') return null
  return namingFault(endpoint, input, error.details ?? [])
}

const namingFault = (
  { input: { shape } }: Endpoint,
  sent: unknown,
  details: readonly { readonly field: string; readonly message: string }[],
): string | null => {
  if (details.length === 0) return 'names no field'
  const names = new Set([...Object.keys(shape), ...Object.keys(Object(sent))])
  const stranger = details.find(({ field }) => !names.has(field.split('.')[0] ?? ''))
  if (stranger) return `names ${stranger.field}, which is no field of it`
  // What is in quotation marks is a value to send.
  const inWords = (message: string): string => message.replace(/"[^"]*"/g, '')
  const raw = details.find(
    ({ message }) =>
      !message.startsWith('Unknown field') && /\b[a-z]+([A-Z]|_)|^Invalid/.test(inWords(message)),
  )
  return raw ? `tells a person “${raw.message}”` : null
}

const check = async (endpoint: Endpoint, sent: Sent) => {
  const { statusCode, body } = await ask(endpoint, sent)
  answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1)
  const fault = faultOf(endpoint, sent, statusCode, body)
  if (fault)
    throw new Error(`${endpoint.method} ${sent.url} ${sent.payload ?? ''}\n${fault}: ${body.slice(0, 500)}`)
}

describe('made-up requests', () => {
  it.each([...endpoints])(
    '%s stands them all',
    async (name, endpoint) => {
      const batch = fc.array(fieldsFor(endpoint, costly.has(name)), { minLength: atOnce, maxLength: atOnce })
      const holds = fc.asyncProperty(batch, async (all) => {
        await Promise.all(all.map((fields) => check(endpoint, sentAs(endpoint, fields))))
      })
      await fc.assert(holds, { seed, numRuns: batches })
    },
    600_000,
  )

  it('were as many as asked for, of which few met a limit and many were good', () => {
    const share = (status: number) => (answered.get(status) ?? 0) / asked
    expect(asked).toBeGreaterThanOrEqual(requestsInAll)
    expect(share(429)).toBeLessThan(0.05)
    expect(share(200)).toBeGreaterThan(0.1)
    expect(share(400)).toBeGreaterThan(0.3)
  })
})
