/** Proves what the free report does when the roll leaves a doubt: it asks, and takes the numbers of the notice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  chooseReportParcel,
  type Report,
  searchReportParcels,
  submitTrimNumbers,
} from '#contract/report/reports.ts'
import { verdict as verdictSchema } from '#contract/report/verdict.ts'
import { findParcel } from '#server/features/tax-roll/queries.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import {
  askForReport,
  capped,
  condominium,
  notOnRoll,
  readReport,
  seasonOfTheSample,
  typedNumbers,
} from '#test/reports.ts'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

describe('an address that fits several parcels', () => {
  it('is left to the person, who may choose only what was offered', async () => {
    const report = await askForReport(app, condominium)
    expect(report.reportStatus.status).toBe('choose_parcel')
    expect(report.verdict).toBeNull()
    expect(report.candidates.length).toBeGreaterThan(1)
    const wanted = report.candidates.find(({ address }) => /unit 3\b/i.test(address))
    const { leadId } = report
    const client = app.visitor()
    const other = { leadId, parcelKey: (await findKey(capped)) ?? '' }
    expect(await client.refusal(chooseReportParcel, other)).toMatchObject({ status: 409, code: 'conflict' })
    const chosen = await client.call(chooseReportParcel, { leadId, parcelKey: wanted?.parcelKey ?? '' })
    expect(chosen.report.reportStatus.status).toBe('ready')
    expect(wanted?.address).toContain(chosen.report.parcel?.address)
    expect(verdictSchema.safeParse(chosen.report.verdict).success).toBe(true)
    expect(await readReport(app, leadId)).toEqual(chosen.report)
  })

  it.each([
    ['unit 3', 1],
    ['#3', 1],
    ['no such unit', 0],
  ])('narrows them by %j, each with what tells it from the others', async (q, count) => {
    const { leadId } = await askForReport(app, condominium)
    const all = await app.visitor().call(searchReportParcels, { leadId, q: '' })
    expect(all.hasUnits).toBe(true)
    expect(all.total).toBe(all.parcels.length)
    const found = await app.visitor().call(searchReportParcels, { leadId, q })
    const units = found.parcels.filter(({ address }) => /unit 3\b/i.test(address))
    expect(units).toHaveLength(count)
    for (const parcel of units) {
      expect(parcel).toMatchObject({ justValueCents: expect.any(Number), livingAreaSqft: expect.any(Number) })
    }
  })

  it('finds one by its parcel number, which can then be chosen', async () => {
    const { leadId } = await askForReport(app, condominium)
    const client = app.visitor()
    const last = (await client.call(searchReportParcels, { leadId, q: '' })).parcels.at(-1)
    const spaced = (last?.parcelId ?? '').replace(/-/g, ' ').toLowerCase()
    const { parcels } = await client.call(searchReportParcels, { leadId, q: spaced })
    expect(parcels).toEqual([last])
    const { report } = await client.call(chooseReportParcel, { leadId, parcelKey: last?.parcelKey ?? '' })
    expect(report.parcel?.parcelId).toBe(last?.parcelId)
  })

  it('of a report that is not there are not told', async () => {
    const refusal = await app.visitor().refusal(searchReportParcels, { leadId: 'x'.repeat(22), q: '' })
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' })
  })

  const findKey = async (address: string) => {
    const match = await findParcel(app.database.pool, address)
    return match.kind === 'one' ? match.parcel.key : undefined
  }
})

describe('an address that is on no roll', () => {
  let open: Report
  beforeAll(async () => {
    open = await askForReport(app, notOnRoll)
  })

  it.each([
    [notOnRoll, 'We don’t have the property record for Hillsborough County yet.'],
    ['somewhere', 'We couldn’t find a house number and street in this address.'],
  ])('%s: the numbers of the notice are asked for', async (address, sentence) => {
    const report = await askForReport(app, address)
    expect(report.reportStatus.status).toBe('needs_trim_numbers')
    expect(report.reportStatus.message).toContain(sentence)
    expect([report.parcel, report.verdict, report.candidates]).toEqual([null, null, []])
  })

  it('gets the same verdict from the numbers of the notice', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const { report } = await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: typedNumbers })
    expect(report.reportStatus.status).toBe('ready')
    expect(report.trimNumbers).toEqual(typedNumbers)
    const { verdict } = report
    expect(verdict?.outcome).toBe((await askForReport(app, capped)).verdict?.outcome)
    expect(
      verdict?.readings[0]?.staircase.map(({ justCents, taxableCents }) => [justCents, taxableCents]),
    ).toEqual([
      [42_000_000, 27_500_000],
      [42_000_000, 24_858_900],
    ])
    expect(verdict?.sources.some(({ source }) => source.kind === 'typed')).toBe(true)
    expect(await readReport(app, report.leadId)).toEqual(report)
  })

  it('cannot tell a homestead below its just value until it says whether there is another use', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const { otherUse: _notAnswered, ...unanswered } = typedNumbers
    const client = app.visitor()
    const type = async (into: string, answer: { otherUse?: boolean }) =>
      (
        await client.call(submitTrimNumbers, {
          leadId: into,
          trimNumbers: { ...unanswered, ...answer },
        })
      ).report
    const before = await type(leadId, {})
    expect(before.trimNumbers).not.toHaveProperty('otherUse')
    expect(before.verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'other_use_not_answered' })
    expect(before.verdict?.explanation.join(' ')).toContain(OTHER_USE_QUESTION)
    const no = await type(before.leadId, { otherUse: false })
    expect(no).toMatchObject({ leadId: before.leadId, trimNumbers: { otherUse: false } })
    // capped at $300,000 of $420,000: nothing is saved above the cap, as in the fact sheet
    expect(no.verdict).toMatchObject({ outcome: 'do_not_file', reason: 'cap_absorbs' })
    expect(no.verdict?.readings[0]).toMatchObject({ isSavingOpen: false, breakEvenJustCents: 300_000_00 })
    const yes = await type(before.leadId, { otherUse: true })
    expect(yes.verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'parts_unknown' })
    expect(yes.verdict?.readings[0]).toMatchObject({ isSavingOpen: true })
    expect(yes.verdict?.explanation.join(' ')).not.toContain(OTHER_USE_QUESTION)
    expect(await readReport(app, before.leadId)).toEqual(yes)
  })

  it('is told that it may be another where a difference was moved here this year, or cannot tell', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const type = async (change: { portabilityThisYear?: boolean }) =>
      (await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: { ...typedNumbers, ...change } }))
        .report
    const unknown = await type({})
    expect(unknown.verdict?.outcome).toBe('do_not_file')
    expect(unknown.verdict?.notes.map(({ code }) => code)).toContain('portability_not_counted')
    const moved = await type({ portabilityThisYear: true })
    expect(moved.verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'portability_year' })
    expect(moved.trimNumbers?.portabilityThisYear).toBe(true)
    const pdf = await fetch(`${app.url}/api/public/property-analysis/${moved.leadId}/pdf`)
    const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()))
    expect(text).toContain('We can’t tell yet what a lower market value would save.')
    expect(text).not.toMatch(/\$0\.00|Savings begin when|Nothing is saved/)
  })

  it('refuses a notice that is not out yet, and says so at the year', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const answer = await app.visitor().post(`/api/public/property-analysis/${leadId}/trim-numbers`, {
      trimNumbers: { ...typedNumbers, taxYear: 2027, taxableCounty: 248_000 },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      error: {
        details: [
          {
            field: 'trimNumbers.taxYear',
            message: expect.stringContaining('2027 TRIM notices aren’t out yet'),
          },
        ],
      },
    })
  })

  it('refuses numbers of another county than the home’s, and names both at the county', async () => {
    const { leadId } = await askForReport(app, capped)
    const refused = await app.visitor().refusal(submitTrimNumbers, { leadId, trimNumbers: typedNumbers })
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'trimNumbers.countyId' }] })
    expect(refused.message).toContain('The county’s record puts this address in Leon County, but you chose')
    const own = { ...typedNumbers, countyId: 'leon' }
    const { report } = await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: own })
    expect(report.basis).toBe('roll_and_typed')
  })

  it('cannot tell from a total tax that fits no rate, and says so beside the field', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const numbers = { ...typedNumbers, assessedSchool: 420_000, assessedCounty: 420_000 }
    const { report } = await app.visitor().call(submitTrimNumbers, {
      leadId,
      trimNumbers: { ...numbers, taxableSchool: 395_000, taxableCounty: 368_589, totalTax: 711.73 },
    })
    expect(report.verdict).toMatchObject({
      outcome: 'cannot_tell',
      reason: 'tax_out_of_line',
      problems: [{ field: 'totalTax', code: 'tax_out_of_line' }],
    })
    expect(report.nextStep?.kind).toBe('check_numbers')
  })

  it.each([
    ['trimNumbers.assessedSchool', { assessedSchool: 430_000 }],
    ['trimNumbers.taxableCounty', { taxableCounty: 300_001 }],
    ['trimNumbers.justValue', { justValue: undefined }],
    ['trimNumbers.totalTax', { totalTax: -1 }],
    ['trimNumbers.totalTax', { totalTax: '4,854.67' }],
    ['trimNumbers.countyId', { countyId: 'Narnia' }],
    ['trimNumbers.countyId', { countyId: 'narnia' }],
    ['trimNumbers.assessedSchool', { assessedSchool: 290_000 }],
    ['trimNumbers.taxableSchool', { taxableSchool: 300_000 }],
    ['trimNumbers.homestead', { homestead: false }],
    ['trimNumbers.totalTax', { totalTax: 0 }],
    ['trimNumbers.totalTax', { totalTax: '4.854,67' }],
    ['trimNumbers.taxYear', { taxYear: 1999 }],
    ['trimNumbers.millage', { millage: 12 }],
  ])('a wrong number is named: %s %j', async (field, change) => {
    const { leadId } = open
    const answer = await app.visitor().post(`/api/public/property-analysis/${leadId}/trim-numbers`, {
      trimNumbers: { ...typedNumbers, ...change },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { details: [{ field }] } })
    expect(await readReport(app, leadId)).toEqual(open)
  })
})
