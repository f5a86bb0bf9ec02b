/** Proves that who lives in the home is kept with a report, and that its page, its paper and its mail go by that answer. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPropertyAnalysis, requestPropertyAnalysis, sayWhoLivesThere } from '#contract/report/reports.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail } from '#test/people.ts'
import {
  askForReport,
  capped,
  preparedReport,
  propertyType,
  readReport,
  seasonOfTheSample,
} from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const paperOf = async (leadId: string): Promise<string> => {
  const answer = await fetch(`${app.url}/api/public/property-analysis/${leadId}/pdf`)
  expect(answer.status).toBe(200)
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text.replace(/\s+/g, ' ')
}

const otherCap = 'Without a homestead, the assessed value'
const warning =
  /First, have the homestead exemption taken off\. You told us you don’t live here, but the county’s record shows one\. You can owe back taxes, with a penalty and interest\. Without the exemption, your tax is up to \$[\d,]+ a year higher, with or without a petition\. Property appraiser: \(850\) [\d-]+\./

it('said on the report, it is in every browser and on paper, and can be taken back', async () => {
  const asked = await askForReport(app, capped)
  const { leadId } = asked
  expect(asked.parcel?.homestead).toBe(true)
  expect(asked.livesThere).toBeUndefined()
  expect(await paperOf(leadId)).not.toMatch(warning)
  const { report } = await app.visitor().call(sayWhoLivesThere, { leadId, livesThere: false })
  expect(report.verdict?.whatElseHelps.map(({ code }) => code)).toContain('exemption_does_not_apply')
  expect(report.verdict?.notes.map(({ code }) => code)).toContain('other_home_cap')
  expect(report.parcel).toEqual(asked.parcel)
  expect(report.wrongHomestead?.moreTaxCents).toBeGreaterThan(0)
  expect((await app.visitor().call(getPropertyAnalysis, { leadId })).report).toEqual(report)
  const paper = await paperOf(leadId)
  expect(paper).toMatch(warning)
  expect(paper).toContain(otherCap)
  await app.visitor().call(sayWhoLivesThere, { leadId, livesThere: true })
  expect(await readReport(app, leadId)).toEqual({ ...asked, livesThere: true })
  expect(await paperOf(leadId)).not.toContain(otherCap)
})

it('said before the report is asked for, it is in its mail', async () => {
  const email = newEmail('landlord')
  const request = { email, address: capped, propertyType } as const
  const { leadId } = await app.visitor().call(requestPropertyAnalysis, { ...request, livesThere: false })
  expect(await preparedReport(app, leadId)).toMatchObject({ livesThere: false, wrongHomestead: {} })
  expect((await app.mail.to(email, 'Your property savings report')).text.replace(/[\s|]+/g, ' ')).toMatch(
    warning,
  )
  // Asked for again without it, as by the form of a browser that was told nothing, the answer stays.
  await app.visitor().call(requestPropertyAnalysis, request)
  expect(await preparedReport(app, leadId)).toMatchObject({ livesThere: false })
  await app.visitor().call(requestPropertyAnalysis, { ...request, livesThere: true })
  const told = await preparedReport(app, leadId)
  expect(told.livesThere).toBe(true)
  expect(told.wrongHomestead).toBeUndefined()
})

it('said while the report is being prepared, the report is judged by it', async () => {
  const request = { email: newEmail('early'), address: capped, propertyType } as const
  const { leadId } = await app.visitor().call(requestPropertyAnalysis, request)
  await app.visitor().call(sayWhoLivesThere, { leadId, livesThere: false })
  const report = await preparedReport(app, leadId)
  expect(report.livesThere).toBe(false)
  expect(report.verdict?.notes.map(({ code }) => code)).toContain('other_home_cap')
})

it('of a report that nobody has, nothing is kept', async () => {
  const answer = await app.visitor().refusal(sayWhoLivesThere, { leadId: 'A'.repeat(22), livesThere: true })
  expect(answer.status).toBe(404)
})
