/** Proves that the log tells what happened, request by request, and nothing of whom it happened to. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  completePasswordReset,
  login,
  refresh,
  register,
  requestPasswordReset,
} from '#contract/account/auth.ts'
import { goodCard, pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp, webhookSecret } from '#test/app.ts'
import { secretsIn } from '#test/mail-reader.ts'
import { buyAsGuest, home, newEmail, password, setUp } from '#test/people.ts'
import { askForReport, capped } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest()
})
afterAll(() => app.close())

/** Inserts into this table fail, as on a full disk, while `work` runs. */
const withTrouble = async (table: string, work: () => Promise<void>) => {
  await app.rows(`
    create function trouble() returns trigger language plpgsql as
      $$ begin raise exception 'no room for %', row_to_json(new); end $$;
    create trigger trouble before insert on ${table} for each row execute function trouble()`)
  await work()
  await app.rows(`drop trigger trouble on ${table}; drop function trouble`)
}

/** A whole way with its mishaps; gives everything that is personal or secret in it. */
const goTheWholeWay = async (): Promise<string[]> => {
  const guest = await buyAsGuest(app)
  const { client } = await setUp(guest)
  const report = await askForReport(app, capped, newEmail('lead'))
  await client.refusal(login, { email: guest.email, password: 'Wrong-pass1' })
  const renewed = await client.call(refresh, {})
  await client.call(requestPasswordReset, { email: guest.email })
  const reset = secretsIn(await app.mail.to(guest.email, 'Choose a new password'))
  await client.call(completePasswordReset, { token: reset.token, password: 'Sawgrass2' })
  const troubled = newEmail('troubled')
  await withTrouble('users', async () => {
    const names = { firstName: 'Quintessa', lastName: 'Oddname' }
    const refused = await client.refusal(register, { email: troubled, password, ...names })
    expect(refused).toMatchObject({ status: 500, code: 'internal' })
    expect(JSON.stringify(refused)).not.toContain(troubled)
  })
  await withTrouble('mails', async () => {
    const other = app.visitor()
    const failures = () => app.logLines.filter((line) => line.includes('job failed')).length
    const before = failures()
    await other.post('/api/public/property-analysis', {
      email: troubled,
      address: '101 Sample Orange Way, Sample Springs',
      propertyType: 'Condominium',
    })
    await until(() => failures() > before)
  })
  return [
    ...[guest.email, guest.token, guest.code, reset.token, reset.code, troubled, report.leadId],
    ...[
      client.token ?? '',
      renewed.tokens.accessToken,
      ...client.cookies.values(),
      ...guest.client.cookies.values(),
    ],
    ...['Wrong-pass1', 'Sawgrass2', password, 'Quintessa', 'Oddname', goodCard.name, goodCard.number],
    ...[
      home.addressLine1,
      'Sample Orange',
      'example.com',
      webhookSecret,
      'sk_test_',
      new URL(app.database.url).password,
    ],
  ]
}

it('holds a request id on each line of a request, and nothing personal or secret', async () => {
  const secrets = await goTheWholeWay()
  expect(secrets.every((secret) => secret.length > 3)).toBe(true)
  const log = app.logLines.join('')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  // As a value of its own: an id or a time may hold the same four digits.
  expect(log).not.toMatch(/["' ]4242\b/)

  const entries = app.logLines.map((line) => JSON.parse(line))
  const requests = entries.filter(({ route }) => route !== undefined)
  expect(requests.length).toBeGreaterThan(10)
  expect(requests.every(({ reqId }) => /^[0-9a-f-]{36}$/.test(reqId))).toBe(true)
  expect(requests.map(({ route }) => route)).toContain('/api/public/property-analysis/:leadId')
  const [failed] = entries.filter(({ msg }) => msg === 'request failed')
  const of500 = requests.find(({ status }) => status === 500)
  expect(failed.reqId).toBe(of500.reqId)
  expect(failed.err).toMatchObject({
    code: 'P0001',
    stack: expect.stringContaining('src/server/features/account'),
  })
})

it('names a checkout by its ids when the provider is away', async () => {
  app.standIn.faults.add({ on: 'call', kind: 'error', status: 503, match: 'POST /v1/checkout', times: 3 })
  await app.visitor().post('/api/integration/payment/guest-checkout-session', { tier: 'standard' })
  app.standIn.faults.clear()
  const entry = app.logLines
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'checkout could not be opened')
  expect(entry.orderId).toMatch(/^[0-9a-f-]{36}$/)
  expect((await pay(`${app.standIn.url}/nowhere`)).status).toBe(404)
})
