/** Proves asking from the field to the places, not knowing, not advising, and looking back. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listCases } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import { type AnsweredQuestion, askQuestion, deleteQuestion, listQuestions } from '#contract/help/ask.ts'
import { listProperties } from '#contract/property/properties.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { listedCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'

const glossary = { label: 'The words: Special magistrate', path: '/glossary#special-magistrate' }
const lesson = { label: 'Lesson 6.2, The close', path: '/course/6?lesson=6-2#step-five-the-close' }
const statute = { source: 'Section 194.035, Florida Statutes', checkedOn: '2026-11-21', sureness: null }
const doubt = { source: 'A rule we could not read', checkedOn: '2026-11-20', sureness: 'unverified' } as const

const magistrate: AnsweredQuestion = {
  id: '0b4b8f9e-63f1-4d0a-9d43-0d8d9b6f0a11',
  question: 'What is a special magistrate?',
  askedAt: '2026-11-21T15:00:00.000Z',
  kind: 'answer',
  sentences: [
    { text: 'The person who hears a petition.', citations: [{ ...glossary, ...statute }] },
    { text: 'A lawyer, for exemptions.', citations: [{ ...glossary, ...statute }] },
    { text: 'The letter may come late.', citations: [{ ...lesson, ...doubt }] },
  ],
  places: [],
  about: null,
  writtenBy: 'extract',
  isBeingWorded: false,
}
const bread: AnsweredQuestion = {
  ...magistrate,
  id: '1b4b8f9e-63f1-4d0a-9d43-0d8d9b6f0a11',
  question: 'How do I bake bread?',
  kind: 'unknown',
  sentences: [{ text: 'We don’t know.', citations: [] }],
  places: [glossary, lesson],
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(listQuestions, { questions: [] })
  api.answer(listCases, { cases: [] })
  api.answer(listProperties, { properties: [] })
})

afterEach(() => {
  vi.useRealTimers()
})

const askFor = async (asked: AnsweredQuestion) => {
  api.answer(askQuestion, { question: asked })
  const page = openPage('/ask')
  await page.user.type(await screen.findByLabelText('Your question'), asked.question)
  await page.user.click(screen.getByRole('button', { name: 'Ask' }))
  return within(
    (await screen.findByRole('heading', { name: asked.question })).closest('[aria-live]') ?? document.body,
  )
}

it.each([
  [1, 'Is it worth appealing?'],
  [2, 'Which of my homes should I appeal first?'],
])('an owner of %s homes is offered first what their own figures answer: %s', async (count, asked) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-28T14:00:00Z') })
  api.answer(listProperties, {
    properties: Array.from({ length: count }, (_, at) => ({
      ...savedHome,
      id: `${at}${savedHome.id.slice(1)}`,
    })),
  })
  openPage('/ask')
  const samples = within(await screen.findByRole('region', { name: 'Common questions right now' }))
  await waitFor(() => expect(samples.getAllByRole('button')[0]?.textContent).toBe(asked))
  expect(samples.getAllByRole('button')).toHaveLength(8)
})

it('asks with Enter, and begins a line with Shift', async () => {
  api.answer(askQuestion, { question: magistrate })
  const { user } = openPage('/ask')
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question')
  await user.type(field, 'Who decides{Shift>}{Enter}{/Shift}at the hearing?')
  expect(field.value).toBe('Who decides\nat the hearing?')
  expect(api.callsOf(askQuestion)).toEqual([])
  await user.type(field, '{Enter}')
  expect(await screen.findByRole('heading', { name: magistrate.question })).toBeTruthy()
})

it('offers eight questions of the season, each asked with one press', async () => {
  api.answer(askQuestion, { question: magistrate })
  const page = openPage('/ask')
  const samples = within(await screen.findByRole('region', { name: 'Common questions right now' }))
  const offered = samples.getAllByRole('button')
  expect(offered).toHaveLength(8)
  await page.user.click(offered[0] ?? document.body)
  expect(await screen.findByRole('heading', { name: magistrate.question })).toBeTruthy()
  expect(api.callsOf(askQuestion)[0]?.input).toEqual({ question: offered[0]?.textContent })
})

it.each([
  ['evidence', 'When is my evidence due?', 'How do I file a petition?'],
  ['petition', 'How do I file a petition?', 'When is my evidence due?'],
] as const)(
  'before the last day asks as the case stands, with the day for %s ahead: %s',
  async (kind, asked, not) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-28T14:00:00Z') })
    const listed: ListedCase = {
      ...listedCase(),
      dates: [{ kind, title: kind, dueOn: calendarDate('2026-09-11'), certainty: 'estimate' }],
    }
    api.answer(listCases, { cases: [listed] })
    openPage('/ask')
    expect(await screen.findByRole('button', { name: asked })).toBeTruthy()
    expect(screen.queryByRole('button', { name: not })).toBeNull()
  },
)

it('shows the answer, read out, with a number for each place, its source and its doubt', async () => {
  const answer = await askFor(magistrate)
  expect(answer.getByText(/^The person who hears a petition\./).className).toContain('font-bold')
  expect(answer.getByText(/^A lawyer, for exemptions\./)).toBeTruthy()
  const first = answer.getByRole('link', { name: 'Source 1: The words: Special magistrate' })
  expect(first.getAttribute('href')).toBe(glossary.path)
  expect(answer.getByRole('link', { name: 'Source 2: Lesson 6.2, The close' })).toBeTruthy()
  expect(answer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The words: Special magistrateSection 194.035, Florida Statutes. Checked on November 21, 2026.',
    expect.stringContaining('Ask before you rely on it. Checked on November 20, 2026.'),
  ])
  expect(answer.getByText('Ask the clerk of the board before you rely on this.')).toBeTruthy()
  expect(
    answer.getByText(/sentences come from the lessons and pages named below.*not legal advice/),
  ).toBeTruthy()
  expect(answer.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/support')
  expect(answer.getByRole('link', { name: 'a live session' }).getAttribute('href')).toBe('/live')
})

it('shows the points of a list as a list, behind the sentence that leads to it', async () => {
  const citations = [{ ...lesson, ...statute }]
  const answer = await askFor({
    ...magistrate,
    sentences: [
      { text: 'Pack this:', citations },
      { text: 'The hearing notice.', citations, isItem: true },
      { text: 'A pen.', citations, isItem: true },
    ],
  })
  expect(answer.getByText(/^Pack this:/).tagName).toBe('P')
  const points = answer.getAllByRole('listitem').slice(0, 2)
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'The hearing notice.',
    expect.stringMatching(/^A pen\./),
  ])
})

it('names the one place of an answer without a number', async () => {
  const answer = await askFor({ ...magistrate, sentences: magistrate.sentences.slice(0, 2) })
  expect(answer.queryByRole('link', { name: /^Source 1/ })).toBeNull()
  expect(answer.getByText(`Where this comes from: ${glossary.label}`)).toBeTruthy()
})

it('shows a line for each of several homes as one list, each with its place', async () => {
  const lines = ['6102 Cacao Dr: Worth filing.', '2809 Sedona Trce: Better not to file.']
  const answer = await askFor({
    ...magistrate,
    question: 'Which of my homes first?',
    sentences: [
      { text: 'Start with 6102 Cacao Dr.', citations: [] },
      ...lines.map((text, at) => ({
        text,
        citations: [
          { label: `Case ${at}`, path: `/appeal/${at}`, source: null, checkedOn: null, sureness: null },
        ],
        isItem: true as const,
      })),
    ],
  })
  const [list] = answer.getAllByRole('list')
  expect(within(list ?? document.body).getAllByRole('listitem')).toHaveLength(2)
  expect(answer.getByRole('link', { name: 'Source 2: Case 1' })).toBeTruthy()
})

it('says that it does not know, with the places to read and the way to us', async () => {
  const answer = await askFor(bread)
  expect(answer.getByText('We don’t know.')).toBeTruthy()
  expect(answer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    glossary.label,
    lesson.label,
    'write to us',
    'a live session',
  ])
})

it('asks one of the nearest questions with one press', async () => {
  const near = { ...glossary, question: magistrate.question, says: 'The person who hears a petition.' }
  const answer = await askFor({ ...bread, places: [near, lesson] })
  expect(answer.getByText(near.says), 'what it answers is read before anything is pressed').toBeTruthy()
  expect(answer.getByRole('link', { name: glossary.label }).getAttribute('href')).toBe(glossary.path)
  api.answer(askQuestion, { question: magistrate })
  answer.getByRole('button', { name: magistrate.question }).click()
  expect(await screen.findByRole('heading', { name: magistrate.question })).toBeTruthy()
  expect(api.callsOf(askQuestion).map(({ input }) => input)).toEqual([
    { question: bread.question },
    { question: magistrate.question },
  ])
})

it('offers beside an answer what else may have been meant', async () => {
  const near = { ...glossary, question: 'What does a magistrate cost?', says: 'Nothing.' }
  const answer = await askFor({ ...magistrate, places: [near] })
  expect(answer.getByText('Not what you meant?')).toBeTruthy()
  expect(answer.getByRole('button', { name: near.question })).toBeTruthy()
  expect(answer.queryByText(near.says), 'its answer waits for a press').toBeNull()
})

it('shows a day of one’s own case large, and the clerk’s number to call', async () => {
  const own = { label: 'Your case', path: '/appeal/1', source: null, checkedOn: null, sureness: null }
  const texts = ['Friday, September 4, 2026', 'The board must have it.', 'Clerk of the board: (813) 276-8100']
  const answer = await askFor({
    ...magistrate,
    sentences: texts.map((text) => ({ text, citations: [own] })),
  })
  expect(answer.getByText('Friday, September 4, 2026').className).toContain('text-3xl')
  expect(answer.getByRole('link', { name: '(813) 276-8100' }).getAttribute('href')).toBe('tel:+18132768100')
})

it('asks for words before it asks the server', async () => {
  const { user } = openPage('/ask')
  await user.type(await screen.findByLabelText('Your question'), ' a ')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('Type your question.')).toBeTruthy()
  expect(api.callsOf(askQuestion)).toEqual([])
})

it('says which of several homes an answer is about, and asks the same of another', async () => {
  const other = { ...savedHome, id: magistrate.id, addressLine1: '2809 Sedona Trce' }
  api.answer(listProperties, { properties: [savedHome, other] })
  const own = { ...magistrate, question: 'When is my hearing?', about: savedHome.addressLine1 }
  const answer = await askFor(own)
  expect(answer.getByText('About 601 E Kennedy Blvd:')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(await answer.findByRole('button', { name: '2809 Sedona Trce' }))
  await waitFor(() =>
    expect(api.callsOf(askQuestion).at(-1)?.input).toEqual({ question: own.question, propertyId: other.id }),
  )
})

it('keeps earlier questions until they are removed', async () => {
  api.answer(listQuestions, { questions: [magistrate, bread] })
  api.answer(deleteQuestion, {})
  const { user } = openPage('/ask')
  const earlier = within(await screen.findByRole('region', { name: 'Your earlier questions' }))
  await user.click(earlier.getByText(bread.question))
  await user.click(earlier.getAllByRole('button', { name: 'Remove this question' })[1] ?? document.body)
  await waitFor(() => expect(screen.queryByText(bread.question)).toBeNull())
  expect(api.callsOf(deleteQuestion)[0]?.input).toEqual({ id: bread.id })
  expect(screen.getByText(magistrate.question)).toBeTruthy()
})

it('folds what was asked long ago', async () => {
  const ids = Array.from({ length: 7 }, (_, at) => `${at}${magistrate.id.slice(1)}`)
  api.answer(listQuestions, { questions: ids.map((id) => ({ ...magistrate, id, question: `Asked ${id}` })) })
  openPage('/ask')
  expect(await screen.findByText('2 older questions')).toBeTruthy()
})

it('tells an owner of Standard what it is part of, and leaves the search', async () => {
  signIn(api)
  openPage('/ask')
  expect(await screen.findByText('Part of AI-Enhanced')).toBeTruthy()
  expect(screen.queryByLabelText('Your question')).toBeNull()
  expect(screen.getByRole('search', { name: 'Search the course' })).toBeTruthy()
})

it('says so when the earlier questions did not load, and can be asked all the same', async () => {
  api.refuse(listQuestions, 'internal', '')
  openPage('/ask')
  expect(await screen.findByText('Your earlier questions didn’t load')).toBeTruthy()
  expect(screen.getByLabelText('Your question')).toBeTruthy()
})
