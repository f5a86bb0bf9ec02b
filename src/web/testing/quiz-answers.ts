/** Owns what the server answers about the questions of the course in tests of pages. */

import type { answerQuiz, getQuiz, JudgedTry, QuizRecord } from '#contract/course/quizzes.ts'
import type { OutputOf } from '#contract/endpoint.ts'

const recordOf = (quizId: string, questionCount: number, tried: Partial<QuizRecord> = {}): QuizRecord => {
  const [module, part] = quizId.split('-')
  return {
    quizId,
    moduleId: Number(module),
    lessonId: part === 'test' ? null : quizId,
    title: `Title of ${quizId}`,
    questionCount,
    rightNeeded: questionCount - 1,
    tries: 0,
    best: null,
    last: null,
    passedAt: null,
    ...tried,
  }
}

/** Questions `Question 1 of …` with the choices First, Second and Third; the right one is always the second. */
export const quizAnswer = (quizId: string, questionCount: number): OutputOf<typeof getQuiz> => {
  const record = recordOf(quizId, questionCount)
  const { moduleId, lessonId, title } = record
  const questions = Array.from({ length: questionCount }, (_, at) => ({
    id: `${quizId}-q${at + 1}`,
    question: `Question ${at + 1} of ${quizId}?`,
    choices: ['First', 'Second', 'Third'],
  }))
  return { quiz: { id: quizId, moduleId, lessonId, title, questions }, record, lastTry: null }
}

/** The same with a try in which the first `right` answers were right and the others the first choice. */
export const judgedAnswer = (
  quizId: string,
  questionCount: number,
  right: number,
  passedAt: string | null = null,
): OutputOf<typeof answerQuiz> => {
  const [moduleId] = quizId.split('-')
  const passed = right >= questionCount - 1
  const answeredAt = '2026-10-09T15:00:00.000Z'
  const score = { right, total: questionCount, passed, answeredAt }
  const judged: JudgedTry = {
    ...score,
    tryId: '5f0c7a4e-2a43-4d0b-9a6e-0d6a3f1b2c3e',
    answers: Array.from({ length: questionCount }, (_, at) => ({
      questionId: `${quizId}-q${at + 1}`,
      choice: at < right ? 2 : 1,
      answer: 2,
      isRight: at < right,
      explanation: `Why the second is right in ${at + 1}.`,
      place: { lessonId: `${moduleId}-2`, anchor: 'the-cap', title: 'The cap' },
    })),
  }
  const tried = { tries: 1, best: score, last: score, passedAt: passed ? answeredAt : passedAt }
  return { record: recordOf(quizId, questionCount, tried), judged }
}
