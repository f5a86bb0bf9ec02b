/** Proves that a report kept with the answer of an older rule is judged again where it is read, and mails nobody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseReportParcel, requestPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { VERDICT_RULE } from '#core/tax/verdict/rule.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { madeSales, quietAddress, writeParcels, writeSales } from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { newEmail } from '#test/people.ts'
import {
  askForReport,
  capped,
  condominium,
  notOnRoll,
  preparedReport,
  readReport,
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

const { otherUse: _notAsked, ...askedBefore } = typedNumbers

/** As the version before left it: no rule in the verdict, and a firm answer to a question that it did not ask. */
const leaveAsBefore = async (leadId: string, answer: Record<string, unknown> = {}) => {
  const old = {
    outcome: 'file',
    reason: 'cap_leaves_room',
    headline: 'An answer of the older rule.',
    ...answer,
  }
  const changed = await app.rows(
    `update leads set verdict = (verdict - 'rule') || $2::jsonb where id = $1 returning id`,
    [leadId, JSON.stringify(old)],
  )
  expect(changed).toHaveLength(1)
}

const kept = async (leadId: string) =>
  (
    await app.rows<{ rule: string | null; outcome: string; headline: string; prepared_at: Date }>(
      `select verdict ->> 'rule' as rule, verdict ->> 'outcome' as outcome, verdict ->> 'headline' as headline,
         prepared_at from leads where id = $1`,
      [leadId],
    )
  )[0]

const mailCount = async (email: string) =>
  (await app.rows('select 1 from mails where recipient = $1', [email])).length

const pdfOf = async (leadId: string) => {
  const pdf = await fetch(`${app.url}/api/public/property-analysis/${leadId}/pdf`)
  return (await readPdf(Buffer.from(await pdf.arrayBuffer()))).text
}

const typedReport = async (email: string) => {
  const { leadId } = await askForReport(app, notOnRoll, email)
  const typed = { leadId, trimNumbers: askedBefore }
  return (await app.visitor().call(submitTrimNumbers, typed)).report
}

describe('a verdict of an older rule', () => {
  it('of typed numbers is judged again from them, as of the day they were typed', async () => {
    const email = newEmail('older')
    const report = await typedReport(email)
    const mails = await mailCount(email)
    await leaveAsBefore(report.leadId)
    const before = await kept(report.leadId)
    app.pass(3 * 24 * 60 * 60)
    const read = await readReport(app, report.leadId)
    expect(read).toEqual(report)
    expect(read.verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'other_use_not_answered' })
    const after = await kept(report.leadId)
    expect(after).toMatchObject({ rule: String(VERDICT_RULE), outcome: 'cannot_tell' })
    expect(after?.prepared_at).toEqual(before?.prepared_at)
    expect(await mailCount(email)).toBe(mails)
  })

  it('is not printed either', async () => {
    const { leadId } = await typedReport(newEmail('older'))
    await leaveAsBefore(leadId)
    const text = await pdfOf(leadId)
    expect(text).toContain('We can’t tell')
    expect(text).not.toContain('too late to file')
    expect((await kept(leadId))?.rule).toBe(String(VERDICT_RULE))
  })

  it('of a parcel is judged again from the roll', async () => {
    const email = newEmail('older')
    const report = await askForReport(app, capped, email)
    const mails = await mailCount(email)
    await leaveAsBefore(report.leadId)
    expect(await readReport(app, report.leadId)).toEqual(report)
    expect(report.verdict?.outcome).toBe('do_not_file')
    expect((await kept(report.leadId))?.rule).toBe(String(VERDICT_RULE))
    expect(await mailCount(email)).toBe(mails)
  })

  it('of a unit that the person chose keeps that unit', async () => {
    const { leadId, candidates } = await askForReport(app, condominium)
    const parcelKey = candidates[2]?.parcelKey ?? ''
    const { report } = await app.visitor().call(chooseReportParcel, { leadId, parcelKey })
    await leaveAsBefore(leadId)
    expect(await readReport(app, leadId)).toEqual(report)
  })

  it('whose roll is loaded no more asks for the numbers instead of standing', async () => {
    const { leadId } = await askForReport(app, capped)
    await leaveAsBefore(leadId)
    await app.rows(
      `update leads set address = '1 Gone St, Nowhere, FL 32300', parcel = parcel || '{"parcelId": "GONE"}' where id = $1`,
      [leadId],
    )
    expect(await readReport(app, leadId)).toMatchObject({
      reportStatus: { status: 'needs_trim_numbers' },
      verdict: null,
    })
  })

  it('is left alone once it is of the newest rule', async () => {
    const { leadId } = await askForReport(app, capped)
    await leaveAsBefore(leadId, { rule: VERDICT_RULE })
    await readReport(app, leadId)
    expect((await kept(leadId))?.headline).toBe('An answer of the older rule.')
  })

  it('is prepared again where its report is asked for again', async () => {
    const email = newEmail('older')
    const { leadId, propertyType } = await askForReport(app, capped, email)
    await leaveAsBefore(leadId)
    const again = await app.visitor().call(requestPropertyAnalysis, { email, address: capped, propertyType })
    expect(again.reportStatus.status).toBe('preparing')
    expect((await preparedReport(app, leadId)).verdict?.outcome).toBe('do_not_file')
  })

  it('waits where sales of its county have come that are not worked through, and mails nobody then', async () => {
    const email = newEmail('older')
    await importRoll({ pool: app.ctx.pool, file: writeParcels(folder) })
    await importRoll({ pool: app.ctx.pool, file: writeSales(folder, madeSales.slice(0, 190)) })
    const { leadId } = await askForReport(app, quietAddress, email)
    await leaveAsBefore(leadId)
    await importRoll({ pool: app.ctx.pool, file: writeSales(folder) })
    app.pass(2 * 60 * 60)
    expect(await readReport(app, leadId)).toMatchObject({
      reportStatus: { status: 'preparing' },
      verdict: null,
    })
    const prepared = await preparedReport(app, leadId)
    expect(prepared.verdict?.rule).toBe(VERDICT_RULE)
    expect(prepared.homeValue?.estimate.sufficient).toBe(true)
    expect(await mailCount(email)).toBe(1)
  })

  it('of typed numbers has its sales valued again, too', async () => {
    const { leadId } = await askForReport(app, quietAddress, newEmail('older'))
    const { report } = await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: askedBefore })
    expect(report.homeValue?.estimate.sufficient).toBe(true)
    await leaveAsBefore(report.leadId)
    await app.rows(
      `update leads set home_value = jsonb_set(home_value, '{estimate,priceCents}', '100') where id = $1`,
      [report.leadId],
    )
    expect(await readReport(app, report.leadId)).toEqual(report)
  })
})
