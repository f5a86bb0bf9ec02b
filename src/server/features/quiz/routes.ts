/** The calls about the questions of the course. Results are open to their owner, the questions need a purchase. */
import type { FastifyInstance } from 'fastify'
import { answerQuiz, getQuiz, listQuizRecords } from '#contract/course/quizzes.ts'
import * as words from '#messages/quiz/routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { answer, quizFor, recordsFor } from './actions.ts'

const noSuchQuiz = words.thereAreNoQuestionsHereYet()

const unansweredWords = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? words.pleaseAnswerQuestion({ number: numbers[0] ?? '' })
    : words.pleaseAnswerQuestionsAnd({ numbers: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' })

export const quizRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, listQuizRecords, async ({ moduleId, ...page }, actor) => {
    const records = await recordsFor(ctx, actor.user.id)
    const { entries, paging } = pageOf(
      records.filter((one) => moduleId === undefined || one.moduleId === moduleId),
      page,
    )
    return done({ records: entries, ...paging })
  })
  serve(app, ctx, getQuiz, async ({ quizId }, actor) => {
    const found = await quizFor(ctx, actor.user.id, quizId)
    return found ? done(found) : refuse('not_found', noSuchQuiz)
  })
  serve(app, ctx, answerQuiz, async (input, actor) => {
    const outcome = await answer(ctx, actor.user.id, input)
    if (outcome.ok) return done({ record: outcome.record, judged: outcome.judged })
    switch (outcome.reason) {
      case 'no-such-quiz':
        return refuse('not_found', noSuchQuiz)
      case 'unanswered':
        return refuseField('answers', unansweredWords(outcome.numbers))
      case 'try-of-others':
        return refuseField('tryId', words.thisIdBelongsToAnotherTry())
    }
  })
}
