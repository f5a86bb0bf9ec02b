/** Proves that a reminder's link changes nothing until a press, and then what the person chose. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readReminderLink, settleReminderLink } from '#contract/case/reminders.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

const token = 'a-token-as-long-as-those-of-mails'
const kept = {
  title: 'Your petition must reach the board',
  dueOn: calendarDate('2026-09-14'),
  actOn: calendarDate('2026-09-14'),
  state: 'open',
  snoozedUntil: null,
} as const

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  const caseId = '7d1c7c7e-6f0e-4a43-9f55-0b6f8a0d3f21'
  api.answer(readReminderLink, { ...kept, caseId, today: calendarDate('2026-09-04') })
})

it('shows the date and changes nothing by being opened; a press marks it as done, and back', async () => {
  const { user } = openPage(`/reminder/${token}?choose=done`)
  expect(await screen.findByRole('heading', { level: 1, name: kept.title })).toBeDefined()
  expect(screen.getByText(/as planned/)).toBeDefined()
  expect(api.callsOf(settleReminderLink)).toEqual([])
  api.answer(settleReminderLink, { ...kept, state: 'done' })
  await user.click(screen.getByRole('button', { name: 'Mark as done' }))
  expect(await screen.findByText(/Marked done/)).toBeDefined()
  expect(screen.queryByText(/as planned/)).toBeNull()
  expect(api.callsOf(settleReminderLink)[0]?.input).toEqual({ token, choice: 'done' })
  api.answer(settleReminderLink, kept)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/as planned/, { selector: '[role=status] *' })).toBeDefined()
})

it('puts it off to the chosen day', async () => {
  api.answer(settleReminderLink, { ...kept, snoozedUntil: calendarDate('2026-09-05') })
  const { user } = openPage(`/reminder/${token}?choose=snooze`)
  await user.click(await screen.findByRole('button', { name: 'Save reminder' }))
  expect(await screen.findByText('Saturday, September 5, 2026')).toBeDefined()
  expect(api.callsOf(settleReminderLink)[0]?.input).toEqual({ token, choice: 'snooze', until: '2026-09-05' })
})

it('says why a link does not work', async () => {
  const words = 'This link no longer works: the date has moved.'
  api.refuse(readReminderLink, 'link_invalid', words)
  openPage(`/reminder/${token}`)
  expect(await screen.findByText(words)).toBeDefined()
})
