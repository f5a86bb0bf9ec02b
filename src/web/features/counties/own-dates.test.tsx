/** Proves what a signed-in person sees on a county's page: their own dates there, or the way to their own county. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { listCounties, listProperties } from '#contract/properties.ts'
import { OwnDates } from '#web/features/counties/parts/own-dates.tsx'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'

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
  petitionDueOn: null,
})

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
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
        <OwnDates id="leon" plainName="Leon" petitionDeadline="2026-09-11" />
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
  const petition = dates.find((date) => date.textContent.includes('must be received by the board'))
  expect(petition?.textContent).toMatch(/\(an estimate\)|\(as reported for this county\)/)
  expect(petition?.textContent).toContain('your own TRIM notice wins')
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
