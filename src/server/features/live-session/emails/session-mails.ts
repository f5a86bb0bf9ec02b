/** The mails about a live session to those who asked to be reminded of it: it is near, it has a new time, it is cancelled. */
import { paths } from '#contract/page-paths.ts'
import { joinableMinutes } from '#core/live/params.ts'
import { sessionTimeWords, shortTimeWords } from '#core/live/session-time.ts'
import * as words from '#messages/live-session/session-mails.ts'
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
  text: words.liveSessionsGiveGeneralInformation(),
}

const toPage = (env: Env): MailBlock => ({
  kind: 'button',
  label: words.openLiveSessions(),
  url: `${env.PUBLIC_URL}${paths.live()}`,
})

const howToJoin: MailBlock = {
  kind: 'paragraph',
  text: words.yourLinkToJoinAppearsOn({ joinableMinutes }),
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
  reason: words.youreGettingThisEmailBecauseYou(),
})

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

export const reminderMail = (env: Env, session: MailedSession, person: MailedPerson): MailContent => {
  const { title, startsAt, minutes } = session
  return sessionMail(env, person, {
    subject: words.liveSession({ time: shortTimeWords(startsAt) }),
    preheader: title,
    heading: words.aLiveSessionIsComingUp(),
    notAfter: startsAt,
    blocks: [
      paragraph(words.startsOn({ title, time: sessionTimeWords(startsAt, person.countyIds) })),
      paragraph(words.itWillLastAboutMinutes({ minutes })),
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
    subject: words.movedLiveSessionNow({ time: shortTimeWords(startsAt) }),
    preheader: title,
    heading: words.yourLiveSessionHasANew(),
    notAfter: startsAt,
    blocks: [
      paragraph(words.nowStartsOn({ title, time: sessionTimeWords(startsAt, person.countyIds) })),
      ...(before === null
        ? []
        : [paragraph(words.itWasScheduledFor({ time: sessionTimeWords(before, person.countyIds) }))]),
      paragraph(words.itWillLastAboutMinutesWell({ minutes })),
      howToJoin,
    ],
  })
}

export const cancelledMail = (env: Env, session: MailedSession, person: MailedPerson): MailContent => {
  const { title, startsAt } = session
  return sessionMail(env, person, {
    subject: words.canceledLiveSessionOn({ time: shortTimeWords(startsAt) }),
    preheader: title,
    heading: words.yourLiveSessionIsCanceled(),
    notAfter: startsAt,
    blocks: [
      paragraph(words.wasScheduledFor({ title, time: sessionTimeWords(startsAt, person.countyIds) })),
      paragraph(words.weveCanceledThisSessionIfWe()),
    ],
  })
}
