/** Proves that the mail and the paper of a report say by when to file. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail } from '#test/people.ts'
import { askForReport } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2026-08-28T14:00:00Z') })
})
afterAll(() => app.close())

const line = 'File by Friday, September 11, 2026.'

it('is said under the figure of the mail and on the first page', async () => {
  const email = newEmail('in-time')
  const { leadId } = await askForReport(app, '105 Sample Orange Way, Sample Springs, FL 32300', email)
  const mail = await app.mail.to(email, 'Your property savings report')
  expect(mail.text.replace(/\s+/g, ' ')).toContain(line)
  const answer = await fetch(`${app.url}/api/public/property-analysis/${leadId}/pdf`)
  const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()))
  expect(pages[0]?.replace(/\s+/g, ' ')).toContain(line)
})
