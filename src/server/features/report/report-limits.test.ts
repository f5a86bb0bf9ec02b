/** Proves how often a report may be asked for, and that asking often, at once or in other words gives the same one; and that their mail can be ended for good. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestPropertyAnalysis } from '#contract/report/reports.ts'
import { until } from '#server/jobs/until.ts'
import { failureIn } from '#test/api-client.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail } from '#test/people.ts'
import {
  askForReport,
  capped,
  notOnRoll,
  propertyType,
  seasonOfTheSample,
  typedNumbers,
} from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const leadOf = async (email: string, address: string): Promise<string> =>
  (await app.visitor().call(requestPropertyAnalysis, { email, address, propertyType })).leadId

describe('a report that is ready', () => {
  it('is the same in other words for the same home, and another for another home or person', async () => {
    const email = newEmail('words')
    const { leadId } = await askForReport(app, capped, email)
    expect(await leadOf(email, '101 sample orange wy sample springs')).toBe(leadId)
    expect(await leadOf(email, '101 Sample Orange Way, 32300')).toBe(leadId)
    expect(await leadOf(email, '103 sample orange wy sample springs')).not.toBe(leadId)
    expect(await leadOf(newEmail('words'), '101 sample orange wy sample springs')).not.toBe(leadId)
  })

  it('is one when it is asked for twice at once in two ways of writing', async () => {
    const email = newEmail('twice')
    const ways = ['101 sample orange wy sample springs', '101 Sample Orange Way, 32300', capped]
    const leads = await Promise.all(ways.map((way) => leadOf(email, way)))
    expect(new Set(leads).size).toBe(1)
  })

  it('is given to many who ask again at once', async () => {
    const email = newEmail('crowd')
    const { leadId } = await askForReport(app, capped, email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => leadOf(email, capped)))
    expect(new Set(answers)).toEqual(new Set([leadId]))
  })
})

describe('mail about reports', () => {
  it('has one press that ends it, and none is sent to the address any more', async () => {
    const email = newEmail('annoyed')
    const { parcel } = await askForReport(app, capped, email)
    const mail = await app.mail.to(email, `Your property savings report: ${parcel?.address}`)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const [url] = /https?:[^>]+/.exec(mail.headers['list-unsubscribe'] ?? '') ?? []
    const pressed = await fetch(`${app.url}${new URL(url ?? '').pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    await askForReport(app, notOnRoll, email)
    const mailsTo = () =>
      app.rows<{ status: string }>('select status from mails where recipient = $1 order by created_at', [
        email,
      ])
    await until(async () => (await mailsTo()).length === 2 && (await mailsTo())[1]?.status !== 'queued')
    expect((await mailsTo()).map(({ status }) => status)).toEqual(['sent', 'unwanted'])
  })
})

describe('one home asked about by more than a hundred people in a day', () => {
  it('is denied to nobody: strangers cannot use up what its owner may ask', async () => {
    const { leadId } = await askForReport(app, '105 Sample Orange Way, Sample Springs, FL 32300')
    await app.rows(
      `insert into leads (id, email, address, address_key, home_key, property_type, request_year, status, status_code, requested_at)
       select 'crowd-' || id || n, 'crowd-' || n || '@example.com', address, address_key, home_key, property_type,
         request_year, status, status_code, requested_at
       from leads, generate_series(1, 120) n where id = $1`,
      [leadId],
    )
    const answer = await app.visitor().post('/api/public/property-analysis', {
      email: newEmail('owner'),
      address: '105 sample orange wy sample springs',
      propertyType,
    })
    expect(answer.status).toBe(202)
  })
})

describe('mails to one address in a day', () => {
  const mailsTo = (email: string) => app.rows('select 1 from mails where recipient = $1', [email])

  it('stay ten, however often its reports are deleted and asked for again', async () => {
    const email = newEmail('bombed')
    const taken: number[] = []
    let mailed = 0
    for (let round = 0; round < 25; round += 1) {
      const answer = await app.visitor().post('/api/public/property-analysis', {
        email,
        address: `${round + 1} Birch St, Tampa, FL 33602`,
        propertyType,
      })
      taken.push(answer.status)
      if (answer.status !== 202) continue
      await until(async () => (await mailsTo(email)).length > 0)
      mailed += (await mailsTo(email)).length
      await app.rows('delete from mails where recipient = $1', [email])
      await app.rows('delete from leads where email = $1', [email])
    }
    expect(taken.filter((status) => status === 202)).toHaveLength(10)
    expect(mailed).toBe(10)
  })

  it('stay ten with typed numbers too', async () => {
    const email = newEmail('typed')
    const { leadId } = await askForReport(app, notOnRoll, email)
    const type = (just: number) =>
      app.visitor().post(`/api/public/property-analysis/${leadId}/trim-numbers`, {
        trimNumbers: { ...typedNumbers, justValue: just },
      })
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await type(420_000 + round)).status)
      await app.rows('delete from leads where email = $1 and typed_from is not null', [email])
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  })
})

describe('a report', () => {
  it('is given ten times a day to one e-mail address, and again the next day', async () => {
    const email = newEmail('many')
    const one = (number: number) =>
      app.visitor().post('/api/public/property-analysis', {
        email,
        address: `${number} Elm St, Tampa, FL 33602`,
        propertyType,
      })
    for (let number = 1; number <= 10; number += 1) expect((await one(number)).status).toBe(202)
    expect((await one(11)).body).toMatchObject({
      error: { code: 'rate_limited', message: 'Too many requests. Please try again later.' },
    })
    expect((await one(1)).status).toBe(202)
    app.pass(24 * 60 * 60 + 1)
    expect((await one(11)).status).toBe(202)
  })

  it('is given ten times and no more when all are asked for at once', async () => {
    const email = newEmail('rush')
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        app.visitor().post('/api/public/property-analysis', {
          email,
          address: `${at + 1} Ash St, Tampa, FL 33602`,
          propertyType,
        }),
      ),
    )
    expect(asked.filter(({ status }) => status === 202)).toHaveLength(10)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('is not denied for requests that were refused; those that were taken count', async () => {
    const client = app.visitor()
    const ask = (change: object) =>
      client.post('/api/public/property-analysis', {
        email: newEmail('slip'),
        address: capped,
        propertyType,
        ...change,
      })
    for (let slip = 1; slip <= 25; slip += 1) expect((await ask({ address: '' })).status).toBe(400)
    for (let taken = 1; taken <= 30; taken += 1) expect((await ask({})).status).toBe(202)
    const over = await ask({})
    expect(failureIn(over)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
