/** Proves that a report says which year it speaks of, and sells nothing on the values of an earlier one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitTrimNumbers } from '#contract/report/reports.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type RollFolder, rollFolder, rollText, parcel as rowOf } from '#test/fixtures/roll/roll-files.ts'
import { newEmail } from '#test/people.ts'
import { askForReport, notOnRoll, readReport, seasonOfTheSample, typedNumbers } from '#test/reports.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
  folder = rollFolder()
  // Baker County, 2020, a home without any cap: the first dollar of a cut would have saved money
  const home = { PARCEL_ID: '00-OLD', PHY_ADDR1: '700 OLD ROLL RD', ASMNT_YR: 2020, JV: 420_000 }
  const values = { AV_SD: 420_000, AV_NSD: 420_000, TV_SD: 420_000, TV_NSD: 420_000 }
  const file = folder.write('NAL12P202001.csv', rollText([rowOf({ ...home, ...values })]))
  const outcome = await importRoll({ pool: app.database.pool, file })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const oldHome = '700 Old Roll Rd, Macclenny, FL 32063'
const newYear = 60 * 60 * 24 * 366

describe('a report on the roll of an earlier year', () => {
  it('cannot tell for this one, keeps what that year’s figures said, and asks for this year’s', async () => {
    const email = newEmail('lead')
    const report = await askForReport(app, oldHome, email)
    expect(report.season).toEqual({
      currentTaxYear: 2026,
      valuesTaxYear: 2020,
      isCurrent: false,
      countyDeadline: null,
    })
    expect(report.parcel).toMatchObject({ rollYear: 2020, rollName: 'Baker County 2020 tax roll' })
    expect(report.reportStatus).toEqual({
      status: 'ready',
      message: 'This report uses 2020 values. Add your 2026 notice for a current answer.',
    })
    expect(report.verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'values_outdated', taxYear: 2020 })
    expect(report.verdict?.readings[0]?.scenarios.map(({ savingCents }) => (savingCents ?? 0) > 0)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(report.nextStep?.kind).toBe('type_current_numbers')
    const mail = await app.mail.to(email, 'Your property savings report')
    expect(mail.text).toMatch(/^We can’t tell yet$/m)
  })

  it('is answered by this year’s numbers', async () => {
    const { leadId } = await askForReport(app, oldHome)
    const trimNumbers = { ...typedNumbers, countyId: 'baker' }
    const { report } = await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers })
    expect(report.season).toEqual({
      currentTaxYear: 2026,
      valuesTaxYear: 2026,
      isCurrent: true,
      countyDeadline: null,
    })
    expect(report.verdict).toMatchObject({ outcome: 'do_not_file', reason: 'cap_absorbs' })
    expect(report.nextStep?.kind).toBe('better_not_to_buy')
  })
})

describe('a report that was this year’s', () => {
  it('is an earlier year’s once the next notices are out', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const { report } = await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: typedNumbers })
    expect(report.season.isCurrent).toBe(true)
    app.pass(newYear)
    const later = await readReport(app, report.leadId)
    expect(later.season).toEqual({
      currentTaxYear: 2027,
      valuesTaxYear: 2026,
      isCurrent: false,
      countyDeadline: {
        countyName: 'Hillsborough',
        petitionsDueOn: '2026-09-07',
        noticesMailedOn: '2026-08-13',
        isTentative: false,
        source: expect.stringMatching(/2026 petition deadlines/),
      },
    })
    expect([later.verdict?.reason, later.nextStep?.kind]).toEqual(['values_outdated', 'type_current_numbers'])
  })
})
