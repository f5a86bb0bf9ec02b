/** Live sessions as a person sees them, and what the person brings to them: questions, votes, the wish to be reminded. */

import type {
  askLiveQuestion,
  LiveQuestion,
  LiveSession,
  listLiveSessions,
  voteForLiveQuestion,
} from '#contract/course/live-sessions.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { canBeReminded } from '#core/live/live-reminder.ts'
import { joinableMinutes, questionsEach, questionsInAll } from '#core/live/params.ts'
import { inOrder } from '#core/live/question-order.ts'
import { canJoin, endOf, sessionState, takesQuestions } from '#core/live/session-state.ts'
import * as words from '#messages/live-session/session-file.ts'
import type { Context } from '#server/context.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import { allowMailAgain } from '#server/features/mail/actions.ts'
import { renderSessionCalendar } from '#server/services/calendar/session.ts'
import {
  askedIn,
  findQuestion,
  insertQuestion,
  putVote,
  questionsOf,
  removeVote,
  votedAmong,
  votesOf,
} from './question-queries.ts'
import { countsOf, findSession, lockSession, sessionsOf } from './session-queries.ts'
import { putSignUp, removeSignUp, signedUpAmong } from './sign-up-queries.ts'

/** The link to join is not in it: a calendar is often shared. undefined when there is no such session. */
export const calendarOf = async ({ db, env, now }: Context, id: number) => {
  const session = await findSession(db, id)
  if (!session) return undefined
  const { title, about, startsAt, timeVersion, cancelledAt } = session
  const url = `${env.PUBLIC_URL}${paths.live()}`
  const description = [
    about,
    words.yourLinkToJoinAppearsAt({ url, joinableMinutes }),
    words.generalInformationOnlyNotLegal(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  const file = { id, title, description, url, startsAt, endsAt: endOf(session), sequence: timeVersion - 1 }
  const text = renderSessionCalendar({ ...file, isCancelled: cancelledAt !== null }, now())
  return { fileName: `just-value-live-session-${id}.ics`, text }
}

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

/** The link to join is in the answer only while it can be used. */
const sessionViews = async (
  { db, now }: Context,
  userId: string,
  rows: readonly SessionRow[],
): Promise<LiveSession[]> => {
  const ids = rows.map(({ id }) => id)
  const counts = await countsOf(db, ids)
  const wanted = await signedUpAmong(db, userId, ids)
  return rows.map((row) => {
    const state = sessionState(row, now())
    return {
      id: row.id,
      title: row.title,
      about: row.about,
      startsAt: row.startsAt.toISOString(),
      minutes: row.minutes,
      state,
      joinUrl: canJoin(state) ? row.joinUrl : null,
      recordingUrl: row.recordingUrl,
      reminder: wanted.has(row.id),
      questionCount: counts.get(row.id)?.questions ?? 0,
      answerCount: counts.get(row.id)?.answers ?? 0,
    }
  })
}

export const sessionsFor = async (
  ctx: Context,
  userId: string,
  { when, page, pageSize }: ParsedInputOf<typeof listLiveSessions>,
) => {
  const { sessions, total } = await sessionsOf(ctx.db, when, ctx.now(), { page, pageSize })
  return { sessions: await sessionViews(ctx, userId, sessions), page, pageSize, total }
}

const questionViews = async ({ db }: Context, userId: string, sessionId: number): Promise<LiveQuestion[]> => {
  const asked = inOrder(await questionsOf(db, sessionId, userId))
  const voted = await votedAmong(
    db,
    userId,
    asked.map(({ id }) => id),
  )
  return asked.map(({ id, body, askedAt, votes, hiddenAt, answer, userId: asker }) => ({
    id,
    text: body,
    askedAt: askedAt.toISOString(),
    votes,
    voted: voted.has(id),
    mine: asker === userId,
    hidden: hiddenAt !== null,
    answer,
  }))
}

/** undefined when there is no such session. */
export const sessionFor = async (ctx: Context, userId: string, id: number) => {
  const row = await findSession(ctx.db, id)
  const [session] = row ? await sessionViews(ctx, userId, [row]) : []
  return session && { session, questions: await questionViews(ctx, userId, id) }
}

type Asked =
  | { readonly ok: true; readonly questionId: number }
  | Refused<'no-such-session' | 'closed' | 'too-many' | 'full'>

/** The same words again are the same question: a second press of the button asks nothing twice. */
export const ask = (
  ctx: Context,
  userId: string,
  { id, text }: ParsedInputOf<typeof askLiveQuestion>,
): Promise<Asked> =>
  ctx.db.transaction(async (tx): Promise<Asked> => {
    const now = ctx.now()
    const session = await lockSession(tx, id, 'update')
    if (!session) return refused('no-such-session')
    if (!takesQuestions(sessionState(session, now))) return refused('closed')
    const asked = await askedIn(tx, id)
    const own = asked.filter((question) => question.userId === userId)
    const same = own.find(({ body }) => body === text)
    if (same) return { ok: true, questionId: same.id }
    if (own.length >= questionsEach) return refused('too-many')
    if (asked.length >= questionsInAll) return refused('full')
    const question = { sessionId: id, userId, body: text, askedAt: now }
    return { ok: true, questionId: await insertQuestion(tx, question) }
  })

type Voted =
  | { readonly ok: true; readonly votes: number }
  | Refused<'no-such-question' | 'closed' | 'own-question'>

export const vote = (
  ctx: Context,
  userId: string,
  { id, questionId, voted }: ParsedInputOf<typeof voteForLiveQuestion>,
): Promise<Voted> =>
  ctx.db.transaction(async (tx): Promise<Voted> => {
    const now = ctx.now()
    const session = await findSession(tx, id)
    const question = await findQuestion(tx, { sessionId: id, questionId })
    const isOwn = question?.userId === userId
    if (!session || !question || (question.hiddenAt && !isOwn)) return refused('no-such-question')
    if (isOwn) return refused('own-question')
    if (!takesQuestions(sessionState(session, now))) return refused('closed')
    if (voted) await putVote(tx, { questionId, userId, votedAt: now })
    else await removeVote(tx, questionId, userId)
    return { ok: true, votes: await votesOf(tx, questionId) }
  })

type Chosen = { readonly ok: true } | Refused<'no-such-session' | 'too-late'>

/** Asking for it also takes back that such mail was ended at the foot of an earlier one. */
export const chooseReminder = (
  ctx: Context,
  { id: userId, email }: { readonly id: string; readonly email: string },
  { id, wanted }: { readonly id: number; readonly wanted: boolean },
): Promise<Chosen> =>
  ctx.db.transaction(async (tx): Promise<Chosen> => {
    const session = await findSession(tx, id)
    if (!session) return refused('no-such-session')
    if (!wanted) {
      await removeSignUp(tx, id, userId)
      return { ok: true }
    }
    const now = ctx.now()
    if (session.cancelledAt || !canBeReminded(session.startsAt, now)) return refused('too-late')
    await putSignUp(tx, { sessionId: id, userId, since: now })
    await allowMailAgain(tx, email, 'live')
    return { ok: true }
  })
