/** Writes a mail about a session again that was given up: to who still wants it, while it is still true. */
import { liesAhead, sessionState } from '#core/live/session-state.ts'
import { aiOwnersAmong } from '#server/db/ai-owners.ts'
import type { Transaction } from '#server/db/open.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import { createStop } from '#server/features/mail/actions.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { cancelledMail, type MailedPerson, movedMail, reminderMail } from './emails/session-mails.ts'
import { lockSession } from './session-queries.ts'
import { countiesOf, signedUpFor } from './sign-up-queries.ts'
import { type LiveApp, partsOfKey, type SessionMailKind } from './tell-signed-up.ts'

type Writing = (env: LiveApp['env'], session: SessionRow, person: MailedPerson) => MailContent

const writings: Readonly<Record<SessionMailKind, Writing>> = {
  'live-reminder': reminderMail,
  // The time before is not kept.
  'live-moved': (env, session, person) => movedMail(env, session, { ...person, before: null }),
  'live-cancelled': cancelledMail,
}

type Told = NonNullable<ReturnType<typeof partsOfKey>>

/** Why it is not true any more, or null. */
const whyNot = ({ kind, timeVersion }: Told, session: SessionRow, now: Date): string | null => {
  if (now >= session.startsAt) return 'its session has begun'
  if (kind === 'live-cancelled') return null
  if (!liesAhead(sessionState(session, now))) return 'its session is cancelled'
  return timeVersion === session.timeVersion ? null : 'its session has another time by now'
}

/** The mail, or the sentence that says why there is none. */
export const sessionMailAgain = async (
  app: LiveApp,
  tx: Transaction,
  key: string,
): Promise<MailContent | string> => {
  const told = partsOfKey(key)
  const session = told && (await lockSession(tx, told.sessionId, 'share'))
  if (!told || !session) return 'its session is not there'
  const fault = whyNot(told, session, app.now())
  if (fault !== null) return fault
  const { userId } = told
  const person = (await signedUpFor(tx, session.id)).find((one) => one.userId === userId)
  if (!person) return 'the person does not want mail about this session any more'
  if (!(await aiOwnersAmong(tx, [userId])).has(userId)) return 'its order gives no access any more'
  const { email, firstName } = person
  const unsubscribeUrl = await createStop(app, tx, { email, topic: 'live' })
  return writings[told.kind](app.env, session, {
    firstName,
    unsubscribeUrl,
    countyIds: await countiesOf(tx, userId),
  })
}
