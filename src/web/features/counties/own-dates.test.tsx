/** Proves what a signed-in person sees on a county's page: their own dates there, or the way to their own county. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, getHomeOutlook, listCases, type OpenCase } from '#contract/case/cases.ts'
import { listCounties, listProperties } from '#contract/property/properties.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { OwnDates } from '#web/features/counties/parts/own-dates.tsx'
import { OwnerFirst } from '#web/features/counties/parts/owner-first.tsx'
import { listedCase, noOutlook } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, signIn } from '#web/testing/open-page.tsx'

const home = (countyId: 'leon' | 'gulf') => ({
  id: '5f0c7a4e-2a43-4d0b-9a6e-0d6a3f1b2c3e',
  addressLine1: '12 Live Oak Lane',
  addressLine2: null,
  city: 'Tallahassee',
  zipCode: '32301',
  countyId,
  propertyType: 'single_family' as const,
  homesteadStatus: true,
  yearBuilt: null,
  squareFootage: null,
  parcelId: null,
  livesThere: null,
  petitionDueOn: null,
})

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(listCases, { cases: [] })
  api.answer(getHomeOutlook, { taxYear: 2026, outlook: noOutlook, notice: emptyCase.notice, leadId: null })
  api.answer(listCounties, {
    counties: [
      { id: 'gulf', name: 'Gulf' },
      { id: 'leon', name: 'Leon' },
    ],
  })
})

const openLeon = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OwnDates
          id="leon"
          plainName="Leon"
          petitionDeadline="2026-09-11"
          vab={{ url: null, closing: null }}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return client
}

it('shows the dates ahead for a home in this county, each with how sure it is', async () => {
  api.answer(listProperties, { properties: [home('leon')] })
  openLeon()
  expect(await screen.findByRole('heading', { name: 'Your dates for 12 Live Oak Lane' })).toBeTruthy()
  const dates = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(dates.length).toBeGreaterThan(4)
  const petition = dates.find((date) => date.textContent.includes('Petition deadline'))
  expect(petition?.textContent).toMatch(/\(an estimate\)|\(as the county reported it\)/)
  expect(petition?.textContent).toContain('Go by the date on your notice')
})

it('leads to the county where the home is', async () => {
  api.answer(listProperties, { properties: [home('gulf')] })
  openLeon()
  const link = await screen.findByRole('link', { name: 'Gulf County' })
  expect(link.getAttribute('href')).toBe('/counties/gulf')
  expect(screen.queryByText(/must be received/)).toBeNull()
})

it('says nothing to a person without a home', async () => {
  api.answer(listProperties, { properties: [] })
  const client = openLeon()
  await waitFor(() => expect(client.getQueryData(['properties'])).toEqual([]))
  expect(document.body.textContent).toBe('')
})

const caseId = 'a5b1c0de-0000-4000-8000-000000000001'
const own: OpenCase = {
  id: caseId,
  propertyId: home('leon').id,
  address: '12 Live Oak Lane',
  county: { id: 'leon', name: 'Leon', petitionDeadline: null },
  taxYear: 2026,
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  file: {
    ...emptyCase,
    filing: { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-02') },
    hearing: { ...emptyCase.hearing, heldOn: calendarDate('2027-01-20') },
  },
  record: null,
  uploads: [],
  hasPacket: false,
}

const answerCase = () => {
  api.answer(listProperties, { properties: [home('leon')] })
  api.answer(listCases, { cases: [listedCase(own)] })
  api.answer(getCase, { case: own })
}

afterEach(() => vi.useRealTimers())

it('shows a case here: the next step, what is done, and the dates of its own hearing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') })
  answerCase()
  openLeon()
  expect(await screen.findByRole('heading', { name: 'Your case for 12 Live Oak Lane' })).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Continue your 2026 case' })
  expect(way.getAttribute('href')).toMatch(new RegExp(`^/appeal/${caseId}/`))
  expect(screen.getByText(/^Petition filed:/).textContent).toContain('September 2, 2026')
  const dates = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(dates.find((date) => date.includes('January 20, 2027'))).toBeTruthy()
  // 15 days before the hearing of January 20.
  expect(dates.find((date) => date.includes('January 5, 2027'))).toBeTruthy()
  expect(screen.queryByText(/Petition deadline/)).toBeNull()
})

it('shows each home here, with a case or without', async () => {
  answerCase()
  const other = { ...home('leon'), id: crypto.randomUUID(), addressLine1: '14 Live Oak Lane' }
  const elsewhere = { ...home('gulf'), id: crypto.randomUUID(), addressLine1: '1 Gulf Rd' }
  api.answer(listProperties, { properties: [other, home('leon'), elsewhere] })
  openLeon()
  expect(await screen.findByRole('heading', { name: 'Your case for 12 Live Oak Lane' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Your dates for 14 Live Oak Lane' })).toBeTruthy()
  expect(screen.queryByText(/1 Gulf Rd/)).toBeNull()
})

it('asks for no case of somebody without the course', async () => {
  signIn(api, { ...ada, tier: null })
  answerCase()
  openLeon()
  expect(await screen.findByRole('heading', { name: 'Your dates for 12 Live Oak Lane' })).toBeTruthy()
  expect(api.callsOf(listCases)).toHaveLength(0)
})

const openFirst = (countyId: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OwnerFirst countyId={countyId} otherwise="The free report" />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('shows the case where others are offered the free report', async () => {
  answerCase()
  openFirst('gulf')
  const way = await screen.findByRole('link', { name: 'Continue your 2026 case' })
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}`)
  expect(screen.queryByText('The free report')).toBeNull()
})

it('offers the free report to who has no case', async () => {
  openFirst('gulf')
  expect(await screen.findByText('The free report')).toBeTruthy()
})
