/** The questions after each lesson and the test at the end of each module; answers are judged by the server alone. */
import { z } from 'zod'
import * as words from '#messages/course/quizzes.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'

const noSuchQuiz = words.weCouldntFindThoseQuestions()
/** `1-2` for the questions after a lesson, `1-test` for the final test of a module. */
const quizId = z.string().regex(/^[1-7]-([1-3]|test)$/, noSuchQuiz)

const score = z.object({
  right: z.int().min(0),
  total: z.int().min(1),
  passed: z.boolean(),
  answeredAt: z.iso.datetime(),
})

/** What is kept of a person's tries at one set of questions. */
const quizRecord = z.object({
  quizId: z.string(),
  moduleId: z.int(),
  /** null for the final test. */
  lessonId: z.string().nullable(),
  title: z.string(),
  questionCount: z.int(),
  /** So many right answers pass. */
  rightNeeded: z.int(),
  tries: z.int().min(0),
  /** The first of the best ones. */
  best: score.nullable(),
  last: score.nullable(),
  /** The first time; a later try takes nothing away. */
  passedAt: z.iso.datetime().nullable(),
})
export type QuizRecord = z.infer<typeof quizRecord>

export const listQuizRecords = endpoint({
  method: 'GET',
  path: '/courses/quizzes',
  access: 'bearer',
  tag: 'Courses',
  summary: 'How this person did in the questions of the course; kept when access ends',
  input: z.object({ moduleId: z.coerce.number().int().min(1).max(7).optional(), ...pageInput() }),
  output: z.object({ records: z.array(quizRecord), ...pageOutput }),
})

/** Without its answer. */
const question = z.object({ id: z.string(), question: z.string(), choices: z.array(z.string()) })

const judgedAnswer = z.object({
  questionId: z.string(),
  /** Places of choices, counted from 1: the one that was made, and the right one. */
  choice: z.int(),
  answer: z.int(),
  isRight: z.boolean(),
  explanation: z.string(),
  /** Where the lesson tells it; `anchor` is the id of a heading in the lesson's text. */
  place: z.object({ lessonId: z.string(), anchor: z.string().nullable(), title: z.string() }),
})

const judgedTry = score.extend({ tryId: z.uuid(), answers: z.array(judgedAnswer) })
export type JudgedTry = z.infer<typeof judgedTry>

const quiz = z.object({
  id: z.string(),
  moduleId: z.int(),
  lessonId: z.string().nullable(),
  title: z.string(),
  questions: z.array(question),
})
export type Quiz = z.infer<typeof quiz>

export const getQuiz = endpoint({
  method: 'GET',
  path: '/courses/quizzes/:quizId',
  access: 'bearer',
  tag: 'Courses',
  summary: 'The questions, without their answers, and the last try with them; needs a purchase',
  needs: 'course',
  refusals: ['not_found'],
  input: z.object({ quizId }),
  output: z.object({
    quiz,
    record: quizRecord,
    /** null before the first try, and when the questions have changed since. */
    lastTry: judgedTry.nullable(),
  }),
})

export const answerQuiz = endpoint({
  method: 'POST',
  path: '/courses/quizzes/:quizId/answers',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Answer all questions; the same try sent twice counts once, and another try is always allowed',
  needs: 'course',
  refusals: ['not_found'],
  limit: { max: 20, perSeconds: 60 },
  input: z.object({
    quizId,
    /** Made by the browser for each try. */
    tryId: z.uuid(words.aTryNeedsAnIdOf()),
    /** By question: the place of the choice, counted from 1. */
    answers: z.record(z.string().max(20), z.int().min(1).max(10), words.pleaseAnswerTheQuestions()),
  }),
  output: z.object({ record: quizRecord, judged: judgedTry }),
})
