/** The mails about a live session to those who asked to be reminded of it: it is near, it has a new time, it is cancelled. */
import { paths } from '#contract/page-paths.ts'
import { joinableMinutes } from '#core/live/params.ts'
import { sessionTimeWords, shortTimeWords } from '#core/live/session-time.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/mail-content.ts'
import { greeting } from '#server/services/mail/mail-greeting.ts'

export interface MailedSession {
  readonly title: string
  readonly startsAt: Date
  readonly minutes: number
}

export interface MailedPerson {
  readonly firstName: string
  /** Of their homes. */
  readonly countyIds: readonly string[]
  readonly unsubscribeUrl: string
}

const notAdvice: MailBlock = {
  kind: 'note',
  text: 'Live sessions give general information only. Nobody there tells you what to claim. Not legal advice.',
}

const toPage = (env: Env): MailBlock => ({
  kind: 'button',
  label: 'Open live sessions',
  url: `${env.PUBLIC_URL}${paths.live()}`,
})

const howToJoin: MailBlock = {
  kind: 'paragraph',
  text: `The link to join is on the page of live sessions from ${joinableMinutes} minutes before the start. You can bring questions there now, and say which questions of others you want answered too.`,
}

type Words = Pick<MailContent, 'subject' | 'preheader'> & {
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  /** When it is of no use any more. */
  readonly notAfter: Date
}

const sessionMail = (
  env: Env,
  { firstName, unsubscribeUrl }: MailedPerson,
  { subject, preheader, heading, blocks, notAfter }: Words,
): MailContent => ({
  transactional: false,
  topic: 'live',
  unsubscribeUrl,
  notAfter: notAfter.toISOString(),
  subject,
  preheader,
  blocks: [{ kind: 'heading', text: heading }, greeting(firstName), ...blocks, toPage(env), notAdvice],
  reason: 'You get this mail because you asked to be reminded of this session.',
})

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

export const reminderMail = (env: Env, session: MailedSession, person: MailedPerson): MailContent => {
  const { title, startsAt, minutes } = session
  return sessionMail(env, person, {
    subject: `Live session: ${shortTimeWords(startsAt)}`,
    preheader: title,
    heading: 'A live session is near',
    notAfter: startsAt,
    blocks: [
      paragraph(`“${title}” begins on ${sessionTimeWords(startsAt, person.countyIds)}.`),
      paragraph(`It is planned for ${minutes} minutes.`),
      howToJoin,
    ],
  })
}

export const movedMail = (
  env: Env,
  session: MailedSession,
  { before, ...person }: MailedPerson & { readonly before: Date | null },
): MailContent => {
  const { title, startsAt, minutes } = session
  return sessionMail(env, person, {
    subject: `Moved: live session, now ${shortTimeWords(startsAt)}`,
    preheader: title,
    heading: 'A live session has a new time',
    notAfter: startsAt,
    blocks: [
      paragraph(`“${title}” now begins on ${sessionTimeWords(startsAt, person.countyIds)}.`),
      ...(before === null
        ? []
        : [paragraph(`It was planned for ${sessionTimeWords(before, person.countyIds)}.`)]),
      paragraph(
        `It is planned for ${minutes} minutes. We remind you of the new time. If you have put the session into your calendar, add it again from the page.`,
      ),
      howToJoin,
    ],
  })
}

export const cancelledMail = (env: Env, session: MailedSession, person: MailedPerson): MailContent => {
  const { title, startsAt } = session
  return sessionMail(env, person, {
    subject: `Cancelled: live session of ${shortTimeWords(startsAt)}`,
    preheader: title,
    heading: 'A live session is cancelled',
    notAfter: startsAt,
    blocks: [
      paragraph(`“${title}” was planned for ${sessionTimeWords(startsAt, person.countyIds)}.`),
      paragraph(
        'It does not take place. If another session is scheduled, the page of live sessions tells it.',
      ),
    ],
  })
}
