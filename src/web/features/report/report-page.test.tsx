/** Proves that the report page shows the one thing to do or to read, answer first. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCounties } from '#contract/properties.ts'
import { chooseReportParcel, getPropertyAnalysis, submitTrimNumbers } from '#contract/reports.ts'
import { CAPPED_HOMESTEAD, NEW_HOMESTEAD, RENTAL } from '#core/tax/worked-example.ts'
import { hillsborough } from '#web/testing/account-setup.tsx'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, parcel, readyReport, unfinishedReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(listCounties, { counties: [hillsborough] })
})

const open = (answer: ReturnType<typeof readyReport>) => {
  api.answer(getPropertyAnalysis, { report: answer })
  return openPage(`/report/${leadId}`)
}

const sixNumbers = {
  'Just (market) value': '420,000',
  'Assessed value, school row': '300,000',
  'Assessed value, county row': '300,000',
  'Taxable value, school row': '275,000',
  'Taxable value, county row': '248,589',
  'Total proposed tax': '4,854.67',
}

const typeNumbers = async ({ user }: ReturnType<typeof openPage>, numbers: Record<string, string>) => {
  for (const [label, text] of Object.entries(numbers)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
}

describe('a ready report', () => {
  it.each([
    ['file', NEW_HOMESTEAD, {}, 'Worth filing'],
    ['file with evidence', { ...CAPPED_HOMESTEAD, just: 375_000 }, {}, 'File only with evidence'],
    ['do not file', CAPPED_HOMESTEAD, {}, 'Better not to file'],
    ['cannot tell', RENTAL, { millage: { kind: 'missing' as const } }, 'We cannot tell yet'],
  ])('is public and says its answer first, in words: %s [S2.routes.22]', async (_, home, facts, label) => {
    const answer = readyReport(home, facts)
    open(answer)
    const heading = await screen.findByRole('heading', { level: 1, name: answer.verdict?.headline ?? '' })
    expect(heading.closest('div')?.parentElement?.textContent).toContain(label)
  })

  it('says that it is no appraisal, no legal advice and not from a government [S2.voice.3]', async () => {
    open(readyReport())
    const sentence = await screen.findByText(
      /It is not an appraisal, not legal advice, and not from a government/,
    )
    expect(sentence).toBeTruthy()
  })

  it('shows the arithmetic of every cut, and where each figure is from', async () => {
    open(readyReport(NEW_HOMESTEAD))
    const table = await screen.findByRole('table', { name: /What a cut would save/ })
    // 5 % of 420,000 is 21,000: × 6.34 ÷ 1,000 = 133.14 and × 12.5153 ÷ 1,000 = 262.82; − 50 = 345.96.
    const row = within(table).getByRole('row', { name: /A cut of 5%/ })
    expect(row.textContent).toBe('A cut of 5%$395.96$345.96$399,000$133.14$262.82')
    expect(screen.getByText('($395,000 − $374,000) × 6.3400 ÷ 1,000 = $133.14')).toBeTruthy()
    const sources = screen.getByRole('heading', { name: 'Where each figure comes from' }).parentElement
    expect(sources?.textContent).toContain('Homestead exemption, 2026 rulesLikely, not confirmed')
    expect(sources?.textContent).toContain('Highest petition feeChecked at an official source')
  })

  it('advises against buying where a petition cannot pay, and says what helps', async () => {
    open(readyReport(CAPPED_HOMESTEAD))
    await screen.findByText(/You would do better not to buy our course/)
    expect(screen.getByRole('heading', { name: 'What can help instead' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See the course' })).toBeNull()
  })

  it('leads to the course where a petition can pay', async () => {
    open(readyReport(NEW_HOMESTEAD))
    const link = await screen.findByRole('link', { name: 'See the course' })
    expect(link.getAttribute('href')).toBe('/#pricing')
  })

  it('sets both readings side by side while the rules of the year are undecided', async () => {
    open(readyReport({ ...NEW_HOMESTEAD, taxYear: 2027 }))
    const table = await screen.findByRole('table', { name: 'The answer under both sets of rules' })
    const columns = within(table).getAllByRole('columnheader')
    expect(columns.map((column) => column.textContent)).toEqual([
      'What decides',
      '2027 under the law before Amendment 3',
      '2027 if Amendment 3 took effect',
    ])
  })

  it('marks invented sample data', async () => {
    open(readyReport(CAPPED_HOMESTEAD, {}, { parcel: { ...parcel, synthetic: true } }))
    expect(await screen.findByText('Sample data: this is not a real home')).toBeTruthy()
  })

  it('takes other numbers from the notice', async () => {
    const page = open(readyReport())
    await page.user.click(await screen.findByRole('button', { name: 'My notice shows other numbers' }))
    await screen.findByRole('heading', { name: 'Six numbers from your TRIM notice' })
    await typeNumbers(page, { ...sixNumbers, 'Just (market) value': '400,000' })
    const typed = readyReport({ ...CAPPED_HOMESTEAD, just: 400_000 })
    api.answer(submitTrimNumbers, { report: typed })
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    await screen.findByRole('heading', { level: 1, name: typed.verdict?.headline ?? '' })
    expect(api.callsOf(submitTrimNumbers)[0]?.input).toMatchObject({
      trimNumbers: { countyId: 'hillsborough', homestead: true, justValue: 400_000, totalTax: 4_854.67 },
    })
  })
})

describe('a report that is not ready', () => {
  it('is asked for again until it is', async () => {
    const answers = [unfinishedReport('preparing'), readyReport()]
    api.answerWith(getPropertyAnalysis, () => ({ report: answers.shift() ?? readyReport() }))
    openPage(`/report/${leadId}`)
    expect((await screen.findAllByText('We are working out your report.')).length).toBeGreaterThan(0)
    await screen.findByText('Better not to file')
  })

  it('offers the parcels that fit the address', async () => {
    const candidates = [
      { parcelKey: 'one', address: '601 E KENNEDY BLVD UNIT 1' },
      { parcelKey: 'two', address: '601 E KENNEDY BLVD UNIT 2' },
    ]
    const page = open(unfinishedReport('choose_parcel', { candidates }))
    await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Choose your home, or “None of these”')).toBeTruthy()
    api.answer(chooseReportParcel, { report: readyReport() })
    await page.user.click(screen.getByLabelText('601 E KENNEDY BLVD UNIT 2'))
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('Better not to file')
    expect(api.callsOf(chooseReportParcel)[0]?.input).toEqual({ leadId, parcelKey: 'two' })
  })

  it('takes the six numbers when none of the parcels is the home', async () => {
    const candidates = [{ parcelKey: 'one', address: '601 E KENNEDY BLVD UNIT 1' }]
    const page = open(unfinishedReport('choose_parcel', { candidates }))
    await page.user.click(await screen.findByLabelText(/None of these/))
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Six numbers from your TRIM notice' })).toBeTruthy()
  })

  it('names the field of every number that cannot be right, and clears the fault when it is mended', async () => {
    const page = open(unfinishedReport('needs_trim_numbers'))
    await screen.findByLabelText('Just (market) value')
    await page.user.type(screen.getByLabelText('County'), 'hills')
    await page.user.click(await screen.findByRole('option', { name: 'Hillsborough' }))
    await page.user.click(screen.getByLabelText('Yes'))
    await typeNumbers(page, { ...sixNumbers, 'Just (market) value': '290,000' })
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    const field = screen.getByLabelText('Assessed value, school row')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('it can be at most $290,000, the just (market) value')
    await typeNumbers(page, { 'Just (market) value': '420,000' })
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)
  })

  it('says in the server’s words why numbers were not taken', async () => {
    const page = open(unfinishedReport('needs_trim_numbers', { parcel }))
    await screen.findByLabelText('Just (market) value')
    await typeNumbers(page, sixNumbers)
    api.refuse(submitTrimNumbers, 'invalid_request', 'Please check the numbers.', [
      { field: 'trimNumbers.taxYear', message: 'We have no rules for this year.' },
    ])
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Please check the numbers.')
    expect(alert.textContent).toContain('We have no rules for this year.')
  })
})

describe('a report that is not there', () => {
  it('leads to the form for a new one', async () => {
    api.refuse(getPropertyAnalysis, 'not_found', 'There is no such report')
    openPage(`/report/${leadId}`)
    await screen.findByRole('heading', { name: 'We do not find this report' })
    const link = screen.getByRole('link', { name: 'Ask for a new report' })
    expect(link.getAttribute('href')).toBe('/#savings-calculator')
  })
})
