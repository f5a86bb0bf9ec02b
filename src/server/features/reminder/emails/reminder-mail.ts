/** Reminds the owner of a case of its dates: which day, what to do by it, how sure that is, and how to end it. */
import { paths } from '#contract/page-paths.ts'
import type { ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatDayOfYear, formatPlainDate } from '#core/date-forms.ts'
import { sureWords } from '#core/document/certainty-words.ts'
import * as messages from '#messages/reminder/reminder-mail.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import { calendarWords } from '../calendar-words.ts'

export interface MailedDate {
  readonly date: ToldDeadline
  readonly plannedOn: CalendarDate
  readonly isLate: boolean
  readonly isLast: boolean
  /** Of its links. */
  readonly token: string
}

interface Reminded {
  readonly caseId: string
  readonly owner: { readonly firstName: string }
  readonly facts: { readonly address: string; readonly taxYear: number }
  readonly mailed: readonly MailedDate[]
  readonly unsubscribeUrl: string
}

const choices = [
  ['done', messages.markAsDone()],
  ['snooze', messages.remindMeAnotherDay()],
  ['stop', messages.stopRemindersAboutThisDate()],
] as const

const lateWords = ({ plannedOn }: MailedDate): string =>
  messages.weMeantToSendThisReminder({ plannedOn: formatCalendarDate(plannedOn) })

/** The one day that a mail is about is its figure; several are lines. */
const dayBlock = (dueOn: CalendarDate, text: string, isAlone: boolean): MailBlock =>
  isAlone ? { kind: 'figure', figure: formatDayOfYear(dueOn), label: text } : { kind: 'paragraph', text }

const blocksOf = ({ PUBLIC_URL }: Env, each: MailedDate, isAlone: boolean): MailBlock[] => {
  const { title, actOn, detail, source } = each.date
  const { words } = calendarWords()
  return [
    { kind: 'heading', text: title },
    dayBlock(actOn, `${formatCalendarDate(actOn)}. ${words.sure}: ${sureWords(each.date)}.`, isAlone),
    ...(each.isLate ? [{ kind: 'note' as const, text: lateWords(each) }] : []),
    { kind: 'paragraph', text: detail },
    { kind: 'paragraph', text: `${words.source}: ${source.replace(/\.$/, '')}.` },
    ...(each.isLast ? [{ kind: 'paragraph' as const, text: messages.thisIsOurLastReminderAbout() }] : []),
    ...choices.map(([choice, label]) => ({
      kind: 'link' as const,
      label,
      url: `${PUBLIC_URL}${paths.reminder(each.token, choice)}`,
    })),
  ]
}

/** Without the day of the week: mailboxes cut long subjects off. */
const subjectOf = (mailed: readonly MailedDate[]): string => {
  const [first] = mailed.map(({ date }) => date).toSorted((a, b) => (a.actOn < b.actOn ? -1 : 1))
  if (!first) return messages.aDateInYourCase()
  if (mailed.length === 1) return `${formatPlainDate(first.actOn)}: ${first.title}`
  return messages.datesInYourCaseStarting2({
    count: mailed.length,
    dueOn: formatPlainDate(first.actOn),
  })
}

export const reminderMail = (env: Env, reminded: Reminded): MailContent => {
  const { caseId, owner, facts, mailed, unsubscribeUrl } = reminded
  return {
    transactional: false,
    topic: 'deadlines',
    unsubscribeUrl,
    subject: subjectOf(mailed),
    preheader: messages.forTaxYear({ address: facts.address, taxYear: facts.taxYear }),
    blocks: [
      {
        kind: 'heading',
        text: mailed.length === 1 ? messages.aDateInYourCaseIs() : messages.datesInYourCaseAreComing(),
      },
      greeting(owner.firstName),
      {
        kind: 'paragraph',
        text: messages.thisIsAboutYourCaseFor({ address: facts.address, taxYear: facts.taxYear }),
      },
      ...mailed.flatMap((each) => blocksOf(env, each, mailed.length === 1)),
      { kind: 'button', label: messages.openYourCase(), url: `${env.PUBLIC_URL}${paths.appealCase(caseId)}` },
      {
        kind: 'note',
        text: messages.ifANoticeFromYourCounty(),
      },
    ],
    reason: messages.youreGettingThisEmailBecauseYour(),
  }
}
