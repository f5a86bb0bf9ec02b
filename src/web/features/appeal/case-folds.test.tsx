/** Proves that a case shows little at first: what is done and what is long is folded, and nothing is out of reach. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, getCaseOutlook, getCaseSales, saveCase } from '#contract/case/cases.ts'
import { listReminders } from '#contract/case/reminders.ts'
import { listDocuments } from '#contract/document/documents.ts'
import { deleteDocument } from '#contract/document/edits.ts'
import { getPackets } from '#contract/document/packets.ts'
import { deleteUpload, describeUpload, listUploads, type Upload } from '#contract/document/uploads.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { evidenceSent, prepared, sale } from '#core/case/testing/cases.ts'
import { caseId, noOutlook, noPackets, openCase, photo } from '#web/testing/case-answers.ts'
import { documentId, writtenDocument } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(getCaseOutlook, { outlook: noOutlook })
  api.answer(getCaseSales, { sales: { kind: 'none', words: 'No sales.', working: false } })
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCase, { case: openCase() })
  api.answer(getPackets, noPackets)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(saveCase, { version: 2, updatedAt: '2026-10-01T15:00:00.000Z' })
  api.answer(listDocuments, { documents: [] })
  api.answer(listReminders, { dates: [], wanted: true, clock: 'Eastern Time', hour: 8, calendarSince: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isOpen = (element: HTMLElement) => element.closest('details')?.open

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const finishedAt = '2026-08-20T15:00:01.000Z'
const inPacket = { changed: [], locked: false, finishedAt, exhibitsNamed: [], empty: null }
const letter = { id: documentId, kind: 'cover_letter', title: 'Cover letter', ...inPacket } as const
const withLetter = { ...noPackets, documents: [letter] }

it('documents and packet are one line each on a phone, which says how far they are', async () => {
  onPhone()
  api.answer(listDocuments, { documents: [writtenDocument()] })
  api.answer(getPackets, withLetter)
  const { user } = openPage(`/appeal/${caseId}`)
  const documents = await screen.findByText('1 document written')
  expect(isOpen(documents)).toBe(false)
  expect(isOpen(await screen.findByText('Choose what goes in, and make it'))).toBe(false)
  await user.click(documents)
  expect(isOpen(documents)).toBe(true)
})

it('the packet stands open where handing it over is the next step', async () => {
  onPhone()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T15:00:00Z') })
  const filing = { petitionFiledOn: calendarDate('2026-09-10'), petitionNumber: '1', paidOn: null }
  const hearing = { heldOn: calendarDate('2026-12-10'), time: '', place: '', remoteLink: '', minutes: null }
  const file = { ...prepared, papersAreElsewhere: true, filing, hearing }
  api.answer(getCase, { case: openCase(file) })
  api.answer(getPackets, withLetter)
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText(/^Choose what goes in/)).toBeDefined()
  expect(isOpen(screen.getByText(/^Choose what goes in/))).toBe(true)
})

it('says nothing of a packet while there is nothing to put into one', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByRole('button', { name: 'Prepare everything that’s ready' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Make the packet' })).toBeNull()
})

it('an entry that lacks nothing is its title, one that lacks something stands open', async () => {
  const comparables = [sale('Whole'), sale('Bare', { reason: '' })]
  api.answer(getCase, { case: openCase({ comparables, deliveries: [evidenceSent] }) })
  api.answer(getCaseSales, { sales: { kind: 'none', words: 'No sales.', working: false } })
  openPage(`/appeal/${caseId}/comparables`)
  expect(isOpen(await screen.findByText('Sale 1: Whole Sample Lane'))).toBe(false)
  expect(isOpen(screen.getByText('Sale 2: Bare Sample Lane'))).toBe(true)
})

it('the only document of its kind is removed after a question, and leaves the choice of the packet', async () => {
  const packet = {
    ...openCase().file.packet,
    documentsLeftOut: ['cover_letter'],
    documentOrder: ['cover_letter'],
  }
  api.answer(getCase, { case: openCase({ packet } as Parameters<typeof openCase>[0]) })
  api.answer(listDocuments, { documents: [writtenDocument()] })
  api.answer(deleteDocument, {})
  const { user } = openPage(`/appeal/${caseId}`)
  await user.click(await screen.findByRole('button', { name: /^Remove: Cover letter/ }))
  api.answer(listDocuments, { documents: [] })
  await user.click(await screen.findByRole('button', { name: 'Remove for good' }))
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({
      changes: { packet: { documentsLeftOut: [], documentOrder: [] } },
    }),
  )
  expect(screen.queryByText('Cover letter')).toBeNull()
  const heading = screen.getByRole('heading', { level: 2, name: 'Documents' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('a way to the documents brings them into view again while the page above them grows, until the reader moves', async () => {
  const shown: Element[] = []
  const grown: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grow: () => void) {
        grown.push(grow)
      }
      observe = () => undefined
      disconnect = () => grown.splice(0)
    },
  )
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this)
  }
  const { user } = openPage(`/appeal/${caseId}#case-documents`)
  const heading = await screen.findByRole('heading', { level: 2, name: 'Documents' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const before = shown.length
  for (const grow of [...grown]) grow()
  expect(shown.slice(before)).toContain(heading)
  await user.keyboard('{Tab}')
  expect(grown).toEqual([])
})

it('a way to a folded part opens it', async () => {
  openPage(`/appeal/${caseId}#whole-case`)
  const heading = await screen.findByRole('heading', { level: 2, name: 'The whole case' })
  expect(isOpen(heading)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

const roof: Upload = {
  ...photo,
  name: 'roof.jpg',
  caption: 'The roof, north side',
  takenOn: calendarDate('2025-12-30'),
}

it('a photo is removed after a question only, and the keyboard stays in its part', async () => {
  api.answer(listUploads, { uploads: [roof], canAdd: 59, total: 1 })
  const { user } = openPage(`/appeal/${caseId}/papers`)
  await user.click(await screen.findByRole('button', { name: /^Remove: roof\.jpg/ }))
  const asked = await screen.findByRole('dialog', { name: 'Remove this photo for good?' })
  expect(within(asked).getByText(/what you wrote about it: The roof, north side/)).toBeDefined()
  expect(api.callsOf(deleteUpload)).toEqual([])
  api.answer(deleteUpload, {})
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  await user.click(within(asked).getByRole('button', { name: 'Remove for good' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'The roof, north side' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Dated photos/))
})

it('a locked document is not removed, and says why', async () => {
  api.answer(listDocuments, { documents: [writtenDocument({ locked: true })] })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByRole('button', { name: /^Remove: Cover letter/ })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.getByText('You approved this document. Undo your approval first.')).toBeDefined()
})

it('a day of a photo that has not come is told at its field, and is not sent', async () => {
  api.answer(listUploads, { uploads: [{ ...roof, takenOn: null }], canAdd: 59, total: 1 })
  api.answer(describeUpload, {})
  openPage(`/appeal/${caseId}/papers`)
  const field = await screen.findByLabelText('Date it was taken')
  fireEvent.change(field, { target: { value: '2030-01-01' } })
  expect(await screen.findByText(/January 1, 2030 is in the future\. Enter a date up to today/)).toBeDefined()
  expect(api.callsOf(describeUpload)).toEqual([])
  fireEvent.change(field, { target: { value: '2026-08-19' } })
  await waitFor(() => expect(api.callsOf(describeUpload)[0]?.input).toMatchObject({ takenOn: '2026-08-19' }))
})
