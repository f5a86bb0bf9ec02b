/** Proves what AI-Enhanced adds to a case: sales of the roll taken over, and documents written from what it holds. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadDocument, generateDocument, getDocumentStatus, listDocuments } from '#contract/ai.ts'
import { getCase, getCaseSales, saveCase } from '#contract/cases.ts'
import { getPackets } from '#contract/packets.ts'
import { listReminders } from '#contract/reminders.ts'
import { listUploads } from '#contract/uploads.ts'
import { emptyCase } from '#core/case/case-file.ts'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { caseId, noPackets, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue } from '#web/testing/home-value-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCase, { case: openCase() })
  api.answer(getPackets, noPackets)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(listDocuments, { documents: [] })
  api.answer(listReminders, {
    dates: [],
    wanted: true,
    clock: 'Eastern Time',
    hour: 8,
    calendarSince: null,
  })
  api.answer(saveCase, { version: 2, updatedAt: '2026-08-20T15:01:00.000Z' })
})
afterEach(() => vi.useRealTimers())

const wholeNumbers = {
  justValue: 420_000,
  assessedSchool: 300_000,
  assessedCounty: 300_000,
  taxableSchool: 275_000,
  taxableCounty: 248_589,
  totalTax: 4_854.67,
}

const writtenAnalysis = {
  id: caseId,
  kind: 'case_summary',
  title: 'Property analysis',
  propertyId: savedHome.id,
  address: '601 E Kennedy Blvd, Tampa, FL 33602',
  status: 'completed',
  sectionsDone: 6,
  sectionsTotal: 6,
  requestedAt: '2026-08-20T15:00:00.000Z',
  finishedAt: '2026-08-20T15:00:01.000Z',
} as const

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input

it('takes a sale of the roll over into the list, once', async () => {
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click((await screen.findAllByRole('button', { name: /^Add to my list/ }))[0] as HTMLElement)
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { comparables: [{ source: 'roll', address: expect.stringContaining('KENNEDY') }] },
    }),
  )
  expect(screen.getByText('It is in your list below.')).toBeDefined()
  expect(screen.getByRole('group', { name: /^Sale 1: / })).toBeDefined()
})

it('has a document written from the numbers of the case, and shows it when it is there', async () => {
  const { notice } = emptyCase
  const numbers = wholeNumbers
  api.answer(getCase, { case: openCase({ notice: { ...notice, numbers, homestead: true } }) })
  api.answer(generateDocument, { documentId: caseId, status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}/value`)
  const button = await screen.findByRole('button', { name: 'Write: Property analysis' })
  api.answer(listDocuments, { documents: [writtenAnalysis] })
  await user.click(button)
  expect(api.callsOf(generateDocument)[0]?.input).toEqual({
    kind: 'case_summary',
    propertyId: savedHome.id,
    trimNumbers: { ...numbers, homestead: true, taxYear: 2026, countyId: 'hillsborough' },
  })
  expect(await screen.findByRole('button', { name: /^Download PDF/ })).toBeDefined()
})

it('asks for the numbers first, where no roll has them', async () => {
  openPage(`/appeal/${caseId}/value`)
  expect(await screen.findByText('First the numbers of your TRIM notice')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

const letter = { ...writtenAnalysis, kind: 'cover_letter', title: 'Cover letter' } as const

it('says what each document is for, offers a letter as a Word file, and shows the tables of a text', async () => {
  api.answer(getCase, {
    case: openCase({ notice: { ...emptyCase.notice, numbers: wholeNumbers, homestead: true } }),
  })
  api.answer(listDocuments, { documents: [letter] })
  api.answer(downloadDocument, {
    url: '#letter',
    fileName: 'cover-letter.docx',
    expiresAt: letter.finishedAt,
  })
  const table = { caption: 'Exhibits', columns: ['Exhibit', 'What'], rows: [['Exhibit A', 'A cracked slab']] }
  api.answer(getDocumentStatus, {
    document: {
      ...letter,
      sections: [
        {
          id: 'l',
          title: 'The letter',
          forOwner: false,
          paragraphs: ['I enclose.'],
          table,
          writtenBy: 'composer',
        },
      ],
      sources: [],
      writtenBy: 'composer',
      failure: null,
    },
  })
  const { user } = openPage(`/appeal/${caseId}/value`)
  expect(await screen.findByRole('heading', { name: 'For the hearing, for you alone' })).toBeDefined()
  expect(screen.getByText('Before the hearing. Private: never hand it over.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Write: / })).toHaveLength(DOCUMENT_KINDS.length)
  await user.click(await screen.findByRole('button', { name: 'Read it here: Cover letter' }))
  expect(await screen.findByRole('cell', { name: 'A cracked slab' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Download Word file: Cover letter' }))
  expect(api.callsOf(downloadDocument).at(-1)?.input).toEqual({ id: caseId, format: 'docx' })
})
