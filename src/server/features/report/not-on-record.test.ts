/** Proves that a slip in an address is neither mailed about nor taken for a home, until its owner's numbers are. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { requestPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { student } from '#test/people.ts'
import { notOnRoll, preparedReport, propertyType, seasonOfTheSample, typedNumbers } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const slip = '9900 Sample Orange Way, Sample Springs, FL 32300'
const reports = async (email: string) =>
  (await app.rows("select 1 from mails where recipient = $1 and kind = 'report'", [email])).length

it('is said when it is asked for, mailed about with its numbers alone, and offered as a home only then', async () => {
  const { client, email } = await student(app)
  const ask = async (address: string) =>
    client.call(requestPropertyAnalysis, { email, address, propertyType })
  const offered = async () => (await client.call(listReportedHomes, {})).homes.map(({ address }) => address)
  // A second time, in case it was missed, tells the same.
  for (const asked of [await ask(slip), await ask(slip)]) {
    expect(asked.reportStatus.message).toMatch(/not this house number.*Enter six numbers/)
    const report = await preparedReport(app, asked.leadId)
    expect(report).toMatchObject({ isNotOnRecord: true, reportStatus: { status: 'needs_trim_numbers' } })
  }
  expect(await reports(email)).toBe(0)
  expect(await offered()).toEqual([])

  const { leadId } = await ask(slip)
  const trimNumbers = { ...typedNumbers, countyId: 'leon' }
  const { report } = await client.call(submitTrimNumbers, { leadId, trimNumbers })
  expect(report.isNotOnRecord).toBeUndefined()
  expect(await reports(email)).toBe(1)
  expect(await offered()).toEqual([slip])
})

it('is another thing where the county’s record is not loaded: the link is mailed, and the home kept', async () => {
  const { client, email } = await student(app)
  const { leadId } = await client.call(requestPropertyAnalysis, { email, address: notOnRoll, propertyType })
  expect((await preparedReport(app, leadId)).isNotOnRecord).toBeUndefined()
  expect(await reports(email)).toBe(1)
  const { homes } = await client.call(listReportedHomes, {})
  expect(homes.map(({ address }) => address)).toEqual([notOnRoll])
})
