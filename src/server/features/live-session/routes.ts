/** The calls about live sessions, for owners of AI-Enhanced. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/course/live-sessions.ts'
import { questionsEach } from '#core/live/params.ts'
import * as words from '#messages/live-session/routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { ask, calendarOf, chooseReminder, sessionFor, sessionsFor, vote } from './actions.ts'
import { removeQuestion } from './question-queries.ts'

const noSession = refuse('not_found', words.weCouldntFindThatSession())
const noQuestion = refuse('not_found', words.weCouldntFindThatQuestion())
const closed = refuse('conflict', words.thisSessionHasEndedOrWas())

const refusals = {
  'no-such-session': noSession,
  'no-such-question': noQuestion,
  closed,
  'too-many': refuse('conflict', words.youveAskedQuestionsForThisSession({ questionsEach })),
  full: refuse('conflict', words.thisSessionsQuestionListIsFull()),
  'own-question': refuse('conflict', words.youCantVoteForYourOwn()),
  'too-late': refuse('conflict', words.itsTooLateForAReminder()),
} as const

const serveReading = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.listLiveSessions, async (input, actor) =>
    done(await sessionsFor(ctx, actor.user.id, input)),
  )
  serve(app, ctx, contract.getLiveSession, async ({ id, ...page }, actor) => {
    const found = await sessionFor(ctx, actor.user.id, id)
    if (!found) return noSession
    const { entries, paging } = pageOf(found.questions, page)
    return done({ session: found.session, questions: [...entries], ...paging })
  })
  serve(app, ctx, contract.getLiveCalendar, async ({ id }) => {
    const file = await calendarOf(ctx, id)
    return file ? done(file) : noSession
  })
}

export const liveSessionRoutes = (app: FastifyInstance, ctx: Context) => {
  serveReading(app, ctx)
  serve(app, ctx, contract.askLiveQuestion, async (input, actor) => {
    const asked = await ask(ctx, actor.user.id, input)
    return asked.ok ? done({ questionId: asked.questionId }) : refusals[asked.reason]
  })
  serve(app, ctx, contract.takeBackLiveQuestion, async ({ id, questionId }, actor) =>
    (await removeQuestion(ctx.db, { sessionId: id, questionId }, actor.user.id)) ? done({}) : noQuestion,
  )
  serve(app, ctx, contract.voteForLiveQuestion, async (input, actor) => {
    const counted = await vote(ctx, actor.user.id, input)
    return counted.ok ? done({ voted: input.voted, votes: counted.votes }) : refusals[counted.reason]
  })
  serve(app, ctx, contract.chooseLiveReminder, async (input, actor) => {
    const chosen = await chooseReminder(ctx, actor.user, input)
    return chosen.ok ? done({ wanted: input.wanted }) : refusals[chosen.reason]
  })
}
