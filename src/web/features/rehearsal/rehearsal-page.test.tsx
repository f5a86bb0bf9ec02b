/** Proves that a hearing is practiced part by part and question by question, by tap and by key, and that how it went is kept. */
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getRehearsal, type Practice } from '#contract/case/rehearsal.ts'
import { caseId } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const part = (id: string, title: string, words: string) => ({
  id,
  title,
  seconds: 150,
  lines: [{ words, spoken: true }],
})

const practice: Practice = {
  address: '601 E Kennedy Blvd, Tampa',
  taxYear: 2026,
  hearing: { heldOn: null, minutes: 7 },
  runs: [
    {
      minutes: 5,
      parts: [part('opening', 'Opening', 'Good morning.'), part('closing', 'Closing', 'Thank you.')],
      questionIds: ['sale-late:1', 'files-none'],
    },
  ],
  questions: [
    {
      id: 'sale-late:1',
      asker: 'appraiser',
      step: 'comparables',
      question: 'Oak Rd was sold after the valuation date. Why should the board look at it?',
      words: 'Oak Rd was sold in 2026, after the valuation date.',
      hints: [{ words: 'You chose it because: “Same street.”', source: 'Your case: you wrote this' }],
    },
    {
      id: 'files-none',
      asker: 'magistrate',
      step: 'papers',
      hints: [],
      question: 'What shows it?',
      words: 'There is no photo or paper in the case.',
    },
  ],
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  // As newer browsers have it.
  Element.prototype.scrollIntoView = () => Promise.resolve()
})

afterEach(() => {
  vi.useRealTimers()
})

const address = `/appeal/${caseId}/rehearsal`

it('goes through parts and questions, shows what the case says, and ends with those to practice again', async () => {
  api.answer(getRehearsal, practice)
  const { user } = openPage(address)
  await user.click(await screen.findByRole('button', { name: /^5 minutes.*Fits the minutes you noted/ }))
  expect(screen.getByRole('heading', { name: 'Opening' })).toBe(document.activeElement)
  expect(screen.getByRole('timer').textContent).toMatch(/^\d+:\d\d of 2:30$/)
  await user.click(screen.getByRole('button', { name: 'Start speaking' }))
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByText('Paused.')).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('Thank you.')).toBeDefined()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Good morning.')).toBeDefined()
  await user.keyboard('{ArrowRight}{ArrowRight}')

  expect(screen.getByRole('heading', { name: 'The appraiser asks' })).toBeDefined()
  expect(screen.queryByText(/Same street/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show what my case says' }))
  expect(screen.getByText(/Same street/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I said it clearly' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'I didn’t know' }))
  await user.click(screen.getByRole('button', { name: 'Finish' }))

  const again = screen.getByRole('region', { name: 'To practice again' })
  expect(within(again).getByText('What shows it?')).toBeDefined()
  expect(within(screen.getByRole('region', { name: 'Said clearly' })).getByText(/^Oak Rd/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Practice these questions again' }))
  expect(screen.getByText('Question 1 of 1')).toBeDefined()
  expect(screen.getByRole('button', { name: 'I didn’t know', pressed: true })).toBeDefined()
})

it('counts parts and questions apart, and offers on a later visit to go on where the last one stopped', async () => {
  api.answer(getRehearsal, practice)
  const { user } = openPage(address)
  await user.click(await screen.findByRole('button', { name: /^5 minutes/ }))
  expect(screen.getByText('Part 1 of 2')).toBeDefined()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('Question 1 of 2')).toBeDefined()
  cleanup()

  const later = openPage(address)
  expect(await screen.findByText('You stopped at Question 1 of 2, in 5 minutes of practice.')).toBeDefined()
  await later.user.click(screen.getByRole('button', { name: 'Pick up where you stopped' }))
  expect(screen.getByRole('heading', { name: 'The appraiser asks' })).toBeDefined()
  await later.user.keyboard('{ArrowRight}')
  await later.user.click(screen.getByRole('button', { name: 'Finish' }))
  cleanup()

  openPage(address)
  await screen.findByRole('button', { name: /^5 minutes/ })
  expect(screen.queryByText(/^You stopped at/)).toBeNull()
})

it('counts the time of a part, stands while it is paused, and says when half and all of it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  api.answer(getRehearsal, practice)
  const { user } = openPage(address)
  await user.click(await screen.findByRole('button', { name: /^5 minutes/ }))
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const seconds = () => {
    const [, minute = '', second = ''] =
      /^(\d+):(\d\d)/.exec(screen.getByRole('timer').textContent ?? '') ?? []
    return Number(minute) * 60 + Number(second)
  }
  await pass(30)
  expect(screen.getByText(/^The clock hasn’t started/)).toBeDefined()
  expect(seconds()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Start speaking' }))
  await pass(80)
  expect(seconds()).toBeGreaterThanOrEqual(80)
  expect(seconds()).toBeLessThan(100)
  expect(screen.getByText('You’ve used half the time for this part.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  const before = seconds()
  await pass(60)
  expect(seconds()).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  await pass(75)
  expect(seconds()).toBeGreaterThanOrEqual(before + 75)
  expect(screen.getByText(/^Time’s up for this part\./)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Opening' })).toBeDefined()
})

it('shows what to do before a part is spoken, and then nothing but what is said', async () => {
  const withToDo = (id: string, title: string, words: string, toDo: string) => {
    const one = part(id, title, words)
    return { ...one, lines: [{ words: toDo, spoken: false }, ...one.lines] }
  }
  const [run] = practice.runs
  if (!run) throw new Error('there is a run')
  const parts = [
    withToDo('opening', 'Opening', 'Good morning.', 'Have your packet open.'),
    part('turn', 'Your turn', 'My case is on one page.'),
    withToDo('closing', 'Closing', 'Thank you.', 'Talk about value.'),
  ]
  api.answer(getRehearsal, { ...practice, runs: [{ ...run, parts }] })
  const { user } = openPage(address)
  await user.click(await screen.findByRole('button', { name: /^5 minutes/ }))
  expect(screen.getByText('Have your packet open.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start speaking' }))
  expect(screen.queryByText('Have your packet open.')).toBeNull()
  expect(screen.getByText('Good morning.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Talk about value.')).toBeDefined()
  expect(screen.getByText(/^The clock hasn’t started/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: 'The appraiser asks' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
})

it('the browser’s own Back leads one part back, and from the first to the choice', async () => {
  api.answer(getRehearsal, practice)
  const { user, goBack } = openPage(address)
  await user.click(await screen.findByRole('button', { name: /^5 minutes/ }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Thank you.')).toBeDefined()
  expect(screen.queryByText(/^The clock hasn’t started/)).toBeNull()
  await goBack()
  expect(screen.getByText('Good morning.')).toBeDefined()
  await goBack()
  expect(screen.getByRole('button', { name: /^5 minutes/ })).toBeDefined()
})

it('says so when the case has no weak point that is known', async () => {
  const runs = practice.runs.map((run) => ({ ...run, questionIds: [] }))
  api.answer(getRehearsal, { ...practice, runs, questions: [] })
  openPage(address)
  expect(await screen.findByText(/found none of the usual weak points/)).toBeDefined()
})

it('tells what is missing when it cannot be made', async () => {
  api.refuse(getRehearsal, 'conflict', 'First the six numbers of your TRIM notice.')
  openPage(address)
  expect(await screen.findByText('First the six numbers of your TRIM notice.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Enter your notice’s numbers' })).toBeDefined()
})

it.each([
  [null, /It’s a one-time payment of \$250/],
  ['standard', /You pay only the difference, \$53, once/],
] as const)('names what it costs whom owns %s', async (tier, price) => {
  signIn(api, { ...ada, tier })
  openPage(`/appeal/${caseId}/rehearsal`)
  expect(await screen.findByText(price)).toBeDefined()
})
