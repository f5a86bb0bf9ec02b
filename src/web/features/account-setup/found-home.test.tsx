/** Proves that the set-up asks nothing that the county's record or its owner has said of the home. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { completeAccountSetup } from '#contract/account/auth.ts'
import { validateAddressPartialPublic } from '#contract/property/properties.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { requestPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { keepLookedUp, lookedUpOf } from '#web/property/looked-up.ts'
import { sayLivesThere } from '#web/property/said-lives-there.ts'
import { fillAddress, hillsborough, openPropertyStep, press, setupApi } from '#web/testing/account-setup.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { ada } from '#web/testing/open-page.tsx'
import { quickAnswer } from '#web/testing/quick-answers.ts'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
  api.answer(completeAccountSetup, { user: ada, tokens: { accessToken: 'first-token' } })
})

const address = '601 E Kennedy Blvd, Tampa, FL 33602'
const answer = quickAnswer({ address, countsHomestead: false })

const lookUp = () => {
  const home = lookedUpOf(answer, null)
  if (home) keepLookedUp(home)
}

const sent = () => api.callsOf(completeAccountSetup)[0]?.input

it('a home that was looked up is said yes to, and with it who lives there', async () => {
  lookUp()
  const page = await openPropertyStep()
  expect(screen.getByText('1,834 sq ft')).toBeDefined()
  expect(screen.queryByLabelText(/^Year built/)).toBeNull()
  await press(page, 'Yes, but I don’t live here')
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
  expect(sent()).toMatchObject({
    propertyData: { parcelId: '0001', homesteadStatus: false, livesThere: false, yearBuilt: 1987 },
  })
})

it('what was said before is not asked again, and goes along', async () => {
  lookUp()
  sayLivesThere('0001', true)
  const page = await openPropertyStep()
  expect(screen.getByText('You told us you live here.', { exact: false })).toBeDefined()
  await press(page, 'Yes, I own it')
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
  expect(sent()).toMatchObject({ propertyData: { homesteadStatus: false, livesThere: true } })
})

it('an address that is typed and found asks neither size nor year', async () => {
  api.answer(validateAddressPartialPublic, { isValid: true, county: hillsborough, validationMessages: [] })
  api.answer(askQuickAnswer, { answer })
  const page = await openPropertyStep()
  await fillAddress(page)
  expect(await screen.findByText(/built 1987, 1,834 sq ft\./, {}, { timeout: 5000 })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /homestead exemption/ }).checked).toBe(false)
  await press(page, 'Complete Setup')
  await waitFor(() =>
    expect(sent()).toMatchObject({
      propertyData: { yearBuilt: 1987, squareFootage: 1834, parcelId: '0001' },
    }),
  )
})

it('numbers that were typed for the first answer are in the account', async () => {
  const trimNumbers = {
    countyId: 'hillsborough' as const,
    taxYear: 2026,
    homestead: true,
    justValue: 420_000,
    assessedSchool: 300_000,
    assessedCounty: 300_000,
    taxableSchool: 275_000,
    taxableCounty: 248_589,
    totalTax: 4854.67,
    otherUse: false,
  }
  keepLookedUp({ address, parcel: null, trimNumbers })
  const reportStatus = { status: 'preparing', message: '' } as const
  api.answer(requestPropertyAnalysis, { leadId, reportStatus })
  api.answer(submitTrimNumbers, { report: readyReport() })
  const page = await openPropertyStep()
  await press(page, 'Complete Setup')
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
  expect(api.callsOf(submitTrimNumbers).map(({ input }) => input)).toEqual([{ leadId, trimNumbers }])
})
