/** The answer before the email: the same as the report's, and nothing is kept of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { readCoverage } from '#contract/report/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail } from '#test/people.ts'
import {
  askForReport,
  capped,
  condominium,
  notOnRoll,
  seasonOfTheSample,
  typedNumbers,
} from '#test/reports.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { fileByLine } from '#words/next-step/file-by.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const kept = async () => (await app.rows<{ n: string }>('select count(*) as n from leads'))[0]?.n
const ask = async (address: string) => (await app.visitor().call(askQuickAnswer, { address })).answer

it('answers as the report does, and keeps nothing', async () => {
  const before = await kept()
  const quick = await ask(capped)
  expect(await kept()).toBe(before)
  const { verdict, nextStep, season, parcel } = await askForReport(app, capped)
  if (!verdict || !nextStep) throw new Error('the sample roll gives an answer')
  expect(quick).toMatchObject({
    kind: 'answer',
    address: parcel?.address,
    taxYear: verdict.taxYear,
    isCurrent: season.isCurrent,
    countyValueCents: parcel?.justValueCents,
    outcome: verdict.outcome,
    headline: verdict.headline,
    figure: answerFigure({ verdict, step: nextStep }),
    fileBy: fileByLine({ season, verdict, step: nextStep }, todayInFlorida(app.ctx.now())),
  })
  if (quick.kind !== 'answer') throw new Error('the sample roll gives an answer')
  const { estimate } = nextStep
  expect(quick.values?.middleCents ?? null).toBe(quick.figure && (estimate?.middle.justCents ?? null))
})

it('asks about the home close to what was typed, and answers for it by its parcel number', async () => {
  const typed = '101 Sampel Orange Way, Sample Springs, FL 32300'
  const close = await ask(typed)
  expect(close).toMatchObject({
    kind: 'choose',
    homes: [{ address: expect.stringMatching(/^101 Sample Orange Way/i), parcelId: 'SAMPLE-0001' }],
  })
  const { answer } = await app.visitor().call(askQuickAnswer, { address: typed, parcelNumber: 'SAMPLE-0001' })
  expect(answer).toMatchObject({ kind: 'answer', parcelId: 'SAMPLE-0001' })
})

it('lists the units of a small building, and asks for the parcel number in a large one', async () => {
  expect(await ask(condominium)).toMatchObject({ kind: 'choose', homes: { length: 6 } })
  expect(await ask('60 Sample Heron Ln, Sample Springs, FL 32300')).toMatchObject({
    kind: 'choose',
    homes: [],
  })
})

it('says that the unit typed is not among the homes of the building', async () => {
  const none =
    'The county doesn’t list the unit you typed at this address. Please choose yours, or correct the unit.'
  const typed = '20 Sample Heron Ln Unit 999, Sample Springs, FL 32300'
  expect(await ask(typed)).toMatchObject({ kind: 'choose', homes: { length: 6 }, message: none })
  expect(await askForReport(app, typed)).toMatchObject({ reportStatus: { message: none } })
  expect(await ask(condominium)).toMatchObject({
    message: 'Several homes match this address. Please choose yours.',
  })
})

it('says what is missing for a home on no roll', async () => {
  expect(await ask(notOnRoll)).toMatchObject({ kind: 'numbers' })
})

it('names the county whose record is not loaded, so that nobody chooses it again', async () => {
  expect(await ask('400 S Orange Ave, Orlando, FL 32801')).toMatchObject({
    kind: 'numbers',
    countyId: 'orange',
  })
})

it('answers from the numbers of the notice where no record is at hand, and keeps nothing', async () => {
  const before = await kept()
  const numbers = {
    countyId: 'hillsborough',
    taxYear: 2026,
    homestead: true,
    justValue: 420_000,
    assessedSchool: 300_000,
    assessedCounty: 300_000,
    taxableSchool: 275_000,
    taxableCounty: 248_589,
    totalTax: 4_854.67,
    otherUse: false,
  }
  const { answer } = await app.visitor().call(askQuickAnswer, { address: notOnRoll, trimNumbers: numbers })
  expect(answer).toMatchObject({
    kind: 'answer',
    address: notOnRoll,
    parcelId: null,
    countyName: 'Hillsborough',
    taxYear: 2026,
    outcome: 'do_not_file',
  })
  expect(await kept()).toBe(before)
})

it('offers the nearest numbers of a street that has not the one typed, and answers for one of them', async () => {
  const nearest = await ask('104 Sample Orange Way, Sample Springs, FL 32300')
  if (nearest.kind !== 'not_on_record') throw new Error(`answered ${nearest.kind}`)
  expect(nearest.message).toContain('not this house number')
  expect(nearest.addresses).toContain('103 Sample Orange Way, Sample Springs, FL 32300')
  expect(await ask('103 Sample Orange Way, Sample Springs, FL 32300')).toMatchObject({ kind: 'answer' })
})

it.each([
  ['9900 Sample Orange Way, Sample Springs, FL 32300', /^We can’t find this house number .*For a condo/],
  ['101 Nosuch Sample Rd, Sample Springs, FL 32300', /^We can’t find this street /],
])('says what to do about a home that its county’s record does not have: %s', async (address, message) => {
  expect(await ask(address)).toEqual({
    kind: 'not_on_record',
    message: expect.stringMatching(message),
    addresses: [],
  })
})

it('asks for the city and ZIP code of half an address', async () => {
  expect(await ask('12 Zanzibar')).toMatchObject({ kind: 'half_address' })
  const { reportStatus } = await askForReport(app, '12 Zanzibar')
  expect(reportStatus).toMatchObject({
    status: 'needs_trim_numbers',
    message:
      'Add the city and ZIP code so we can find this home. Or enter six numbers from your TRIM notice.',
  })
})

it('takes a ZIP code whose four more digits are not typed yet', async () => {
  expect(await ask('12 Zanzibar St, Miami, FL 33101-')).not.toMatchObject({ kind: 'half_address' })
})

it('refuses an address of another state with the words of the form', async () => {
  await expect(ask('350 5th Ave, New York, NY 10118')).rejects.toThrow(/isn’t in Florida/)
})

it('says which counties and years it holds', async () => {
  const { records } = await app.visitor().call(readCoverage, {})
  expect(records).toContainEqual({ countyName: 'Leon', year: 2026, isSample: true })
})

it('gives the days ahead of a report’s home as a calendar file', async () => {
  const { leadId } = await askForReport(app, capped)
  const answer = await fetch(`${app.url}/api/public/property-analysis/${leadId}/dates`)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const text = await answer.text()
  expect(text).toMatch(/^BEGIN:VCALENDAR/)
  expect(text).toContain('DTSTART;VALUE=DATE:20270301')
  expect((await fetch(`${app.url}/api/public/property-analysis/${'x'.repeat(22)}/dates`)).status).toBe(404)
})

it('does not begin with the words of its label again', async () => {
  const trimNumbers = { ...typedNumbers, taxableCounty: 275_000 }
  const { answer } = await app.visitor().call(askQuickAnswer, { address: notOnRoll, trimNumbers })
  expect(answer).toMatchObject({
    label: 'We can’t tell yet',
    headline: expect.stringMatching(/^Both taxable values/),
  })
})

it('mails about the one home that a unit too many may mean by asking for it', async () => {
  const email = newEmail('unit')
  await askForReport(app, '101 Sample Orange Way Unit 999, Sample Springs, FL 32300', email)
  const { text } = await app.mail.to(email, 'Is this your home? 101 Sample Orange Way')
  expect(text).toContain('The county lists one building here, with no units.')
  expect(text).not.toContain('Which unit is yours?')
})
