/** Proves that the page of a case shows its dates with their reminders, keeps what is chosen, and tells a calendar address once. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, getCaseOutlook } from '#contract/case/cases.ts'
import { chooseReminder, endCalendar, listReminders, renewCalendar } from '#contract/case/reminders.ts'
import { listDocuments } from '#contract/document/documents.ts'
import { getPackets } from '#contract/document/packets.ts'
import { listUploads } from '#contract/document/uploads.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { caseId, noOutlook, noPackets, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

type Listed = OutputOf<typeof listReminders>

const petition: Listed['dates'][number] = {
  id: 'petition-2026',
  title: 'Your petition must reach the board',
  dueOn: calendarDate('2026-09-14'),
  actOn: calendarDate('2026-09-14'),
  certainty: 'printed',
  detail: 'Your TRIM notice says Monday, September 14, 2026.',
  source: 's. 194.011(3)(d), F.S.',
  state: 'open',
  snoozedUntil: null,
  nextOn: calendarDate('2026-08-31'),
}

let api: FakeApi
const answer = (changes: Partial<Listed> = {}) =>
  api.answer(listReminders, {
    dates: [petition],
    wanted: true,
    clock: 'Eastern Time',
    hour: 8,
    calendarSince: null,
    ...changes,
  })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  api.answer(getCaseOutlook, { outlook: noOutlook })
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCase, { case: openCase() })
  api.answer(getPackets, noPackets)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(listDocuments, { documents: [] })
  api.answer(chooseReminder, {})
  answer()
})
afterEach(() => vi.useRealTimers())

const part = async () => within(await screen.findByRole('region', { name: 'Dates and reminders' }))
const button = async (name: RegExp | string) => (await part()).findByRole('button', { name })

it('shows each date with its next reminder and by which clock mail goes out; done is kept', async () => {
  const { user } = openPage(`/appeal/${caseId}`)
  expect(await (await part()).findByRole('heading', { name: petition.title })).toBeDefined()
  const text = (await screen.findByRole('region', { name: 'Dates and reminders' })).textContent
  expect(text).toContain('Monday, September 14, 2026 (printed on your notice)')
  expect(text).toContain('Next reminder: Monday, August 31, 2026')
  expect(text).toContain('14, 7, 3 and 1 days ahead and on the day itself, starting at 8 am Eastern Time')
  expect(text).toContain('Before a tax-bill discount ends, we email you once, 7 days ahead.')
  answer({ dates: [{ ...petition, state: 'done', nextOn: null }] })
  await user.click(await button(/^Done/))
  expect(await (await part()).findByText('Done. No more reminders.')).toBeDefined()
  expect(api.callsOf(chooseReminder)[0]?.input).toEqual({
    id: caseId,
    dateId: 'petition-2026',
    choice: 'done',
  })
  answer()
  await user.click(await button(/^Remind me again/))
  expect(api.callsOf(chooseReminder)[1]?.input).toMatchObject({ choice: 'resume' })
})

it('puts a reminder off to a day between today and the date', async () => {
  const { user } = openPage(`/appeal/${caseId}`)
  await user.click(await button(/^Remind me another day/))
  const field = await (await part()).findByLabelText('Remind me on')
  await user.clear(field)
  await user.type(field, '2026-09-20')
  await user.click(await button('Save reminder'))
  expect(await (await part()).findByText(/between tomorrow and the date itself/)).toBeDefined()
  expect(api.callsOf(chooseReminder)).toEqual([])
  await user.clear(field)
  await user.type(field, '2026-09-01')
  await user.click(await button('Save reminder'))
  await waitFor(() =>
    expect(api.callsOf(chooseReminder)[0]?.input).toMatchObject({ choice: 'snooze', until: '2026-09-01' }),
  )
})

it('tells a calendar address once, renews it and ends it', async () => {
  const url = 'https://justvalue.example/calendar/secret.ics'
  api.answer(renewCalendar, { url })
  api.answer(endCalendar, {})
  const { user } = openPage(`/appeal/${caseId}`)
  const make = await button('Make a calendar link')
  answer({ calendarSince: '2026-08-20T15:00:00.000Z' })
  await user.click(make)
  const field = await (await part()).findByLabelText<HTMLInputElement>('Calendar link')
  expect(field.value).toBe(url)
  expect(await button('Make a new link')).toBeDefined()
  answer()
  await user.click(await button('Turn off the calendar link'))
  expect(await button('Make a calendar link')).toBeDefined()
  expect((await part()).queryByLabelText('Calendar link')).toBeNull()
})

it('says that mail is turned off', async () => {
  answer({ wanted: false })
  openPage(`/appeal/${caseId}`)
  expect(await (await part()).findByText(/You’ve turned deadline reminders off/)).toBeDefined()
})

it('is part of AI-Enhanced', async () => {
  signIn(api, { ...ada, tier: 'standard' })
  openPage(`/appeal/${caseId}`)
  expect(await (await part()).findByText(/^AI-Enhanced emails you before each date/)).toBeDefined()
  expect(api.callsOf(listReminders)).toEqual([])
})
