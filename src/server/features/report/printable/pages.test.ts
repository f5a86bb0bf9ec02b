/** Proves that a report is at most four pages, whatever its answer, and that the first page is complete in itself. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseReportParcel, type Report, submitTrimNumbers } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import { renderPdf } from '#server/services/pdf/pdf.ts'
import { structureFaults } from '#server/services/testing/pdf-structure.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import { askForReport, condominium, notOnRoll, seasonOfTheSample, typedNumbers } from '#test/reports.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { reportPaper } from './report.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const orangeWay = (number: number) =>
  askForReport(app, `${number} Sample Orange Way, Sample Springs, FL 32300`)

const unit = async (): Promise<Report> => {
  const { leadId, candidates } = await askForReport(app, condominium)
  const parcelKey = candidates[0]?.parcelKey ?? ''
  return (await app.visitor().call(chooseReportParcel, { leadId, parcelKey })).report
}

const expectShort = async (report: Report) => {
  const bytes = await renderPdf(reportPaper(report, seasonOfTheSample), seasonOfTheSample)
  const { pages, outline, largest } = await readPdf(bytes)
  expect(pages.length).toBeLessThanOrEqual(4)
  const first = (pages[0] ?? '').replace(/\s+/g, ' ')
  const address = report.parcel?.address ?? report.address
  const value = formatMoney(report.parcel?.justValueCents ?? 100 * typedNumbers.justValue)
  for (const part of [
    'The short answer',
    'What to do next',
    'tax bill: 4% off Monday, November 30, 2026',
    'not legal advice',
    value,
  ])
    expect(first).toContain(part)
  expect(first).toContain(`For the owner of ${address}`.slice(0, 60))
  if (report.parcel) expect(first).toContain(`Parcel ${report.parcel.parcelId}.`)
  const { nextStep, verdict, season } = report
  const figure = verdict && nextStep && season.isCurrent ? answerFigure({ verdict, step: nextStep }) : null
  if (figure) expect(largest).toBe(formatMoney(figure.cents))
  for (const page of pages) {
    // The last line is the foot of the page.
    const lines = page.split('\n').filter((line) => line.trim() !== '')
    expect(outline).not.toContain(lines.at(-2))
  }
  const text = pages.join(' ').replace(/\s+/g, ' ')
  // Nothing that the page has above or below is pointed to where paper has it elsewhere.
  expect(text).not.toMatch(/see (?:above|the table above|the reasons below)|millage_taxes_levied/i)
  const names = [...text.matchAll(/Leon County 2026 tax roll(?! \(sample\))/g)]
  expect(names.length).toBeLessThanOrEqual(1)
  expect(await structureFaults(bytes)).toEqual([])
}

type Home = readonly [number: number, outcome: string]
const oneOfEach: readonly Home[] = [
  [101, 'do_not_file'],
  [105, 'file'],
  [113, 'cannot_tell'],
]
const others: readonly Home[] = [
  [103, 'file'],
  [107, 'do_not_file'],
  [109, 'file'],
  [111, 'do_not_file'],
]

it.each(forEndurance(oneOfEach, [...oneOfEach, ...others]))(
  '%i Sample Orange Way: %s',
  async (number, outcome) => {
    const report = await orangeWay(number)
    expect(report.verdict?.outcome).toBe(outcome)
    await expectShort(report)
  },
)

const typedAt = async (assessed: number): Promise<Report> => {
  const { leadId } = await askForReport(app, notOnRoll)
  const trimNumbers = {
    ...typedNumbers,
    assessedSchool: assessed,
    assessedCounty: assessed,
    taxableSchool: assessed - 25_000,
    taxableCounty: assessed - 51_411,
    totalTax: Math.round(0.0187 * (assessed - 40_000)),
  }
  return (await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers })).report
}

it.each([
  [300_000, 'do_not_file'],
  [330_000, 'file_with_evidence'],
  [420_000, 'file'],
] as const)('numbers typed without sales, assessed at %i: %s', async (assessed, outcome) => {
  const report = await typedAt(assessed)
  expect(report.verdict?.outcome).toBe(outcome)
  await expectShort(report)
})

it('a condominium', async () => {
  await expectShort(await unit())
})

it('names the unit that was asked about where the record has the building alone', async () => {
  const report = await unit()
  const asked = { ...report, address: '20 Sample Heron Ln Unit 7B, Sample Springs, FL 32300' }
  expect(reportPaper(asked, seasonOfTheSample).subtitle).toContain('Unit entered: 7B.')
})

it('an address of the greatest length', async () => {
  const report = await orangeWay(103)
  if (report.parcel === null) throw new Error('the sample has no such home')
  const address = `12345 Northwest Martin Luther King Junior Memorial Boulevard, Building 12, Unit 1204, ${report.parcel.address}`
  await expectShort({ ...report, parcel: { ...report.parcel, address } })
})

/** As of a home bought last year whose record has no homestead exemption: it has the most to say. */
it('remarks on a sale and on other homes, and an exemption to claim', async () => {
  const report = await orangeWay(105)
  if (report.verdict === null) throw new Error('the sample has a verdict of each home')
  const soldLastYear =
    'The record shows a sale in March 2025. A sale usually ends the seller’s cap, this one on January 1, 2026, but the record still counts it. Check this answer with the numbers on your own 2026 notice.'
  const otherHomes =
    'Without a homestead, the assessed value rises at most 10% a year, except for school taxes. After a sale it resets to market value on January 1. The record shows a sale in March 2025, so the 2026 value is the new base for that cap.'
  await expectShort({
    ...report,
    verdict: {
      ...report.verdict,
      notes: [
        ...report.verdict.notes,
        { code: 'cap_was_sellers', text: soldLastYear },
        { code: 'other_home_cap', text: otherHomes },
      ],
    },
    unclaimedHomestead: {
      savingCents: 70_071,
      applyBy: '2027-03-01',
      late: { taxYear: 2026, until: '2026-09-11' },
      phone: '(850) 555-0100',
    },
  })
})
