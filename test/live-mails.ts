/** Owns the examples of mails about live sessions, for tests of how mails read and look. */
import type { Env } from '#server/env.ts'
import { cancelledMail, movedMail, reminderMail } from '#server/features/live-session/emails/session-mails.ts'
import type { MailContent } from '#server/services/mail/content.ts'

/** To someone whose home keeps Central Time. */
export const liveMails = (env: Env, unsubscribeUrl: string): Readonly<Record<string, MailContent>> => {
  const session = {
    title: 'What counts as evidence?',
    startsAt: new Date('2026-12-01T23:00:00Z'),
    minutes: 60,
  }
  const person = { firstName: 'Dana', countyIds: ['escambia'], unsubscribeUrl }
  return {
    'live session, reminder': reminderMail(env, session, person),
    'live session, moved': movedMail(env, session, { ...person, before: new Date('2026-11-24T23:00:00Z') }),
    'live session, cancelled': cancelledMail(env, session, person),
  }
}
