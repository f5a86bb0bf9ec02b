/** Proves that guessing passwords is slowed down, and that the owner of the account is not shut out by it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { completePasswordReset, login, requestPasswordReset } from '#contract/account/auth.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { newEmail, password, signUp } from '#test/people.ts'
import { signIn } from './actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest()
})
afterEach(() => app.rows('delete from sign_in_tries'))
afterAll(() => app.close())

const wrong = 'Wrong-pass1'

let addresses = 0
const newAddress = (): string => {
  addresses += 1
  return `10.9.0.${addresses}`
}

/** Below HTTP, whose plain limit of ten tries a minute is another matter. */
const tryIn = async (
  ip: string,
  email: string,
  typed = wrong,
  cookies: Cookies = {},
): Promise<'in' | 'wrong' | number> => {
  const outcome = await signIn(app.ctx, { email, password: typed }, { ip, userAgent: '', cookies })
  if (outcome.ok) return 'in'
  return outcome.reason === 'wrong' ? 'wrong' : outcome.waitSeconds
}

const tries = async (ip: string, email: string, count: number) => {
  const outcomes: ('in' | 'wrong' | number)[] = []
  for (let at = 0; at < count; at += 1) outcomes.push(await tryIn(ip, email))
  return outcomes
}

const allWrong = (count: number) => Array.from({ length: count }, () => 'wrong')

/** Guessing spread over addresses, so that no single one of them stands out. */
const guessFromEverywhere = async (email: string) => {
  for (let address = 0; address < 6; address += 1) await tries(newAddress(), email, 5)
}

describe('guessing from one address at one account', () => {
  it('waits after six tries, and then even the right password waits', async () => {
    const { email } = await signUp(app)
    const client = app.visitor()
    for (let at = 0; at < 6; at += 1)
      expect((await client.refusal(login, { email, password: wrong })).status).toBe(401)
    const refused = await client.post('/api/auth/login', { email, password })
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      success: false,
      error: { code: 'rate_limited', message: 'Too many requests. Please try again later.' },
    })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('waits longer each time, never longer than a quarter of an hour, and is forgotten after an hour', async () => {
    const email = newEmail()
    const ip = newAddress()
    await tries(ip, email, 6)
    const waits: unknown[] = []
    for (let round = 0; round < 6; round += 1) {
      waits.push(Math.round(Number(await tryIn(ip, email)) / 60))
      app.pass(15 * 60)
      expect(await tryIn(ip, email)).toBe('wrong')
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15])
    app.pass(60 * 60 + 1)
    expect(await tries(ip, email, 6)).toEqual(allWrong(6))
  })

  it('says the same for an address without an account', async () => {
    const known = await tries(newAddress(), (await signUp(app)).email, 6)
    expect(await tries(newAddress(), newEmail('nobody'), 6)).toEqual(known)
  })

  it('sent all at once gets no more tries than one after the other', async () => {
    const email = newEmail()
    const ip = newAddress()
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => tryIn(ip, email)))
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(6)
  })

  it('is forgotten once the person is in', async () => {
    const { email } = await signUp(app)
    const ip = newAddress()
    await tries(ip, email, 5)
    expect(await tryIn(ip, email, password)).toBe('in')
    expect(await tries(ip, email, 6)).toEqual(allWrong(6))
  })
})

describe('guessing from one address at many accounts', () => {
  it('waits, and an account of one’s own does not wash the tries off', async () => {
    const own = await signUp(app, newEmail('eve'))
    const ip = newAddress()
    for (let at = 0; at < 30; at += 1) {
      expect(await tryIn(ip, newEmail())).toBe('wrong')
      if (at % 10 === 5) expect(await tryIn(ip, own.email, password)).toBe('in')
    }
    expect(await tryIn(ip, newEmail())).toBeGreaterThan(50)
    expect(await tryIn(newAddress(), newEmail())).toBe('wrong')
  })
})

describe('guessing from everywhere at one account', () => {
  it('slows strangers down, and not the owner where they signed in before', async () => {
    const { email } = await signUp(app)
    const home = newAddress()
    expect(await tryIn(home, email, password)).toBe('in')
    await guessFromEverywhere(email)
    expect(await tryIn(newAddress(), email)).toBeGreaterThan(0)
    expect(await tryIn(home, email)).toBe('wrong')
    expect(await tryIn(home, email, password)).toBe('in')
  })

  it('never refuses the right password in a browser that was signed in before, wherever it is now', async () => {
    const { email, client } = await signUp(app)
    const browser = { jv_browser: client.cookies.get('jv_browser') ?? '' }
    const cafe = newAddress()
    for (let at = 0; at < 8; at += 1) await tryIn(cafe, email)
    await guessFromEverywhere(email)
    expect(await tryIn(cafe, email, password)).toBeGreaterThan(0)
    expect(await tryIn(cafe, email, password, { jv_browser: 'made-up' })).toBeGreaterThan(0)
    expect(await tryIn(cafe, email, password, browser)).toBe('in')
    expect(await tryIn(newAddress(), email, password, browser)).toBe('in')
  })

  it('counts no tries of who has to wait, so that the owner is not pushed further out', async () => {
    const { email } = await signUp(app)
    await guessFromEverywhere(email)
    const abroad = newAddress()
    for (let at = 0; at < 20; at += 1) expect(await tryIn(abroad, email, password)).toBeGreaterThan(0)
    app.pass(61)
    expect(await tryIn(abroad, email, password)).toBe('in')
  })

  it('leaves the owner at a new place the way by mail', async () => {
    const { email } = await signUp(app)
    await guessFromEverywhere(email)
    const abroad = app.visitor()
    expect((await abroad.refusal(login, { email, password })).status).toBe(429)
    await abroad.call(requestPasswordReset, { email })
    const { token } = secretsIn(await app.mail.to(email, 'Choose a new password'))
    await abroad.call(completePasswordReset, { token, password: 'Sawgrass2' })
    expect((await abroad.call(login, { email, password: 'Sawgrass2' })).user.email).toBe(email)
  })
})

it('keeps neither address nor account, and drops what is over', async () => {
  const { email } = await signUp(app)
  const ip = newAddress()
  await tries(ip, email, 2)
  const kept = await app.rows<{ row: string }>('select row_to_json(t)::text as row from sign_in_tries t')
  // The pair, the address, the account, and the browser that signed up.
  expect(kept).toHaveLength(4)
  for (const { row } of kept) {
    expect(row).not.toContain(email)
    expect(row).not.toContain(ip)
  }
  app.pass(2 * 60 * 60)
  const other = await signUp(app)
  expect(await tryIn(newAddress(), other.email, password)).toBe('in')
  const left = await app.rows<{ trusted: boolean }>(
    'select trusted_until is not null as trusted from sign_in_tries order by 1',
  )
  // The address of the last sign-in; its pair and the two browsers.
  expect(left.map(({ trusted }) => trusted)).toEqual([false, true, true, true])
})
