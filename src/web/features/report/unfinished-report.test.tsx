/** Proves what a report asks before it is ready: a home to choose, an address to correct, six numbers to type. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCounties } from '#contract/property/properties.ts'
import {
  chooseReportParcel,
  getPropertyAnalysis,
  type OfferedParcel,
  searchReportParcels,
  submitTrimNumbers,
} from '#contract/report/reports.ts'
import { CAPPED_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { hillsborough } from '#web/testing/account-setup.tsx'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, parcel, readyReport, unfinishedReport } from '#web/testing/report-answers.ts'
import { answerOtherUse, sixNumbers, typeNumbers } from '#web/testing/trim-numbers.tsx'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'

const unanswered = {
  countyId: 'hillsborough',
  taxYear: 2026,
  homestead: true,
  justValue: 420_000,
  assessedSchool: 300_000,
  assessedCounty: 300_000,
  taxableSchool: 275_000,
  taxableCounty: 248_589,
  totalTax: 4_854.67,
}

let api: FakeApi
beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi()
  api.answer(listCounties, { counties: [hillsborough] })
})

const open = (answer: ReturnType<typeof readyReport>) => {
  api.answer(getPropertyAnalysis, { report: answer })
  return openPage(`/report/${leadId}`)
}

describe('a report that is not ready', () => {
  it('is asked for again until it is', async () => {
    const answers = [unfinishedReport('preparing'), readyReport()]
    api.answerWith(getPropertyAnalysis, () => ({ report: answers.shift() ?? readyReport() }))
    openPage(`/report/${leadId}`)
    expect((await screen.findAllByText('We are working out your report.')).length).toBeGreaterThan(0)
    await screen.findByText('Better not to file')
  })

  const offered = (unit: number): OfferedParcel => ({
    parcelKey: `39-2026-100${unit}`,
    parcelId: `100${unit}`,
    address: '601 E Kennedy Blvd, Tampa, FL 33602',
    livingAreaSqft: 900 + unit,
    yearBuilt: 1987,
    justValueCents: 20_000_000 + unit * 100_000,
  })
  const message = '175 homes match this address. Use the parcel number on your TRIM notice to find yours.'
  const choice = () =>
    unfinishedReport('choose_parcel', { reportStatus: { status: 'choose_parcel', message } })

  it('offers the homes at the address with what tells them apart', async () => {
    api.answer(searchReportParcels, { parcels: [offered(1), offered(2)], total: 2, hasUnits: false })
    const page = open(choice())
    await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Choose your home, or “None of these”')).toBeTruthy()
    api.answer(chooseReportParcel, { report: readyReport() })
    await page.user.click(screen.getByLabelText(/902 sq ft, market value \$202,000, built 1987.*Parcel 1002/))
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('Better not to file')
    expect(api.callsOf(chooseReportParcel)[0]?.input).toEqual({ leadId, parcelKey: '39-2026-1002' })
  })

  it('says why it asks, and finds one of many by its parcel number', async () => {
    api.answer(searchReportParcels, { parcels: [offered(1), offered(2)], total: 175, hasUnits: false })
    const page = open(choice())
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText('175 homes match. Here are the first 2.')).toBeTruthy()
    api.answer(searchReportParcels, { parcels: [offered(7)], total: 1, hasUnits: false })
    await page.user.type(screen.getByLabelText('Parcel number, living area or market value'), '1007')
    await screen.findByText('One home matches.')
    expect(screen.getByLabelText(/Parcel 1007/)).toBeTruthy()
    expect(api.callsOf(searchReportParcels).at(-1)?.input).toEqual({ leadId, q: '1007', most: 10 })
  })

  it('takes the six numbers when none of the parcels is the home', async () => {
    api.answer(searchReportParcels, { parcels: [offered(1)], total: 1, hasUnits: true })
    const page = open(choice())
    await page.user.click(await screen.findByLabelText(/None of these/))
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Six numbers from your TRIM notice' })).toBeTruthy()
  })

  it('names the field of every number that cannot be right, and clears the fault when it is mended', async () => {
    const page = open(unfinishedReport('needs_trim_numbers'))
    await screen.findByLabelText('Market value (just value)')
    await page.user.type(screen.getByLabelText('County'), 'hills')
    await page.user.click(await screen.findByRole('option', { name: 'Hillsborough' }))
    await page.user.click(screen.getByLabelText('Yes'))
    await typeNumbers(page, { ...sixNumbers, 'Market value (just value)': '290,000' })
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    const field = screen.getByLabelText('Assessed value, school row')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('It can be at most $290,000, the market value (just value)')
    await typeNumbers(page, { 'Market value (just value)': '420,000' })
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)
  })

  it('sends the numbers once when the button is pressed twice', async () => {
    const page = open(unfinishedReport('needs_trim_numbers', { parcel }))
    await screen.findByLabelText('Market value (just value)')
    await typeNumbers(page, sixNumbers)
    await answerOtherUse(page, 'No')
    api.answer(submitTrimNumbers, { report: readyReport() })
    const button = screen.getByRole('button', { name: 'Show my answer' })
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByText('Better not to file')
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(1)
  })

  it('says in the server’s words why numbers were not taken', async () => {
    const page = open(unfinishedReport('needs_trim_numbers', { parcel }))
    await screen.findByLabelText('Market value (just value)')
    await typeNumbers(page, sixNumbers)
    await answerOtherUse(page, 'No')
    const send = () => page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    const noRules = 'We have no rules for this year.'
    api.refuse(submitTrimNumbers, 'invalid_request', noRules, [
      { field: 'trimNumbers.taxYear', message: noRules },
    ])
    await send()
    const year = screen.getByLabelText('Tax year')
    await waitFor(() => expect(year.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('alert').textContent).toContain(noRules)
    api.refuse(submitTrimNumbers, 'invalid_request', 'Please check.', [
      { field: 'leadId', message: 'Not whole.' },
    ])
    await send()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not whole.'))
  })
})

describe('a homestead whose assessed value is below its just value', () => {
  const question = () => screen.queryByRole('group', { name: OTHER_USE_QUESTION })
  const answers = async () => within(await screen.findByRole('group', { name: OTHER_USE_QUESTION }))
  const send = (page: ReturnType<typeof open>) =>
    page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
  const typed = (at: number) => api.callsOf(submitTrimNumbers)[at]?.input

  it('is asked for farm land, a rented part or business use, only where the numbers raise it', async () => {
    const page = open(unfinishedReport('needs_trim_numbers', { parcel }))
    await screen.findByLabelText('Market value (just value)')
    expect(question()).toBeNull()
    await typeNumbers(page, {
      'Market value (just value)': '420,000',
      'Assessed value, school row': '420,000',
      'Assessed value, county row': '420,000',
    })
    expect(question()).toBeNull()
    await typeNumbers(page, { 'Assessed value, county row': '300,000' })
    await answers()
    const homestead = within(screen.getByRole('group', { name: /homestead exemption printed/ }))
    await page.user.click(homestead.getByLabelText('No'))
    expect(question()).toBeNull()
  })

  it('is asked in place, and gets the verdict once it is answered', async () => {
    const page = open(unfinishedReport('needs_trim_numbers', { parcel }))
    await screen.findByLabelText('Market value (just value)')
    await typeNumbers(page, sixNumbers)
    await send(page)
    await waitFor(() => expect(question()?.textContent).toContain('Choose Yes or No'))
    // Asked for the first time, it is no fault to be listed; it has the focus.
    expect(screen.queryByRole('alert')).toBeNull()
    expect(question()?.contains(document.activeElement)).toBe(true)
    await send(page)
    expect((await screen.findByRole('alert')).textContent).toContain('Choose Yes or No')
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)

    api.answer(submitTrimNumbers, { report: readyReport() })
    await page.user.click((await answers()).getByLabelText('No'))
    await send(page)
    await screen.findByText('Better not to file')
    expect(typed(0)).toMatchObject({ trimNumbers: { otherUse: false } })
  })

  it('can be answered later where an older report was made without it', async () => {
    const page = open(
      readyReport({ ...CAPPED_HOMESTEAD, otherUse: null }, {}, { basis: 'typed', trimNumbers: unanswered }),
    )
    await screen.findByText(/whether a cap, farmland or a rented part keeps the assessed value down/)
    await page.user.click(screen.getByRole('button', { name: 'Answer the question' }))
    await answers()
  })
})

describe('half-typed numbers', () => {
  it('are there again after a reload, and gone once they are taken', async () => {
    const page = open(unfinishedReport('needs_trim_numbers'))
    await screen.findByLabelText('Market value (just value)')
    await page.user.type(screen.getByLabelText('County'), 'hills')
    await page.user.click(await screen.findByRole('option', { name: 'Hillsborough' }))
    await typeNumbers(page, { 'Market value (just value)': '420,0' })
    cleanup()
    const again = open(unfinishedReport('needs_trim_numbers'))
    expect((await screen.findByLabelText<HTMLInputElement>('Market value (just value)')).value).toBe('420,0')
    await screen.findByDisplayValue('Hillsborough')
    await typeNumbers(again, sixNumbers)
    await again.user.click(screen.getByLabelText('Yes'))
    await answerOtherUse(again, 'No')
    api.answer(submitTrimNumbers, { report: readyReport() })
    await again.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    await screen.findByText('Better not to file')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('justvalue.trimNumbers'))).toEqual([])
  })

  it.each([
    ['300.000', 'could mean more than one number'],
    ['1e5', 'isn’t a number we can read'],
  ])('such as %s are never guessed: the field says what to type', async (text, words) => {
    const page = open(unfinishedReport('needs_trim_numbers', { parcel }))
    await screen.findByLabelText('Market value (just value)')
    await typeNumbers(page, { ...sixNumbers, 'Assessed value, school row': text })
    await answerOtherUse(page, 'No')
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).toBe(
      `Assessed value, school row: “${text}” ${words}. Type it like 300,000.`,
    )
    expect(api.callsOf(submitTrimNumbers)).toHaveLength(0)
  })
})
