/** Proves which half of an address is asked for. */
import { expect, it } from 'vitest'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { askAnswer } from '#web/features/landing/ask-answer.ts'
import { fakeApi } from '#web/testing/fake-api.ts'

it.each([
  ['4709 N Wilis Stret, Tmpa', /^Add the ZIP code, and check the spelling/],
  ['4709 N Wilis Stret, Tmpa, FL', /^Add the ZIP code, and check the spelling/],
  ['4709 N Willis Street, Apt 4', /^Add the city and ZIP code/],
  ['4709 N Willis Street, FL', /^Add the city and ZIP code/],
  ['4709 N Willis Street', /^Add the city and ZIP code/],
])('%s is told what it lacks', async (typed, sentence) => {
  fakeApi().answer(askQuickAnswer, { answer: { kind: 'half_address', message: '', countyId: null } })
  expect(await askAnswer(typed)).toEqual({ kind: 'refused', message: expect.stringMatching(sentence) })
})
