/** Proves that nobody's mailbox can be filled, from however many addresses it is tried, and that nobody learns who has an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail, signUp } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest()
})
afterAll(() => app.close())

const tooMany = {
  success: false,
  error: { code: 'rate_limited', message: 'Too many requests. Please try again later.' },
}

/** Each time from another address. */
const askOften = async (path: string, body: unknown, times: number) => {
  const answers = []
  for (let at = 0; at < times; at += 1) answers.push(await app.visitor().post(path, body))
  return answers
}
const report = (email: string) => ({ email, address: '1 Main St, Tampa', propertyType: 'Condominium' })

describe('mail to one address', () => {
  it.each([
    ['/api/auth/reset-password', (email: string) => ({ email })],
    [
      '/api/auth/register',
      (email: string) => ({ email, password: 'Palm-Harbor1', firstName: 'A', lastName: 'B' }),
    ],
    ['/api/auth/resend-setup-link', (email: string) => ({ sessionId: `cs_test_${email}` })],
  ])('%s: the sixth request in an hour waits, the next hour is free [S7.api.9]', async (path, body) => {
    const email = newEmail()
    const answers = await askOften(path, body(email), 6)
    expect(answers.slice(0, 5).map(({ status }) => status)).not.toContain(429)
    const last = answers.at(-1)
    expect([last?.status, last?.body]).toEqual([429, tooMany])
    const wait = Number(last?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    expect((await app.visitor().post(path, body(newEmail()))).status).not.toBe(429)
    app.pass(wait + 1)
    expect((await app.visitor().post(path, body(email))).status).not.toBe(429)
  })

  it('is counted the same with and without an account, in whatever case it is written', async () => {
    const { email } = await signUp(app)
    const path = '/api/auth/reset-password'
    const texts = []
    for (const asked of [email, newEmail('nobody')]) {
      const first = await askOften(path, { email: asked }, 5)
      const sixth = await app.visitor().post(path, { email: asked.toUpperCase() })
      texts.push([...first, sixth].map(({ status, text }) => `${status} ${text}`))
    }
    expect(texts[0]).toEqual(texts[1])
  })

  it('is counted when the requests come at the same moment', async () => {
    const email = newEmail()
    const asked = Array.from({ length: 12 }, () => app.visitor().post('/api/auth/reset-password', { email }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('of a signed-in person is counted by account', async () => {
    const { client } = await signUp(app)
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${client.token}` }
      const answer = await client.send('/api/users/verify-email', { method: 'POST', headers, body: '{}' })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('for free reports waits until the tenth of the last day is a day old', async () => {
    const email = newEmail()
    const ask = (house: number) =>
      app.visitor().post('/api/public/property-analysis', { ...report(email), address: `${house} Main St` })
    for (let house = 1; house <= 10; house += 1) expect((await ask(house)).status).toBeLessThan(300)
    app.pass(60 * 60)
    const refused = await ask(11)
    expect([refused.status, refused.body]).toEqual([429, tooMany])
    const wait = Number(refused.headers.get('retry-after'))
    expect(Math.round(wait / 3600)).toBe(23)
    app.pass(wait + 60)
    expect((await ask(11)).status).toBeLessThan(300)
  })
})

describe('what is kept for counting', () => {
  it('holds no address and goes when its hour is over', async () => {
    const email = newEmail('kept')
    await askOften('/api/auth/reset-password', { email }, 1)
    const rows = await app.rows<{ row: string }>('select row_to_json(l)::text as row from limit_counts l')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ row }) => row).join()).not.toContain('kept')
    app.pass(60 * 60 + 1)
    await askOften('/api/auth/reset-password', { email: newEmail() }, 1)
    const over = 'select 1 from limit_counts where window_ends_at < $1'
    expect(await app.rows(over, [app.ctx.now()])).toEqual([])
  })
})
