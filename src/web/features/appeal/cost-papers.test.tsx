/** Proves that a cost counted on an estimate asks for the estimate at once, where it is typed and among the papers. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getCase, getCaseOutlook, getCaseSales, saveCase } from '#contract/case/cases.ts'
import { listUploads, type Upload } from '#contract/document/uploads.ts'
import { caseId, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const roof = {
  id: 'roof',
  what: 'Roof leaks',
  where: '',
  presentOnValuationDay: true,
  costCents: 1_850_000,
  costSource: null,
  costDetail: '',
}

const paper: Upload = {
  id: '0d6f2f0e-53f5-4b5e-9d5c-2c1c5b7b7a01',
  kind: 'paper',
  name: 'scan.pdf',
  caption: 'Estimate: Roof leaks',
  mediaType: 'application/pdf',
  takenOn: null,
  photoDay: null,
  bytes: 90_000,
  pages: 1,
  thumbnailUrl: null,
  uploadedAt: '2026-08-20T15:00:00.000Z',
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCaseOutlook, { outlook: noOutlook })
  api.answer(getCaseSales, { sales: { kind: 'none', words: 'No sales.', working: false } })
  api.answer(getCase, { case: openCase({ condition: [roof] }) })
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(saveCase, { version: 2, updatedAt: '2026-10-01T15:00:00.000Z' })
})

const needed = /^Your packet needs this estimate/
const source = () => screen.findByLabelText('Where the figure comes from')

it('a written estimate that the case does not hold is asked for as it is chosen', async () => {
  const { user } = openPage(`/appeal/${caseId}/condition`)
  expect(screen.queryByText(needed)).toBeNull()
  await user.selectOptions(await source(), 'A written estimate')
  expect(await screen.findByText(needed)).toBeDefined()
  await user.selectOptions(await source(), 'My own figure')
  await waitFor(() => expect(screen.queryByText(needed)).toBeNull())
})

it('is not asked for once it is among the papers, which lack it until then', async () => {
  api.answer(getCase, { case: openCase({ condition: [{ ...roof, costSource: 'estimate' }] }) })
  api.answer(listUploads, { uploads: [{ ...paper, caption: 'Survey of the lot' }], canAdd: 59, total: 1 })
  openPage(`/appeal/${caseId}/papers`)
  expect(await screen.findByText(/^Add the written estimate for “Roof leaks,” with a caption/)).toBeDefined()
})

it('the papers are whole with it', async () => {
  api.answer(getCase, { case: openCase({ condition: [{ ...roof, costSource: 'estimate' }] }) })
  api.answer(listUploads, { uploads: [paper], canAdd: 59, total: 1 })
  openPage(`/appeal/${caseId}/papers`)
  expect(await screen.findByText('This step is done.')).toBeDefined()
})

it.each([
  ['ai_enhanced', /^Add the written estimate for “Roof leaks,” with a caption/],
  ['standard', 'This step is done.'],
] as const)('who keeps the papers elsewhere, with %s, reads %s', async (tier, told) => {
  signIn(api, { ...ada, tier })
  const file = { condition: [{ ...roof, costSource: 'estimate' as const }], papersAreElsewhere: true }
  api.answer(getCase, { case: openCase(file) })
  openPage(`/appeal/${caseId}/papers`)
  expect(await screen.findByText(told)).toBeDefined()
})
