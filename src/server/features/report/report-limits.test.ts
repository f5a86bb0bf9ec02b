/** Proves how often a report may be asked for, and that asking often, at once or in other words gives the same one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestPropertyAnalysis } from '#contract/reports.ts'
import { failureIn } from '#test/api-client.ts'
import { newEmail } from '#test/people.ts'
import { askForReport, capped, propertyType, seasonOfTheSample } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShopForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => shop.close())

const leadOf = async (email: string, address: string): Promise<string> =>
  (await shop.visitor().call(requestPropertyAnalysis, { email, address, propertyType })).leadId

describe('a report that is ready', () => {
  it('is the same in other words for the same home, and another for another home or person', async () => {
    const email = newEmail('words')
    const { leadId } = await askForReport(shop, capped, email)
    expect(await leadOf(email, '101 sample orange wy sample springs')).toBe(leadId)
    expect(await leadOf(email, '101 Sample Orange Way, 32300')).toBe(leadId)
    expect(await leadOf(email, '103 sample orange wy sample springs')).not.toBe(leadId)
    expect(await leadOf(newEmail('words'), '101 sample orange wy sample springs')).not.toBe(leadId)
  })

  it('is given to many who ask again at once', async () => {
    const email = newEmail('crowd')
    const { leadId } = await askForReport(shop, capped, email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => leadOf(email, capped)))
    expect(new Set(answers)).toEqual(new Set([leadId]))
  })
})

describe('a report', () => {
  it('is given ten times a day to one e-mail address, and again the next day', async () => {
    const email = newEmail('many')
    const one = (number: number) =>
      shop.visitor().post('/api/public/property-analysis', {
        email,
        address: `${number} Elm St, Tampa, FL 33602`,
        propertyType,
      })
    for (let number = 1; number <= 10; number += 1) expect((await one(number)).status).toBe(202)
    expect((await one(11)).body).toMatchObject({
      error: { code: 'rate_limited', message: 'Too many requests. Please try again later.' },
    })
    expect((await one(1)).status).toBe(202)
    shop.pass(24 * 60 * 60 + 1)
    expect((await one(11)).status).toBe(202)
  })

  it('is not denied for requests that were refused; those that were taken count', async () => {
    const client = shop.visitor()
    const ask = (change: object) =>
      client.post('/api/public/property-analysis', {
        email: newEmail('slip'),
        address: capped,
        propertyType,
        ...change,
      })
    for (let slip = 1; slip <= 25; slip += 1) expect((await ask({ address: '' })).status).toBe(400)
    for (let taken = 1; taken <= 10; taken += 1) expect((await ask({})).status).toBe(202)
    const over = await ask({})
    expect(failureIn(over)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
