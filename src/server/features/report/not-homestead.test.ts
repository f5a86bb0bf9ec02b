/** Proves that a report read as by an owner who doesn’t live there counts no homestead cap, on paper too, and keeps nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPropertyAnalysis } from '#contract/report/reports.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { askForReport, capped, readReport, seasonOfTheSample } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const paperOf = async (leadId: string, file: string): Promise<string> => {
  const answer = await fetch(`${app.url}/api/public/property-analysis/${leadId}/${file}`)
  expect(answer.status).toBe(200)
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text.replace(/\s+/g, ' ')
}

const other = 'Without a homestead, the assessed value'

it('says the other home’s cap, whom to ask, and is kept as it was', async () => {
  const kept = await askForReport(app, capped)
  const { leadId } = kept
  expect(kept.parcel?.homestead).toBe(true)
  const { report } = await app.visitor().call(getPropertyAnalysis, { leadId, homestead: 'no' })
  const helps = report.verdict?.whatElseHelps.map(({ code }) => code)
  expect(helps).toContain('exemption_does_not_apply')
  expect(report.verdict?.notes.map(({ code }) => code)).toContain('other_home_cap')
  expect(report.parcel).toEqual(kept.parcel)
  expect(await readReport(app, leadId)).toEqual(kept)
  expect(await paperOf(leadId, 'no-homestead/pdf')).toContain(other)
  expect(await paperOf(leadId, 'pdf')).not.toContain(other)
})
