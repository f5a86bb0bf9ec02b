/** Proves that the official form is offered beside a finished answer sheet, and only where the operator supplied one. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getCase, getCaseOutlook } from '#contract/case/cases.ts'
import { listReminders } from '#contract/case/reminders.ts'
import { listDocuments } from '#contract/document/documents.ts'
import { downloadOfficialForm, getOfficialForm } from '#contract/document/official-form.ts'
import { getPackets } from '#contract/document/packets.ts'
import { listUploads } from '#contract/document/uploads.ts'
import { caseId, noOutlook, noPackets, openCase } from '#web/testing/case-answers.ts'
import { documentId, writtenDocument } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(getCaseOutlook, { outlook: noOutlook })
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCase, { case: openCase() })
  api.answer(getPackets, noPackets)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(listReminders, { dates: [], wanted: true, clock: 'Eastern Time', hour: 8, calendarSince: null })
  const sheet = writtenDocument({ kind: 'dr486_answer_sheet', title: 'DR-486 answer sheet' })
  api.answer(listDocuments, { documents: [sheet] })
})

it('is not spoken of where there is none', async () => {
  api.answer(getOfficialForm, { form: null })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByRole('button', { name: /^Download PDF/ })).toBeDefined()
  expect(screen.queryByText(/official form DR-486/)).toBeNull()
})

it('is fetched with the answers of the sheet, and a refusal says what to do', async () => {
  api.answer(getOfficialForm, { form: { name: 'DR-486', edition: 'R. 12/25' } })
  const message = 'The official form is not the one that was checked here. Copy from the answer sheet.'
  api.refuse(downloadOfficialForm, 'conflict', message)
  const { user } = openPage(`/appeal/${caseId}`)
  await user.click(await screen.findByRole('button', { name: 'Download unsigned form DR-486' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByText(/edition R\. 12\/25.*signature stay blank for you/)).toBeDefined()
  expect(api.callsOf(downloadOfficialForm)[0]?.input).toEqual({ id: documentId })
})
