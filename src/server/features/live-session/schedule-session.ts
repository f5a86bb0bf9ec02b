/** What the operator does with a session: schedule, move and cancel it, and say where its recording is. */
import { liesAhead, sessionState } from '#core/live/session-state.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import { withdrawMailsAbout } from '#server/features/mail/queries.ts'
import { cancelledMail, movedMail } from './emails/session-mails.ts'
import { changeSession, insertSession, lockSession } from './session-queries.ts'
import { type LiveApp, tellSignedUp } from './tell-signed-up.ts'

export type NewSession = Pick<SessionRow, 'title' | 'about' | 'startsAt' | 'minutes' | 'joinUrl'>

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

export type Scheduled = { readonly ok: true; readonly session: SessionRow } | Refused<'not-ahead'>

export const addSession = async (
  { db, now }: Pick<LiveApp, 'db' | 'now'>,
  wanted: NewSession,
): Promise<Scheduled> => {
  const at = now()
  if (wanted.startsAt <= at) return refused('not-ahead')
  const session = await db.transaction((tx) => insertSession(tx, { ...wanted, timeSetAt: at, createdAt: at }))
  return { ok: true, session }
}

export type Changed =
  | { readonly ok: true; readonly session: SessionRow; readonly told: number }
  | Refused<'no-such-session' | 'cancelled' | 'begun' | 'not-ahead' | 'same-time'>

export type NewTime = { readonly startsAt: Date; readonly minutes?: number }

/** Reminders that were due at the old time come again at the new one; those that still wait to go out stay unsent. */
export const moveSession = (app: LiveApp, id: number, { startsAt, minutes }: NewTime): Promise<Changed> =>
  app.db.transaction(async (tx): Promise<Changed> => {
    const now = app.now()
    const session = await lockSession(tx, id, 'update')
    if (!session) return refused('no-such-session')
    if (session.cancelledAt) return refused('cancelled')
    if (!liesAhead(sessionState(session, now))) return refused('begun')
    if (startsAt <= now) return refused('not-ahead')
    const length = minutes ?? session.minutes
    if (startsAt.getTime() === session.startsAt.getTime() && length === session.minutes)
      return refused('same-time')
    const time = { startsAt, minutes: length, timeVersion: session.timeVersion + 1, timeSetAt: now }
    await changeSession(tx, id, time)
    await withdrawMailsAbout(tx, `live-reminder:${id}`)
    const moved = { ...session, ...time }
    const told = await tellSignedUp(app, tx, moved, {
      kind: 'live-moved',
      write: (person) => movedMail(app.env, moved, { ...person, before: session.startsAt }),
    })
    return { ok: true, session: moved, told }
  })

export const cancelSession = (app: LiveApp, id: number): Promise<Changed> =>
  app.db.transaction(async (tx): Promise<Changed> => {
    const now = app.now()
    const session = await lockSession(tx, id, 'update')
    if (!session) return refused('no-such-session')
    if (session.cancelledAt) return refused('cancelled')
    if (!liesAhead(sessionState(session, now))) return refused('begun')
    await changeSession(tx, id, { cancelledAt: now })
    await withdrawMailsAbout(tx, `live-reminder:${id}`)
    await withdrawMailsAbout(tx, `live-moved:${id}`)
    const told = await tellSignedUp(app, tx, session, {
      kind: 'live-cancelled',
      write: (person) => cancelledMail(app.env, session, person),
    })
    return { ok: true, session: { ...session, cancelledAt: now }, told }
  })

export type Recorded = { readonly ok: true } | Refused<'no-such-session' | 'cancelled' | 'not-begun'>

/** Null takes the recording away. */
export const setRecording = (
  { db, now }: Pick<LiveApp, 'db' | 'now'>,
  id: number,
  recordingUrl: string | null,
): Promise<Recorded> =>
  db.transaction(async (tx): Promise<Recorded> => {
    const session = await lockSession(tx, id, 'update')
    if (!session) return refused('no-such-session')
    if (session.cancelledAt) return refused('cancelled')
    if (liesAhead(sessionState(session, now()))) return refused('not-begun')
    await changeSession(tx, id, { recordingUrl })
    return { ok: true }
  })
