/** Proves that the other charges on a tax bill are typed where the payment is noted, and are kept in cents. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, saveCase } from '#contract/case/cases.ts'
import { listUploads } from '#contract/document/uploads.ts'
import { caseId, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-02T15:00:00Z') })
  api = fakeApi()
  signIn(api)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(saveCase, { version: 2, updatedAt: '2026-11-02T15:01:00.000Z' })
})
afterEach(() => vi.useRealTimers())

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input

/** A case of before has no such entry at all. */
const ofBefore = { petitionFiledOn: null, petitionNumber: '2026-00417', paidOn: null }

it('other charges on the bill are typed in dollars and kept in cents, beside what was noted before', async () => {
  api.answer(getCase, { case: openCase({ filing: ofBefore }) })
  const { user } = openPage(`/appeal/${caseId}/filing`)
  const field = await screen.findByLabelText(/^Other charges on the bill/)
  expect(field).toHaveProperty('value', '')
  await user.type(field, '612.5')
  await user.tab()
  const filing = { ...ofBefore, otherChargesCents: 61_250 }
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { filing } }))
})
