/** Proves that a packet is chosen and ordered by its owner, made, watched, and shown with what has changed since. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { getCase, getCaseOutlook, saveCase } from '#contract/case/cases.ts'
import { listReminders } from '#contract/case/reminders.ts'
import { listDocuments } from '#contract/document/documents.ts'
import { getDocumentChanges, renewDocument } from '#contract/document/edits.ts'
import { getOfficialForm } from '#contract/document/official-form.ts'
import {
  downloadPacket,
  getPackets,
  makePacket,
  type Packet,
  type PacketView,
} from '#contract/document/packets.ts'
import { listUploads } from '#contract/document/uploads.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { documentReadiness } from '#core/case/document/ready.ts'
import { prepared } from '#core/case/testing/cases.ts'
import { caseId, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { writtenDocument } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const [roof, estimate] = ['00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000022']

const packet: Packet = {
  id: '00000000-0000-4000-8000-000000000031',
  status: 'completed',
  megabytes: 10,
  requestedAt: '2026-10-01T15:00:00.000Z',
  finishedAt: '2026-10-01T15:00:02.000Z',
  made: {
    pages: 24,
    bytes: 12_340_000,
    fits: false,
    photoEdge: 700,
    changes: ['“Evidence list” was written again.'],
    olderPapers: [],
  },
  failure: null,
}

const view: PacketView = {
  packets: [],
  documents: [
    {
      id: roof,
      kind: 'evidence_list',
      title: 'Evidence list',
      finishedAt: '2026-10-01T14:00:00.000Z',
      exhibitsNamed: null,
      empty: null,
      changed: [],
      locked: false,
    },
  ],
  toFix: [],
  reminders: [],
  exhibits: [
    { uploadId: roof, title: 'The roof', pages: null },
    { uploadId: estimate, title: 'Estimate', pages: 3 },
  ],
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(getCaseOutlook, { outlook: noOutlook })
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCase, { case: openCase() })
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(saveCase, { version: 2, updatedAt: '2026-10-01T15:00:00.000Z' })
  api.answer(listDocuments, { documents: [] })
  api.answer(listReminders, { dates: [], wanted: true, clock: 'Eastern Time', hour: 8, calendarSince: null })
  api.answer(getOfficialForm, { form: null })
})

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input

it('is put in order by keyboard: letters follow, focus stays', async () => {
  api.answer(getPackets, view)
  const { user } = openPage(`/appeal/${caseId}`)
  const up = await screen.findByRole('button', { name: 'Move up: Exhibit B: Estimate' })
  up.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('checkbox', { name: 'Exhibit A: Estimate' })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Exhibit B: The roof' })).toBeDefined()
  expect(screen.getByText('Exhibit A: Estimate: now 1 of 2.')).toBeDefined()
  const down = screen.getByRole('button', { name: 'Move down: Exhibit A: Estimate' })
  await waitFor(() => expect(document.activeElement).toBe(down))
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({ changes: { packet: { exhibitOrder: [estimate, roof] } } }),
  )
})

it('names a paper that shows nothing yet, as long as it is in the packet', async () => {
  const empty = 'No sale is in it.'
  api.answer(getPackets, { ...view, documents: view.documents.map((one) => ({ ...one, empty })) })
  const { user } = openPage(`/appeal/${caseId}`)
  expect(await screen.findByText('A document in this packet is empty')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Evidence list' }))
  expect(screen.queryByText('A document in this packet is empty')).toBeNull()
})

it('is made from what is chosen, and says how large it came out and what changed since', async () => {
  api.answer(getPackets, view)
  api.answer(makePacket, { packetId: packet.id, status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  await user.click(await screen.findByRole('checkbox', { name: 'Exhibit B: Estimate' }))
  expect(screen.getByRole('checkbox', { name: 'Left out: Estimate' })).toHaveProperty('checked', false)
  expect(screen.getByText('Evidence list')).toBeDefined()
  api.answer(getPackets, { ...view, packets: [packet] })
  await user.click(screen.getByRole('button', { name: 'Make the packet' }))
  expect(await screen.findByText('Your evidence packet, 24 pages')).toBeDefined()
  expect(api.callsOf(makePacket)[0]?.input).toEqual({ id: caseId, megabytes: 10 })
  expect(lastSaved()).toMatchObject({ changes: { packet: { exhibitsLeftOut: [estimate] } } })
  expect(screen.getByText('Larger than the 10 MB you chose')).toBeDefined()
  expect(screen.getByText('“Evidence list” was written again.')).toBeDefined()
  expect(screen.getByText('Your packet is ready.')).toBeDefined()
})

it('quotes what is worth another look, and is made all the same', async () => {
  const message = '“Cover letter” keeps words of yours that a board may not weigh.'
  api.answer(getPackets, {
    ...view,
    reminders: [{ kind: 'unheard', message, at: ['My taxes are too high.'], documentId: estimate }],
  })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByText('My taxes are too high.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the document' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make the packet' })).toHaveProperty('disabled', false)
})

it('is not made while something is to be put right, and updates all older papers with one press', async () => {
  const message = 'Your case has changed since these were written: “Evidence list,” “Cover letter.”'
  const blank = '“Cover letter” has a blank that is not filled in.'
  api.answer(getPackets, {
    ...view,
    toFix: [
      { kind: 'stale', message, documentIds: [roof, estimate] },
      { kind: 'blank', message: blank, documentIds: [estimate] },
    ],
  })
  api.answer(renewDocument, { status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make the packet' })).toHaveProperty('disabled', true)
  expect(screen.getByText('First fix what’s listed above.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the document' }).getAttribute('href')).toBe(
    `/appeal/${caseId}/document/${estimate}`,
  )
  await user.click(screen.getByRole('button', { name: 'Update 2 documents' }))
  await waitFor(() =>
    expect(api.callsOf(renewDocument).map(({ input }) => input)).toEqual([{ id: roof }, { id: estimate }]),
  )
})

it('is not made while its pages name a paper that is not written, and has that written again', async () => {
  const message =
    '“Evidence list and summary” names “Record and condition,” which isn’t written yet. Write it again.'
  api.answer(getPackets, { ...view, toFix: [{ kind: 'unwritten', message, documentIds: [estimate] }] })
  api.answer(renewDocument, { status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make the packet' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Write it again' }))
  await waitFor(() => expect(api.callsOf(renewDocument).at(-1)?.input).toEqual({ id: estimate }))
})

it('says of a packet that is made which papers in it are older than the case', async () => {
  const made = { ...packet.made, fits: true, olderPapers: ['“Evidence list”: The owner’s opinion of value.'] }
  api.answer(getPackets, { ...view, packets: [{ ...packet, made: made as Packet['made'] }] })
  openPage(`/appeal/${caseId}`)
  expect(
    await screen.findByText(
      'Your packet is ready, but some documents in it don’t reflect your latest changes.',
    ),
  ).toBeDefined()
  expect(screen.getByText('“Evidence list”: The owner’s opinion of value.')).toBeDefined()
  expect(screen.queryByText('Your packet is ready.')).toBeNull()
})

it('is not begun with nothing in it, and says why one failed', async () => {
  const message = 'Exhibit B: Estimate: its pages cannot be carried over.'
  const failed: Packet = {
    ...packet,
    status: 'failed',
    made: null,
    failure: { reason: 'paper_unreadable', message },
  }
  api.answer(getPackets, { packets: [failed], documents: [], toFix: [], reminders: [], exhibits: [] })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make the packet' })).toHaveProperty('disabled', true)
})

const outlookOf = (outcome: 'file_with_evidence' | 'do_not_file') => ({
  ...noOutlook,
  verdict: { outcome, reason: 'estimate_is_rough', headline: 'The estimate is rough.' } as const,
})

it('says at the head of the case that the packet is older than it, before it is handed over', async () => {
  api.answer(getCaseOutlook, { outlook: outlookOf('file_with_evidence') })
  api.answer(getPackets, { ...view, packets: [packet] })
  openPage(`/appeal/${caseId}`)
  const atHand = await screen.findByRole('region', { name: 'Your evidence packet, 24 pages' })
  expect(atHand.textContent).toContain('Your case has changed since.')
  expect(within(atHand).getByRole('button', { name: 'Update it' })).toBeDefined()
})

it('does not take the place of the answer that a petition would not pay', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  api.answer(getCaseOutlook, { outlook: outlookOf('do_not_file') })
  api.answer(getPackets, { ...view, packets: [packet] })
  openPage(`/appeal/${caseId}`)
  await screen.findByText('Your evidence packet, 24 pages')
  expect(screen.getByText('The estimate is rough.')).toBeDefined()
})

const current: Packet = {
  ...packet,
  made: { pages: 8, bytes: 900_000, fits: true, photoEdge: null, changes: [], olderPapers: [] },
}

it('is fetched at the head of the case’s home', async () => {
  api.answer(getPackets, { ...view, packets: [current] })
  api.refuse(downloadPacket, 'not_found', 'We couldn’t find that packet')
  const { user } = openPage(`/appeal/${caseId}`)
  await screen.findByText('Your evidence packet, 8 pages')
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(heads.slice(0, 2)).toEqual(['Your next step', 'Your evidence packet, 8 pages'])
  await user.click(screen.getByRole('button', { name: 'Download the packet' }))
  expect(await screen.findByText('We couldn’t find that packet')).toBeDefined()
})

it.each([
  ['Estimate of the roof', 1],
  ['My filed petition, DR-486', 0],
])('says once the petition is filed whether it holds a copy: with “%s”', async (caption, lacking) => {
  const file = { ...prepared, filing: { ...prepared.filing, petitionFiledOn: calendarDate('2026-09-01') } }
  const held = { id: estimate, kind: 'paper' as const, name: 'a.pdf', caption }
  api.answer(getCase, { case: { ...openCase(file), uploads: [held] } })
  api.refuse(listUploads, 'not_found', 'Not now')
  api.answer(getPackets, { ...view, packets: [current] })
  openPage(`/appeal/${caseId}`)
  const atHand = await screen.findByRole('region', { name: 'Your evidence packet, 8 pages' })
  expect(within(atHand).queryAllByRole('link', { name: 'Add one to your papers' })).toHaveLength(lacking)
})

it('that is older than the case is updated there, and what it lacks has one press to its place', async () => {
  const message = 'The written estimate for “Roof” is not in your case.'
  const file = { ...prepared, papersAreElsewhere: true }
  api.answer(getCase, { case: openCase(file) })
  api.answer(getPackets, {
    ...view,
    packets: [packet],
    toFix: [{ kind: 'unproved', message, documentIds: [] }],
  })
  const all = documentReadiness(file).map(({ kind }, at) =>
    writtenDocument({ kind, id: `00000000-0000-4000-8000-0000000001${at + 10}` }),
  )
  api.answer(listDocuments, { documents: all })
  api.answer(getDocumentChanges, { comparable: true, changes: [] })
  api.answer(getOfficialForm, { form: null })
  const { user } = openPage(`/appeal/${caseId}`)
  await user.click(await screen.findByRole('button', { name: 'Update it' }))
  expect(await screen.findByText('We couldn’t update the packet yet.')).toBeDefined()
  const [way] = screen.getAllByRole('link', { name: 'Step 5: Photos and papers' })
  expect(way?.getAttribute('href')).toBe(`/appeal/${caseId}/papers`)
})
