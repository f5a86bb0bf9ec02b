/** Proves that once the hearing is known its owner reads by when, to whom and how the evidence is sent, and before that why not. */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase } from '#contract/case/cases.ts'
import { getPackets, type Packet } from '#contract/document/packets.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { answerEmptyCase, caseId, noPackets, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-10-01T15:00:00Z') })
  api = fakeApi()
  answerEmptyCase(api)
  signIn(api, { ...ada, tier: 'ai_enhanced' })
})
afterEach(() => vi.useRealTimers())

// 20 days before November 10 is Wednesday, October 21; 15 days before it Monday, October 26.
const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2026-11-10') }
const appraiser = { url: null, address: '601 E Kennedy Blvd, Tampa, FL 33602', phone: '(813) 555-0100' }

const answerHearing = () => {
  const known = openCase({ hearing })
  api.answer(getCase, { case: { ...known, county: { ...known.county, appraiser } } })
  api.answer(getPackets, noPackets)
}

it('says by when, to whom and how, before the log', async () => {
  answerHearing()
  openPage(`/appeal/${caseId}/deliveries`)
  const day = await screen.findByText(/^Send it by/)
  expect(day.textContent).toBe('Send it by Wednesday, October 21, 2026')
  expect(screen.getByText(/^Last day by law: Monday, October 26, 2026\. If your notice/)).toBeDefined()
  expect(screen.getByText(appraiser.address)).toBeDefined()
  expect(screen.getByRole('link', { name: appraiser.phone })).toBeDefined()
  expect(screen.getByText(/^By email: ask for a reply/)).toBeDefined()
  const packet = await screen.findByRole('link', { name: 'Make your evidence packet' })
  expect(packet.getAttribute('href')).toBe(`/appeal/${caseId}`)
  const entry = screen.getByRole('button', { name: 'Add an entry' })
  expect(day.compareDocumentPosition(entry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('leads to where a packet is updated that is older than its case, and hands over the older one too', async () => {
  answerHearing()
  const older: Packet = {
    id: crypto.randomUUID(),
    status: 'completed',
    megabytes: 10,
    requestedAt: '2026-09-20T15:00:00.000Z',
    finishedAt: '2026-09-20T15:00:02.000Z',
    made: {
      pages: 12,
      bytes: 900_000,
      fits: true,
      photoEdge: null,
      changes: ['The hearing date'],
      olderPapers: [],
    },
    failure: null,
  }
  api.answer(getPackets, { ...noPackets, packets: [older] })
  openPage(`/appeal/${caseId}/deliveries`)
  const update = await screen.findByRole('link', { name: 'Update your evidence packet' })
  expect(update.getAttribute('href')).toBe(`/appeal/${caseId}`)
  expect(screen.getByText('Your case has changed since this packet was made.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download the older packet' })).toBeDefined()
})

it('leads to the hearing date where none is entered', async () => {
  openPage(`/appeal/${caseId}/deliveries`)
  const way = await screen.findByRole('link', { name: 'Enter your hearing date' })
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}/hearing`)
  expect(screen.queryByText(/^Send it by/)).toBeNull()
})

it('says both days under the hearing date once it is entered', async () => {
  openPage(`/appeal/${caseId}/hearing`)
  const date = await screen.findByLabelText('Hearing date')
  expect(screen.queryByText(/Last day by law/)).toBeNull()
  fireEvent.change(date, { target: { value: '2026-11-10' } })
  expect(
    await screen.findByText(
      'Send your evidence by Wednesday, October 21, 2026. Last day by law: Monday, October 26, 2026.',
    ),
  ).toBeDefined()
})
