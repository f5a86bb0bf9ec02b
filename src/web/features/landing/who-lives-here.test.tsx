/** Proves that a first answer can be told who lives in the home, and that what is told is known on the way. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { suggestAddresses } from '#contract/property/address-suggestions.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { readCoverage } from '#contract/report/reports.ts'
import { AddressForm } from '#web/features/landing/parts/address-form.tsx'
import { YourReport } from '#web/features/landing/parts/your-report.tsx'
import { lookedUpHome } from '#web/property/remembered-home.ts'
import { saidLivesThere } from '#web/property/said-lives-there.ts'
import { keepOpenReport } from '#web/report/open-report.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { quickAnswer } from '#web/testing/quick-answers.ts'

const claim = 'The record shows no homestead exemption. Claiming one is free.'
const claimed = 'For 2026, a late claim may still be possible until September 4.'

let api: FakeApi
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  api = fakeApi()
  api.answer(readCoverage, { records: [] })
  api.answer(suggestAddresses, { suggestions: [] })
})

const ask = async (answer: ReturnType<typeof quickAnswer>) => {
  cleanup()
  api.answer(askQuickAnswer, { answer })
  render(
    <MemoryRouter>
      <AddressForm button="Calculate Savings" coverageAt="/api/public/coverage" />
    </MemoryRouter>,
  )
  await userEvent.type(
    screen.getByLabelText('Your home’s address'),
    '6102 Cacao Dr, Apollo Beach 33572{Enter}',
  )
  await screen.findByText(answer.headline)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('is asked once where the record shows no exemption, and can be taken back', async () => {
  const answer = quickAnswer({ countsHomestead: false, unclaimedHomestead: { asked: claim, claimed } })
  await ask(answer)
  expect(await screen.findByText('Do you live here?')).toBeTruthy()
  await press('Yes, I live here')
  expect(screen.queryByText('Do you live here?')).toBeNull()
  expect(screen.getByText(claimed)).toBeTruthy()
  expect(saidLivesThere('0001')).toBe(true)
  await ask(answer)
  await press('I don’t live here')
  expect(screen.queryByText('Do you live here?')).toBeNull()
  expect(screen.queryByText(claimed)).toBeNull()
  expect(screen.getByText('You told us you don’t live here.')).toBeTruthy()
  expect(saidLivesThere('0001')).toBe(false)
})

it('a landlord says that a homestead of the record is not theirs; the home is kept so, whole', async () => {
  await ask(quickAnswer())
  expect(lookedUpHome()).toMatchObject({ homesteadStatus: true, recordHomestead: true })
  await press('I don’t live here')
  expect(screen.getByText('First, have the homestead exemption taken off.')).toBeTruthy()
  expect(lookedUpHome()).toEqual({
    addressLine1: '6102 Cacao Dr',
    addressLine2: '',
    city: 'Apollo Beach',
    zipCode: '33572',
    parcelId: '0001',
    countyId: 'hillsborough',
    homesteadStatus: false,
    recordHomestead: true,
    propertyType: 'single_family',
    recordUse: null,
    yearBuilt: '1987',
    squareFootage: '1834',
  })
})

it('who comes from a report finds its home, its day and the way back', () => {
  keepOpenReport({
    leadId: 'AbCdEfGhIjKlMnOpQrStUv',
    address: '6102 Cacao Dr, Apollo Beach, FL 33572',
    propertyType: 'Single Family Home',
    parcelNumber: '0001',
    fileBy: 'File by Friday, September 4, 2026.',
  })
  render(
    <MemoryRouter>
      <YourReport />
    </MemoryRouter>,
  )
  expect(screen.getByText(/File by Friday, September 4, 2026\./)).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to your report' })
  expect(back.getAttribute('href')).toBe('/report/AbCdEfGhIjKlMnOpQrStUv')
})
