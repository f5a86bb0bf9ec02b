import { expect, it } from 'vitest'
import { finalTestOf, rightNeeded, scoreOf, unanswered } from './quiz.ts'

const questions = Array.from({ length: 10 }, (_, at) => ({
  id: `1-test-q${at + 1}`,
  choices: ['a', 'b', 'c'],
  answer: 2,
}))

const withRight = (right: number) =>
  Object.fromEntries(questions.map(({ id }, at) => [id, at < right ? 2 : 1]))

it.each([
  [10, 8],
  [5, 4],
  [9, 8],
  [1, 1],
])('of %i questions %i must be right', (questionCount, needed) => {
  expect(rightNeeded(questionCount)).toBe(needed)
})

it.each([
  [0, false],
  [7, false],
  [8, true],
  [10, true],
])('%i right answers of ten: passed is %s', (right, passed) => {
  expect(scoreOf(questions, withRight(right))).toEqual({ right, total: 10, passed })
})

it('names the questions that were left out or answered with no choice of theirs', () => {
  const { '1-test-q3': _left, ...rest } = withRight(10)
  expect(unanswered(questions, { ...rest, '1-test-q7': 4, '1-test-q8': 0, '1-test-q9': 1.5 })).toEqual([
    3, 7, 8, 9,
  ])
  expect(unanswered(questions, withRight(0))).toEqual([])
})

it('guessing seldom passes, as the mark says', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)
  const ways = [8, 9, 10].reduce((sum, k) => sum + choose(10, k) * 2 ** (10 - k), 0)
  expect([ways, 3 ** 10, Math.round(3 ** 10 / ways)]).toEqual([201, 59_049, 294])
})

it('a module has one final test', () => {
  expect(finalTestOf(3)).toBe('3-test')
})
