/** Proves that it is said before anybody pays what there is without a county's record and between live sessions. */
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

afterEach(() => vi.useRealTimers())

it('is said on the page of the prices, beside the plans, with the way to the free report', async () => {
  const api = fakeApi()
  answerNewCourse(api)
  signIn(api, { ...ada, tier: null })
  openPage('/pricing')
  const without = await screen.findByText('If your county’s record isn’t on file')
  const list = without.closest('dl') ?? document.body
  const said = within(list)
  expect(said.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'If your county’s record isn’t on file',
    'When no live session is scheduled',
  ])
  expect(said.getByText(/You enter six numbers from your notice and the sales you find/)).toBeDefined()
  expect(said.getByRole('link', { name: 'free report' }).getAttribute('href')).toBe('/#savings-calculator')
  expect(said.getByText('Send us your question any day.')).toBeDefined()
  const plans = screen.getByRole('heading', { level: 2, name: 'Plans' })
  expect(plans.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it.each([
  ['2026-11-28T15:00:00Z', /The 2026 petition deadline has passed, and the next notices come in August 2027/],
  ['2026-08-28T15:00:00Z', null],
])('before paying on %s says when one can file next', async (now, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(now) })
  const api = fakeApi()
  answerNewCourse(api)
  signIn(api, { ...ada, tier: null })
  openPage('/pricing')
  await screen.findByText('If your county’s record isn’t on file')
  const said = screen.queryByText(/petition deadline has passed/)?.textContent ?? ''
  if (words) expect(said).toMatch(words)
  else expect(said).toBe('')
})
