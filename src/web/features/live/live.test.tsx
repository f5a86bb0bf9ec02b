/** Proves the page of live sessions: times, joining, questions and votes, what is past, and who sees it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askLiveQuestion,
  chooseLiveReminder,
  getLiveCalendar,
  getLiveSession,
  type LiveQuestion,
  type LiveSession,
  listLiveSessions,
  takeBackLiveQuestion,
  voteForLiveQuestion,
} from '#contract/course/live-sessions.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const session = (parts: Partial<LiveSession> = {}): LiveSession => ({
  id: 1,
  title: 'What counts as evidence?',
  about: 'Bring your notice.',
  startsAt: '2036-12-01T23:00:00.000Z',
  minutes: 60,
  state: 'announced',
  joinUrl: null,
  recordingUrl: null,
  reminder: false,
  questionCount: 2,
  answerCount: 0,
  ...parts,
})

const question = (parts: Partial<LiveQuestion> = {}): LiveQuestion => ({
  id: 7,
  text: 'When is evidence due?',
  askedAt: '2036-11-01T10:00:00.000Z',
  votes: 2,
  voted: false,
  mine: false,
  hidden: false,
  answer: null,
  ...parts,
})

const own = question({ id: 8, text: 'Is a photo enough?', votes: 1, mine: true })

let api: FakeApi
/** The two lists are one call; which one is asked for, its input tells. */
let lists: { ahead: LiveSession[]; past: LiveSession[] }
const listAskedFor = (): LiveSession[] => {
  const asked = listLiveSessions.input.parse(api.callsOf(listLiveSessions).at(-1)?.input)
  return lists[asked.when]
}

beforeEach(() => {
  api = fakeApi()
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  lists = { ahead: [], past: [] }
  api.answerWith(listLiveSessions, () => ({ sessions: listAskedFor() }))
  api.answer(getLiveSession, { session: session(), questions: [question(), own] })
})

describe('an owner of AI-Enhanced', () => {
  it('is told when nothing is scheduled, without a date', async () => {
    openPage('/live')
    expect(await screen.findByRole('heading', { name: 'No session is scheduled right now' })).toBeTruthy()
    expect(screen.getByText(/^When we schedule one, you’ll see it here\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'send us your question' }).getAttribute('href')).toBe('/support')
    expect(screen.queryByRole('heading', { name: 'Past sessions' })).toBeNull()
  })

  it('sees when a session is, and joins it once it can be joined', async () => {
    lists.ahead = [session()]
    openPage('/live')
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Monday, December 1, 2036, 6:00 pm Eastern Time')).toBeTruthy()
    expect(card.getByText(/appears here 15 minutes before/)).toBeTruthy()
    expect(card.queryByRole('link', { name: /Join/ })).toBeNull()
    cleanup()
    lists.ahead = [session({ state: 'running', joinUrl: 'https://meet.example/1' })]
    openPage('/live')
    const join = await screen.findByRole('link', { name: /^Join the session/ })
    expect([join.getAttribute('href'), join.getAttribute('rel')]).toEqual([
      'https://meet.example/1',
      'noreferrer',
    ])
  })

  it('puts it into the calendar and asks to be reminded', async () => {
    lists.ahead = [session()]
    api.answer(getLiveCalendar, { fileName: 'session.ics', text: 'BEGIN:VCALENDAR' })
    api.answer(chooseLiveReminder, { wanted: true })
    const address = vi.fn((_file: Blob) => 'blob:calendar')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => undefined }))
    HTMLAnchorElement.prototype.click = () => undefined
    const { user } = openPage('/live')
    await user.click(await screen.findByRole('button', { name: 'Add to my calendar' }))
    await waitFor(() => expect(address.mock.calls[0]?.[0].type).toBe('text/calendar;charset=utf-8'))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email me a reminder' })
    expect(box.checked).toBe(false)
    lists.ahead = [session({ reminder: true })]
    await user.click(box)
    await waitFor(() => expect(api.callsOf(chooseLiveReminder)[0]?.input).toEqual({ id: 1, wanted: true }))
    expect(box.checked).toBe(true)
  })

  it('votes for the question of another, and takes back their own', async () => {
    lists.ahead = [session()]
    api.answer(voteForLiveQuestion, { voted: true, votes: 3 })
    api.answer(takeBackLiveQuestion, {})
    const { user } = openPage('/live')
    const vote = await screen.findByRole('button', {
      name: 'I have this question too: When is evidence due?',
    })
    expect(vote.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText('2 votes')).toBeTruthy()
    api.answer(getLiveSession, { session: session(), questions: [question({ votes: 3, voted: true }), own] })
    await user.click(vote)
    await screen.findByText('3 votes')
    expect(screen.getByRole('button', { name: /^I have this question too/, pressed: true })).toBeTruthy()
    expect(api.callsOf(voteForLiveQuestion)[0]?.input).toEqual({ id: 1, questionId: 7, voted: true })
    const takeBack = screen.getByRole('button', { name: 'Delete my question: Is a photo enough?' })
    api.answer(getLiveSession, { session: session(), questions: [question()] })
    await user.click(takeBack)
    await waitFor(() => expect(screen.queryByText('Is a photo enough?')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' }))
    expect(api.callsOf(takeBackLiveQuestion)[0]?.input).toEqual({ id: 1, questionId: 8 })
  })

  it('asks, and is told plainly what an answer can be and what was wrong', async () => {
    lists.ahead = [session()]
    api.refuse(askLiveQuestion, 'conflict', 'You have brought 5 questions to this session.')
    const { user } = openPage('/live')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question')
    expect(screen.getByText(/Others see your question without your name\./)).toBeTruthy()
    await user.type(field, 'Short')
    await user.click(screen.getByRole('button', { name: 'Submit question' }))
    expect(await screen.findByText('Please write at least 10 characters')).toBeTruthy()
    await user.type(field, ', or long enough?')
    await user.click(screen.getByRole('button', { name: 'Submit question' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You have brought 5 questions')
    expect(field.value).toBe('Short, or long enough?')
    api.answer(askLiveQuestion, { questionId: 9 })
    await user.click(screen.getByRole('button', { name: 'Submit question' }))
    expect(await screen.findByText('Your question is on the list')).toBeTruthy()
    expect(field.value).toBe('')
  })

  it('finds recordings and written answers of earlier sessions', async () => {
    lists.past = [
      session({ state: 'over', recordingUrl: 'https://video.example/1', answerCount: 1 }),
      session({ id: 2, title: 'On caps', state: 'over' }),
    ]
    const answered = question({ answer: 'Fifteen days before the hearing.' })
    api.answer(getLiveSession, { session: session(), questions: [answered, own] })
    const { user } = openPage('/live')
    const past = within(await screen.findByRole('region', { name: 'Past sessions' }))
    const recording = past.getByRole('link', { name: /^Watch the recording: What counts/ })
    expect(recording.getAttribute('href')).toBe('https://video.example/1')
    expect(past.getByText('This session wasn’t recorded.')).toBeTruthy()
    await user.click(past.getByRole('button', { name: 'One written answer: What counts as evidence?' }))
    expect(await past.findByText('Fifteen days before the hearing.')).toBeTruthy()
    expect(past.queryByText('Is a photo enough?')).toBeNull()
  })
})

it.each([
  ['standard', 'See the plans'],
  [null, 'See the two plans'],
] as const)('with tier %s the page says what it is part of', async (tier, link) => {
  signIn(api, { ...ada, tier })
  openPage('/live')
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe('/pricing')
  expect(api.callsOf(listLiveSessions)).toEqual([])
})
