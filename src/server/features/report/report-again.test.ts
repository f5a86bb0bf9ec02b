/** Proves what asking again for a report does: a new look, the link once more, and never what somebody typed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPropertyAnalysis, requestPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { grantAccess } from '#server/features/purchase/access.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type RollFolder, rollFolder, rollText, parcel as rowOf } from '#test/fixtures/roll/roll-files.ts'
import { newEmail } from '#test/people.ts'
import {
  askForReport,
  capped,
  notOnRoll,
  preparedReport,
  propertyType,
  seasonOfTheSample,
  typedNumbers,
} from '#test/reports.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
  folder = rollFolder()
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const anHour = 60 * 60 + 1

const importYear = async (year: number) => {
  const home = { PARCEL_ID: '00-NEW', PHY_ADDR1: '700 NEW ROLL RD', ASMNT_YR: year, JV: 420_000 }
  const values = { AV_SD: 420_000, AV_NSD: 420_000, TV_SD: 420_000, TV_NSD: 420_000 }
  const file = folder.write(`NAL12P${year}01.csv`, rollText([rowOf({ ...home, ...values })]))
  const outcome = await importRoll({ pool: app.database.pool, file })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
}

const ask = (email: string, address: string, type: typeof propertyType | 'Townhouse' = propertyType) =>
  app.visitor().call(requestPropertyAnalysis, { email, address, propertyType: type })

const mailsTo = (email: string) => app.rows('select 1 from mails where recipient = $1', [email])

describe('a report asked for again', () => {
  it('is looked up again once the roll is there, and once a newer one is, and its link is mailed again', async () => {
    const email = newEmail('again')
    const address = '700 New Roll Rd, Macclenny, FL 32063'
    const first = await askForReport(app, address, email)
    expect(first.reportStatus.message).toContain('We don’t have the property record')
    await importYear(2025)
    app.pass(anHour)
    const again = await ask(email, address)
    expect(again).toMatchObject({ leadId: first.leadId, reportStatus: { status: 'preparing' } })
    expect((await preparedReport(app, first.leadId)).parcel?.rollYear).toBe(2025)
    expect(await mailsTo(email)).toHaveLength(2)
    await importYear(2026)
    await ask(email, address)
    expect((await preparedReport(app, first.leadId)).parcel?.rollYear).toBe(2026)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('takes the corrected property type', async () => {
    const email = newEmail('again')
    const { leadId } = await askForReport(app, capped, email)
    expect((await ask(email, capped, 'Townhouse')).reportStatus.status).toBe('preparing')
    expect(await preparedReport(app, leadId)).toMatchObject({ leadId, propertyType: 'Townhouse' })
  })

  it('mails its link again, at most once an hour', async () => {
    const email = newEmail('again')
    const { leadId } = await askForReport(app, capped, email)
    await ask(email, capped)
    expect(await mailsTo(email)).toHaveLength(1)
    app.pass(anHour)
    await Promise.all([1, 2, 3].map(() => ask(email, capped)))
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await ask(email, capped)).leadId).toBe(leadId)
  })

  it('mails nothing more where its home is entered in the account again, even as another type', async () => {
    const email = newEmail('entered')
    await askForReport(app, capped, email)
    const enter = (type: typeof propertyType | 'Townhouse') =>
      app
        .visitor()
        .call(requestPropertyAnalysis, { email, address: capped, propertyType: type, entersHome: true })
    app.pass(anHour)
    const { leadId } = await enter(propertyType)
    await enter('Townhouse')
    await preparedReport(app, leadId)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('advises an owner of the course on nothing about buying it', async () => {
    const [email, owner] = [newEmail('visitor'), newEmail('owner')]
    await grantAccess(app.ctx, { email: owner, tier: 'standard' })
    for (const reader of [email, owner]) await askForReport(app, capped, reader)
    const mailOf = async (reader: string) =>
      (await app.mail.to(reader, 'Your property savings report')).text.replace(/\s+/g, ' ')
    expect(await mailOf(email)).toContain('don’t buy')
    expect(await mailOf(owner)).toContain('isn’t worth it this year')
    expect(await mailOf(owner)).not.toMatch(/\bbuy/)
  })
})

describe('numbers typed into a report', () => {
  it('are not shown to whoever asks with the same e-mail and address, before or after', async () => {
    const email = newEmail('typed')
    const before = await askForReport(app, notOnRoll, email)
    const client = app.visitor()
    const { report } = await client.call(submitTrimNumbers, {
      leadId: before.leadId,
      trimNumbers: typedNumbers,
    })
    const after = await ask(email, notOnRoll)
    for (const { leadId } of [before, after]) {
      expect(leadId).not.toBe(report.leadId)
      expect((await preparedReport(app, leadId)).trimNumbers).toBeNull()
    }
    expect((await client.call(getPropertyAnalysis, { leadId: report.leadId })).report).toEqual(report)
  })

  it('cannot be overwritten by them, and are changed at their own address, which is mailed', async () => {
    const email = newEmail('typed')
    const { leadId } = await askForReport(app, notOnRoll, email)
    const client = app.visitor()
    const type = async (into: string, totalTax: number) =>
      (
        await client.call(submitTrimNumbers, {
          leadId: into,
          trimNumbers: { ...typedNumbers, totalTax },
        })
      ).report
    const own = await type(leadId, 4_900)
    const other = await type(leadId, 5_000)
    expect(other.leadId).not.toBe(own.leadId)
    const changed = await type(own.leadId, 4_950)
    expect(changed).toMatchObject({ leadId: own.leadId, trimNumbers: { totalTax: 4_950 } })
    expect((await client.call(getPropertyAnalysis, { leadId: own.leadId })).report).toEqual(changed)
    expect(await mailsTo(email)).toHaveLength(3)
    for (let more = 3; more <= 10; more += 1) await type(leadId, 4_900 + more)
    expect(await client.refusal(submitTrimNumbers, { leadId, trimNumbers: typedNumbers })).toMatchObject({
      status: 429,
    })
  })
})

describe('reports with typed numbers', () => {
  it('are ten a day to one address, also when they are typed into two reports at once', async () => {
    const email = newEmail('rush')
    const asked = [await askForReport(app, notOnRoll, email), await askForReport(app, capped, email)]
    const typed = await Promise.all(
      Array.from({ length: 14 }, async (_, at) => {
        const leadId = asked[at % 2]?.leadId ?? ''
        const countyId = at % 2 === 0 ? typedNumbers.countyId : 'leon'
        const trimNumbers = { ...typedNumbers, countyId, totalTax: 4_800 + at }
        const path = `/api/public/property-analysis/${leadId}/trim-numbers`
        return (await app.visitor().post(path, { trimNumbers })).status
      }),
    )
    expect(typed.filter((status) => status === 200)).toHaveLength(10)
    expect(typed.filter((status) => status === 429)).toHaveLength(4)
  })
})

describe('an address outside Florida', () => {
  it.each([
    ['10 Main St, New York, NY 10001', 'This address isn’t in Florida'],
    ['10 Main St, Tampa 10001', 'This ZIP code isn’t one of Florida’s'],
  ])('is refused at its field, and nothing is kept or mailed: %s', async (address, sentence) => {
    const email = newEmail('elsewhere')
    const refused = await app.visitor().refusal(requestPropertyAnalysis, { email, address, propertyType })
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'address' }] })
    expect(refused.message).toContain(sentence)
    expect(await app.rows('select 1 from leads where email = $1', [email])).toEqual([])
    expect(await app.rows('select 1 from mails where recipient = $1', [email])).toEqual([])
  })
})

describe('the same numbers sent twice', () => {
  it('within ten minutes are one report and one mail, however fast the second press follows', async () => {
    const email = newEmail('twice')
    const { leadId } = await askForReport(app, notOnRoll, email)
    const send = async (numbers = typedNumbers) =>
      (await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: numbers })).report.leadId
    const [own, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => send()))
    expect(others).toEqual([own, own, own, own])
    app.pass(9 * 60)
    expect(await send()).toBe(own)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await send({ ...typedNumbers, totalTax: 4_900 })).not.toBe(own)
    app.pass(2 * 60)
    expect(await send()).not.toBe(own)
  })
})

describe('the mail of a report', () => {
  it('names the home as the roll has it', async () => {
    const email = newEmail('mail')
    const report = await askForReport(app, capped.toLowerCase(), email)
    const mail = await app.mail.to(email, `Your property savings report: ${report.parcel?.address}`)
    expect(mail.text.replace(/\s+/g, ' ')).toContain(`money on ${report.parcel?.address}.`)
  })

  it('repeats of an address whose county’s roll is not here only short, plain words', async () => {
    const email = newEmail('mail')
    const text = `99 Nowhere Ave\u0007 https://evil.example/win\r\n\r\nPay now <b>you won</b> ${'prize '.repeat(15)}, Tampa, FL 33602`
    await askForReport(app, text, email)
    const mail = await app.mail.to(email, 'Your property savings report')
    expect(mail.subject).toBe('Your property savings report')
    expect(mail.text).not.toMatch(/evil\.example|https:\/\/evil|<b>/)
    expect(mail.text).not.toContain('\u0007')
    expect(mail.text).not.toMatch(/^\s*Pay now/m)
    expect(mail.text).not.toContain('prize '.repeat(10).trim())
  })
})
