/** Looks at the sessions of the next day and sends the reminders that are due, each once, however many look at a time. */
import { liveReminderDue, type ReminderLead } from '#core/live/live-reminder.ts'
import { reminderLeads } from '#core/live/params.ts'
import type { Context } from '#server/context.ts'
import { aiOwnersAmong } from '#server/db/ai-owners.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import { eachAlone, failIfAny } from '#server/jobs/each-alone.ts'
import { reminderMail } from './emails/session-mails.ts'
import { lockSession } from './session-queries.ts'
import {
  insertReminder,
  lockSignUp,
  remindersSent,
  type SignedUp,
  sessionsBeginning,
  signedUpFor,
} from './sign-up-queries.ts'
import { tellOne } from './tell-signed-up.ts'

const longestLeadMs = Math.max(...Object.values(reminderLeads)) * 60_000

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other)

type Sent = ReadonlyMap<string, readonly ReminderLead[]>

const dueTo = (
  session: SessionRow,
  { userId, since }: Pick<SignedUp, 'userId' | 'since'>,
  sent: Sent,
  now: Date,
): ReminderLead | null =>
  liveReminderDue(
    { ...session, knownSince: laterOf(since, session.timeSetAt), sent: sent.get(userId) ?? [] },
    now,
  )

/** Session and sign-up are locked first: who comes second finds nothing due, and a time told is not moved meanwhile. */
const remind = (ctx: Context, sessionId: number, person: SignedUp, now: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId, 'share')
    const signUp = await lockSignUp(tx, sessionId, person.userId)
    if (!session || !signUp) return
    const lead = dueTo(session, signUp, await remindersSent(tx, session), now)
    if (lead === null) return
    const { userId } = person
    const { timeVersion } = session
    await insertReminder(tx, { sessionId, userId, timeVersion, lead, sentAt: now })
    const write = (to: Parameters<typeof reminderMail>[2]) => reminderMail(ctx.env, session, to)
    await tellOne(ctx, tx, session, person, { kind: 'live-reminder', write, lead })
  })

interface Due {
  readonly sessionId: number
  readonly person: SignedUp
}

const dueIn = async (ctx: Context, session: SessionRow, now: Date): Promise<Due[]> => {
  const sent = await remindersSent(ctx.db, session)
  const signedUp = await signedUpFor(ctx.db, session.id)
  const due = signedUp.filter((person) => dueTo(session, person, sent, now) !== null)
  const owners = await aiOwnersAmong(
    ctx.db,
    due.map(({ userId }) => userId),
  )
  return due.filter(({ userId }) => owners.has(userId)).map((person) => ({ sessionId: session.id, person }))
}

/** Broken off in the middle, the next look goes on where it stopped: what is sent is sent. One that fails stops no other. */
export const lookAtSessions = async (ctx: Context, signal?: AbortSignal): Promise<void> => {
  const now = ctx.now()
  const sessions = await sessionsBeginning(ctx.db, now, new Date(now.getTime() + longestLeadMs))
  const due: Due[] = []
  const unread = await eachAlone(ctx.log, sessions, {
    idsOf: ({ id }) => ({ sessionId: id }),
    work: async (session) => due.push(...(await dueIn(ctx, session, now))),
    signal,
  })
  const unsent = await eachAlone(ctx.log, due, {
    idsOf: ({ sessionId, person }) => ({ sessionId, userId: person.userId }),
    work: ({ sessionId, person }) => remind(ctx, sessionId, person, now),
    signal,
  })
  failIfAny(unread + unsent)
}
