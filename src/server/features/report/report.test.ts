/** Proves the free report from the address typed to the verdict read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  chooseReportParcel,
  getPropertyAnalysis,
  requestPropertyAnalysis,
  submitTrimNumbers,
} from '#contract/report/reports.ts'
import { verdict as verdictSchema } from '#contract/report/verdict.ts'
import { cents, mills } from '#core/money.ts'
import { valuesFromRoll } from '#core/tax/roll/values.ts'
import { findParcel } from '#server/features/tax-roll/queries.ts'
import { verdictEstimate } from '#server/features/valuation/wire/estimate.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { newEmail } from '#test/people.ts'
import {
  askForReport,
  capped,
  preparedReport,
  propertyType,
  seasonOfTheSample,
  typedNumbers,
} from '#test/reports.ts'
import { tellVerdict } from '#words/verdict/tell.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

describe('an address on the roll', () => {
  it('is judged as core judges it, and the link is mailed once [S7.public.1, S7.public.2, S3.report.1, S3.report.2, S6.visitor.2, S6.public.9]', async () => {
    const email = newEmail('lead')
    const client = app.visitor()
    const asked = await client.call(requestPropertyAnalysis, { email, address: capped, propertyType })
    expect(asked.reportStatus).toEqual({
      status: 'preparing',
      message: expect.stringContaining('preparing your report'),
    })
    const report = await preparedReport(app, asked.leadId)
    expect(report).toMatchObject({
      leadId: asked.leadId,
      address: capped,
      reportStatus: { status: 'ready', message: 'Your report is ready.' },
      parcel: {
        parcelId: 'SAMPLE-0001',
        countyId: 'leon',
        synthetic: true,
        rollName: 'Leon County 2026 tax roll (sample)',
        justValueCents: 42_000_000,
        assessed: { schoolCents: 30_000_000, nonSchoolCents: 30_000_000 },
        taxable: { schoolCents: 27_500_000, nonSchoolCents: 24_858_900 },
        homestead: true,
      },
    })
    const match = await findParcel(app.database.pool, capped)
    if (match.kind !== 'one') throw new Error('the sample roll is not loaded')
    const leon = app.ctx.counties.find('leon')
    const estimate = report.homeValue && verdictEstimate(report.homeValue)
    if (!estimate) throw new Error('the sales of the sample give no value')
    const facts = {
      taxYear: 2026,
      values: valuesFromRoll(match.parcel, 'Leon County 2026 tax roll (sample)'),
      millage: {
        kind: 'county_average',
        countyName: 'Leon',
        rateYear: leon?.millages.at(-1)?.year ?? 0,
        schoolMills: mills(leon?.millages.at(-1)?.schoolMills ?? 0),
        nonSchoolMills: mills(leon?.millages.at(-1)?.nonSchoolMills ?? 0),
      },
      fee: {
        kind: 'county',
        cents: cents(leon?.season.filingFeeCents ?? 0),
        countyName: 'Leon',
        feeYear: leon?.season.year ?? 0,
      },
      portabilityThisYear: false,
    } as const
    const expected = tellVerdict(facts, { estimate })
    expect(verdictSchema.parse(report.verdict)).toEqual(JSON.parse(JSON.stringify(expected)))

    const mail = await app.mail.to(email, `Your property savings report: ${report.parcel?.address}`)
    expect(mail.text).toMatch(/^Better not to file$/m)
    expect(mail.text.replace(/\s+/g, ' ')).toContain('Please don’t buy our course for this.')
    expect(mail.links.filter((link) => /pricing|checkout/.test(link))).toEqual([])
    expect(mail.links).toContain(`${app.ctx.env.PUBLIC_URL}/report/${asked.leadId}`)
    expect(await app.mail.subjects(email)).toHaveLength(1)
  })

  it('says not to file where the cap takes up all that the sales support, and to file where they lie below the value taxed', async () => {
    const reports = await Promise.all(
      [101, 103].map((number) => askForReport(app, `${number} Sample Orange Way, Sample Springs, FL 32300`)),
    )
    expect(reports.map(({ verdict }) => [verdict?.outcome, verdict?.reason])).toEqual([
      ['do_not_file', 'estimate_above_break_even'],
      ['file', 'estimate_below_break_even'],
    ])
  })
})

describe('the same person, address and year', () => {
  it('get the same report and no second mail', async () => {
    const email = newEmail('lead')
    const client = app.visitor()
    const variants = [
      capped,
      `  ${capped.toUpperCase()} `,
      capped.replaceAll(', ', ',  '),
      capped.replaceAll(',', '.'),
    ]
    const ids: string[] = []
    for (const address of variants) {
      const asked = { email: email.toUpperCase(), address, propertyType } as const
      ids.push((await client.call(requestPropertyAnalysis, asked)).leadId)
    }
    expect(new Set(ids).size).toBe(1)
    await app.mail.to(email, 'savings report')
    expect(await app.rows('select 1 from mails where recipient = $1', [email.toUpperCase()])).toHaveLength(1)
  })

  it('asked for twenty times at once give one report', async () => {
    const email = newEmail('lead')
    const client = () => app.visitor().call(requestPropertyAnalysis, { email, address: capped, propertyType })
    const answers = await Promise.all(Array.from({ length: 20 }, client))
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1)
  })
})

describe('a report', () => {
  it('has an address that cannot be guessed, and is none to who guesses [S3.report.3]', async () => {
    const { leadId } = await askForReport(app, capped)
    expect(leadId).toMatch(/^[\w-]{22}$/)
    const client = app.visitor()
    const guessed = 'A'.repeat(22)
    const none = { status: 404, code: 'not_found' }
    expect(await client.refusal(getPropertyAnalysis, { leadId: guessed })).toMatchObject(none)
    expect(await client.refusal(chooseReportParcel, { leadId: guessed, parcelKey: 'x' })).toMatchObject(none)
    expect(
      await client.refusal(submitTrimNumbers, { leadId: guessed, trimNumbers: typedNumbers }),
    ).toMatchObject(none)
    expect((await client.refusal(getPropertyAnalysis, { leadId: 'short' })).status).toBe(400)
  })

  it('is of a single family home where nothing else is said', async () => {
    const { leadId } = await app
      .visitor()
      .call(requestPropertyAnalysis, { email: newEmail('lead'), address: capped })
    expect((await preparedReport(app, leadId)).propertyType).toBe('Single Family Home')
  })

  it.each([
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['address', { address: ' ' }, 'Address is required'],
    [
      'propertyType',
      { propertyType: 'Castle' },
      'Please choose Single Family Home, Condominium, Townhouse or Mobile Home',
    ],
  ])('is not prepared for a wrong %s', async (field, change, message) => {
    const email = newEmail('lead')
    const answer = await app
      .visitor()
      .post('/api/public/property-analysis', { email, address: capped, propertyType, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { message, details: [{ field, message }] } })
    expect(await app.rows('select 1 from leads where email = $1', [email])).toEqual([])
  })
})
