/** The questions of the course as one person meets them: asked without their answers, judged here, kept. */

import type { answerQuiz, JudgedTry, Quiz, QuizRecord } from '#contract/course/quizzes.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { rightNeeded, scoreOf, unanswered } from '#core/course/quiz.ts'
import type { Context } from '#server/context.ts'
import type { QuizTryRow } from '#server/db/schema/quiz-tries.ts'
import type { LibraryQuiz } from '#server/services/course/quiz-library.ts'
import { keepTry, lastTryOf, type ScoredTry, type TriesOfQuiz, triesOf } from './queries.ts'

const scoreView = ({ right, total, passed, answeredAt }: ScoredTry) => ({
  right,
  total,
  passed,
  answeredAt: answeredAt.toISOString(),
})

const recordOf = (quiz: LibraryQuiz, tried: TriesOfQuiz | undefined): QuizRecord => ({
  quizId: quiz.id,
  moduleId: quiz.moduleId,
  lessonId: quiz.lessonId,
  title: quiz.title,
  questionCount: quiz.questions.length,
  rightNeeded: rightNeeded(quiz.questions.length),
  tries: tried?.tries ?? 0,
  best: tried ? scoreView(tried.best) : null,
  last: tried ? scoreView(tried.last) : null,
  passedAt: tried?.passedAt?.toISOString() ?? null,
})

/** Of all questions of the course, in its order. */
export const recordsFor = async (ctx: Context, userId: string): Promise<readonly QuizRecord[]> => {
  const tried = await triesOf(ctx.db, userId)
  return [...ctx.course.quizzes.values()].map((quiz) => recordOf(quiz, tried.get(quiz.id)))
}

const asked = ({ id, moduleId, lessonId, title, questions }: LibraryQuiz): Quiz => ({
  id,
  moduleId,
  lessonId,
  title,
  questions: questions.map(({ id: questionId, question, choices }) => ({
    id: questionId,
    question,
    choices,
  })),
})

/** null when other questions were answered than those that stand there now. */
const judgedView = (quiz: LibraryQuiz, row: QuizTryRow): JudgedTry | null => {
  if (row.edition !== quiz.edition) return null
  return {
    ...scoreView(row),
    tryId: row.id,
    answers: quiz.questions.map(({ id, answer, explanation, place }) => {
      const choice = row.answers[id] ?? 0
      return { questionId: id, choice, answer, isRight: choice === answer, explanation, place }
    }),
  }
}

/** undefined when there are no such questions, or their lesson is still being written. */
export const quizFor = async (ctx: Context, userId: string, quizId: string) => {
  const quiz = ctx.course.quizzes.get(quizId)
  if (!quiz) return undefined
  const last = await lastTryOf(ctx.db, userId, quizId)
  return {
    quiz: asked(quiz),
    record: recordOf(quiz, (await triesOf(ctx.db, userId)).get(quizId)),
    lastTry: last ? judgedView(quiz, last) : null,
  }
}

type Answered =
  | { readonly ok: true; readonly record: QuizRecord; readonly judged: JudgedTry }
  | { readonly ok: false; readonly reason: 'no-such-quiz' | 'try-of-others' }
  | { readonly ok: false; readonly reason: 'unanswered'; readonly numbers: readonly number[] }

export const answer = async (
  ctx: Context,
  userId: string,
  { quizId, tryId, answers }: ParsedInputOf<typeof answerQuiz>,
): Promise<Answered> => {
  const quiz = ctx.course.quizzes.get(quizId)
  if (!quiz) return { ok: false, reason: 'no-such-quiz' }
  const open = unanswered(quiz.questions, answers)
  if (open.length > 0) return { ok: false, reason: 'unanswered', numbers: open }
  const chosen = Object.fromEntries(quiz.questions.map(({ id }) => [id, answers[id] ?? 0]))
  const row = {
    userId,
    quizId,
    id: tryId,
    edition: quiz.edition,
    answers: chosen,
    answeredAt: ctx.now(),
    ...scoreOf(quiz.questions, chosen),
  }
  const { kept, tried } = await ctx.db.transaction(async (tx) => ({
    kept: await keepTry(tx, row),
    tried: await triesOf(tx, userId),
  }))
  const judged = kept.quizId === quizId ? judgedView(quiz, kept) : null
  if (judged === null) return { ok: false, reason: 'try-of-others' }
  return { ok: true, record: recordOf(quiz, tried.get(quizId)), judged }
}
