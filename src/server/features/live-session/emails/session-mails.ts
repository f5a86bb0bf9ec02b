/** The mails about a live session to those who asked to be reminded of it: it is near, it has a new time, it is cancelled. */
import { paths } from '#contract/page-paths.ts'
import { joinableMinutes } from '#core/live/params.ts'
import { sessionTimeWords, shortTimeWords } from '#core/live/session-time.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

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
  text: 'Live sessions give general information, not legal advice. We can’t tell you what to claim.',
}

const toPage = (env: Env): MailBlock => ({
  kind: 'button',
  label: 'Open live sessions',
  url: `${env.PUBLIC_URL}${paths.live()}`,
})

const howToJoin: MailBlock = {
  kind: 'paragraph',
  text: `Your link to join appears on the live sessions page ${joinableMinutes} minutes before the start. You can post a question there now and vote for other people’s questions.`,
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
  reason: 'You’re getting this email because you asked for a reminder about this session.',
})

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

export const reminderMail = (env: Env, session: MailedSession, person: MailedPerson): MailContent => {
  const { title, startsAt, minutes } = session
  return sessionMail(env, person, {
    subject: `Live session: ${shortTimeWords(startsAt)}`,
    preheader: title,
    heading: 'A live session is coming up',
    notAfter: startsAt,
    blocks: [
      paragraph(`“${title}” starts on ${sessionTimeWords(startsAt, person.countyIds)}.`),
      paragraph(`It will last about ${minutes} minutes.`),
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
    heading: 'Your live session has a new time',
    notAfter: startsAt,
    blocks: [
      paragraph(`“${title}” now starts on ${sessionTimeWords(startsAt, person.countyIds)}.`),
      ...(before === null
        ? []
        : [paragraph(`It was scheduled for ${sessionTimeWords(before, person.countyIds)}.`)]),
      paragraph(
        `It will last about ${minutes} minutes. We’ll remind you before the new time. If you put the session on your calendar, add it again from the page.`,
      ),
      howToJoin,
    ],
  })
}

export const cancelledMail = (env: Env, session: MailedSession, person: MailedPerson): MailContent => {
  const { title, startsAt } = session
  return sessionMail(env, person, {
    subject: `Canceled: live session on ${shortTimeWords(startsAt)}`,
    preheader: title,
    heading: 'Your live session is canceled',
    notAfter: startsAt,
    blocks: [
      paragraph(`“${title}” was scheduled for ${sessionTimeWords(startsAt, person.countyIds)}.`),
      paragraph(
        'We’ve canceled this session. If we schedule another one, you’ll see it on the live sessions page.',
      ),
    ],
  })
}
