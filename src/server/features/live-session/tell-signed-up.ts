/** Writes mail to those who want to be reminded of a session: AI-Enhanced owners only, in the transaction of its cause. */
import type { Context } from '#server/context.ts'
import { aiOwnersAmong } from '#server/db/ai-owners.ts'
import type { Transaction } from '#server/db/open.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import { createStop, queueMail } from '#server/features/mail/actions.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import type { MailedPerson } from './emails/session-mails.ts'
import { countiesOf, type SignedUp, signedUpFor } from './sign-up-queries.ts'

/** What the operator's commands have of the app is enough. */
export type LiveApp = Pick<Context, 'env' | 'db' | 'queue' | 'now'>

export const SESSION_MAILS = ['live-reminder', 'live-moved', 'live-cancelled'] as const
export type SessionMailKind = (typeof SESSION_MAILS)[number]

/** Of one session; reminders of an earlier time and mails of a later one are told apart by it. */
const keyOf = (kind: SessionMailKind, { id, timeVersion }: SessionRow, more: string): string =>
  `${kind}:${id}:${timeVersion}:${more}`

/** The parts of such a key; null for another one. */
export const partsOfKey = (key: string) => {
  const [kind, id, timeVersion, , userId = ''] = key.split(':')
  const known = SESSION_MAILS.find((name) => name === kind)
  return known ? { kind: known, sessionId: Number(id), timeVersion: Number(timeVersion), userId } : null
}

export const tellOne = async (
  app: LiveApp,
  tx: Transaction,
  session: SessionRow,
  { userId, email, firstName }: Omit<SignedUp, 'since'>,
  { kind, write, lead = 'all' }: Told,
): Promise<void> => {
  const unsubscribeUrl = await createStop(app, tx, { email, topic: 'live' })
  const mail = write({ firstName, countyIds: await countiesOf(tx, userId), unsubscribeUrl })
  await queueMail(tx, app.queue, { key: keyOf(kind, session, `${lead}:${userId}`), to: email, kind, mail })
}

export interface Told {
  readonly kind: SessionMailKind
  readonly write: (person: MailedPerson) => MailContent
  readonly lead?: string
}

/** How many are told. */
export const tellSignedUp = async (
  app: LiveApp,
  tx: Transaction,
  session: SessionRow,
  told: Told,
): Promise<number> => {
  const signedUp = await signedUpFor(tx, session.id)
  const owners = await aiOwnersAmong(
    tx,
    signedUp.map(({ userId }) => userId),
  )
  const people = signedUp.filter(({ userId }) => owners.has(userId))
  for (const person of people) await tellOne(app, tx, session, person, told)
  return people.length
}
