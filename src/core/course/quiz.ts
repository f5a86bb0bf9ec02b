/** Owns how a set of questions is judged: the questions after a lesson, and the test at the end of a module. */
import type { LessonId } from './outline.ts'
import { passingPercent } from './quiz-params.ts'

export type QuizId = LessonId | `${number}-test`

export const finalTestOf = (moduleId: number): QuizId => `${moduleId}-test`

/** How many right answers pass, of so many questions. */
export const rightNeeded = (questions: number): number => Math.ceil((questions * passingPercent) / 100)

/** What a person chose, by question: the place of the choice, counted from 1. */
export type ChosenAnswers = Readonly<Record<string, number>>

type AskedQuestion = { readonly id: string; readonly choices: readonly string[]; readonly answer: number }

/** The numbers, from 1, of the questions that have no answer, or one that is none of their choices. */
export const unanswered = (questions: readonly AskedQuestion[], chosen: ChosenAnswers): readonly number[] =>
  questions.flatMap(({ id, choices }, at) => {
    const choice = chosen[id]
    return choice !== undefined && choices[choice - 1] !== undefined ? [] : [at + 1]
  })

export type Score = { readonly right: number; readonly total: number; readonly passed: boolean }

export const scoreOf = (questions: readonly AskedQuestion[], chosen: ChosenAnswers): Score => {
  const total = questions.length
  const right = questions.filter(({ id, answer }) => chosen[id] === answer).length
  return { right, total, passed: right >= rightNeeded(total) }
}
