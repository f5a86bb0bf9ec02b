/** Proves that access given and withdrawn by hand goes through the ledger like any other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getProfile } from '#contract/account/users.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { fileLinks } from '#server/http/file/links.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyer, newEmail, type Person, setUp, signUp } from '#test/people.ts'
import { besideApp, operatorOf } from './testing/operate.ts'

let app: TestApp
let operate: ReturnType<typeof operatorOf>
beforeAll(async () => {
  app = await sharedApp()
  operate = operatorOf(besideApp(app))
})
afterAll(() => app.close())

const grant = (email: string, tier: string) =>
  operate('access', 'grant', email, '--tier', tier, '--reason', 'for the press', '--as', 'Grace')
const revoke = (email: string, ...more: string[]) =>
  operate('access', 'revoke', email, '--reason', 'shared the account', ...more)
const tierOf = async ({ client }: Person) => (await client.call(getProfile, {})).profile.tier

describe('access', () => {
  it('is given to an account at once, as no purchase', async () => {
    const ada = await signUp(app)
    expect(await tierOf(ada)).toBeNull()
    const given = await grant(ada.email, 'standard')
    expect(given).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/has the Standard Course now \(order [0-9a-f-]{36}\)\.$/),
    })
    expect(await tierOf(ada)).toBe('standard')
    expect(await ada.client.call(getSubscription, {})).toMatchObject({
      tier: 'standard',
      purchases: [],
      guaranteeEndsOn: null,
    })
    const ledger = await app.rows(
      `select kind, ledger_entries.amount_cents, source from ledger_entries join orders on orders.id = order_id where user_id = $1`,
      [ada.user.id],
    )
    expect(ledger).toEqual([{ kind: 'grant', amount_cents: 0, source: 'operator' }])
  })

  it('is not given twice, but the higher course can be added', async () => {
    const ada = await signUp(app)
    await grant(ada.email, 'standard')
    expect(await grant(ada.email, 'standard')).toMatchObject({
      code: 1,
      told: `${ada.email} has the Standard Course already.`,
    })
    expect((await grant(ada.email, 'ai_enhanced')).code).toBe(0)
    expect(await tierOf(ada)).toBe('ai_enhanced')
    expect((await grant(ada.email, 'standard')).code).toBe(1)
  })

  it('is given once, however many give it at the same time', async () => {
    const ada = await signUp(app)
    const codes = (await Promise.all([1, 2, 3].map(() => grant(ada.email, 'standard')))).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toEqual([0, 1, 1])
  })

  it('reaches someone without an account through the set-up mail, which speaks of no purchase', async () => {
    const email = newEmail('press')
    expect((await grant(email, 'ai_enhanced')).printed).toMatch(/The set-up mail is on its way\.$/)
    const mail = await app.mail.to(email, 'Complete your Just Value account')
    expect(mail.text).toContain('You’ve been given the AI-Enhanced Course.')
    expect(mail.text).not.toMatch(/purchase|\$|receipt/i)
    expect(await grant(email, 'ai_enhanced')).toMatchObject({ code: 1 })
    const client = app.visitor()
    const person = await setUp({ client, email, ...secretsIn(mail), url: '', sessionId: '' })
    expect(await tierOf(person)).toBe('ai_enhanced')
  })

  it('that was given is revoked, and can be given again', async () => {
    const ada = await signUp(app)
    await grant(ada.email, 'ai_enhanced')
    const revoked = await revoke(ada.email)
    expect(revoked).toMatchObject({ code: 0, printed: expect.stringMatching(/has no course now\.$/) })
    expect(await tierOf(ada)).toBeNull()
    expect(await revoke(ada.email)).toMatchObject({
      code: 1,
      told: `There is nothing to revoke: ${ada.email} has no course.`,
    })
    await grant(ada.email, 'standard')
    expect(await tierOf(ada)).toBe('standard')
  })

  it('that is revoked takes addresses given under it along', async () => {
    const ada = await signUp(app)
    const links = fileLinks('test', z.object({ file: z.string() }))
    const wanted = { file: 'a', userId: ada.user.id }
    const before = await links.sign(app.ctx, wanted)
    await grant(ada.email, 'ai_enhanced')
    const { token } = await links.sign(app.ctx, wanted)
    expect(await links.read(app.ctx, token)).toEqual(wanted)
    await revoke(ada.email)
    expect(await links.read(app.ctx, token)).toBeNull()
    expect(await links.read(app.ctx, before.token)).toEqual(wanted)
  })

  it('that was bought is revoked without paying back, and says so', async () => {
    const dana = await buyer(app)
    expect((await revoke(dana.email)).printed).toMatch(
      /\$197\.00 was paid for it and is not paid back by this/,
    )
    expect(await tierOf(dana)).toBeNull()
  })

  it('to one course is revoked, and the other stays', async () => {
    const dana = await buyer(app)
    await grant(dana.email, 'ai_enhanced')
    expect((await revoke(dana.email, '--tier', 'ai_enhanced')).printed).toMatch(
      /has the Standard Course now\.$/,
    )
    expect(await tierOf(dana)).toBe('standard')
  })
})

describe('the log', () => {
  it('tells who gave and withdrew what, when, why, and names nobody', async () => {
    const ada = await signUp(app)
    await grant(ada.email, 'standard')
    await revoke(ada.email)
    const { printed } = await operate('log', 'list', '--limit', '2')
    expect(printed).toMatch(
      /access revoke +done +.*shared the account\n.* Grace +access grant +done +tier=standard .*for the press/,
    )
    expect(printed).toContain(`userId=${ada.user.id}`)
    expect(printed).not.toContain('@')
    const [newest] = JSON.parse((await operate('log', 'list', '--json')).printed)
    expect(newest).toMatchObject({ action: 'access revoke', begunAt: expect.stringMatching(/^\d{4}-/) })
  })

  it.each([
    [['access', 'grant', 'a@example.com', '--reason', 'x'], /Say which course with --tier/],
    [
      ['access', 'grant', 'a@example.com', '--tier', 'gold', '--reason', 'x'],
      /standard or ai_enhanced, not "gold"/,
    ],
    [['access', 'grant', 'a@example.com', '--tier', 'standard'], /Say why with --reason/],
    [['access', 'revoke', 'a@example.com', 'b@example.com', '--reason', 'x'], /One e-mail address at a time/],
    [['access', 'revoke', 'a@example.com', '--reason', 'x', '--as', ' '], /--as needs a name/],
  ])('holds nothing of what was typed wrong: %j', async (args, sentence) => {
    const before = (await app.rows('select id from operator_actions')).length
    expect(await operate(...args)).toMatchObject({ code: 2, told: expect.stringMatching(sentence) })
    expect(await app.rows('select id from operator_actions')).toHaveLength(before)
  })
})
