/** Proves that the owner of a case about a report's home is led to it, and nobody else. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getCase, listCases } from '#contract/case/cases.ts'
import { listProperties } from '#contract/property/properties.ts'
import { getPropertyAnalysis, sayWhoLivesThere } from '#contract/report/reports.ts'
import { listedCase, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

const report = readyReport()
const own = openCase()
const parcel = report.parcel ?? expect.fail('the report has a parcel')

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(getPropertyAnalysis, { report })
  // The account's answer is told the report.
  api.answer(sayWhoLivesThere, { report: { ...report, livesThere: true } })
  api.answer(listCases, { cases: [listedCase(own)] })
  api.answer(getCase, { case: own })
})

const homeWith = (parcelId: string) =>
  api.answer(listProperties, { properties: [{ ...savedHome, countyId: parcel.countyId, parcelId }] })

it('is led to the case of the same parcel, and told why its figures may be others', async () => {
  homeWith(parcel.parcelId)
  openPage(`/report/${leadId}`)
  const link = await screen.findByRole('link', { name: 'Open your 2026 case' })
  expect(link.getAttribute('href')).toBe(`/appeal/${own.id}`)
  expect(link.parentElement?.textContent).toContain('You have a case for this home.')
})

it('of another parcel is not', async () => {
  homeWith('another parcel')
  openPage(`/report/${leadId}`)
  await waitFor(() => expect(api.callsOf(listProperties)).not.toEqual([]))
  expect(screen.queryByText(/You have a case/)).toBeNull()
  expect(api.callsOf(getCase)).toEqual([])
})
