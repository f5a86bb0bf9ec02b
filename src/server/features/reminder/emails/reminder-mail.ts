/** Reminds the owner of a case of its dates: which day, what to do by it, how sure that is, and how to end it. */
import { paths } from '#contract/page-paths.ts'
import { certaintyWords } from '#core/appeal/deadlines/certainty-words.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import { calendarWords } from '../calendar-words.ts'

export interface MailedDate {
  readonly date: Deadline
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
  ['done', 'Mark as done'],
  ['snooze', 'Remind me another day'],
  ['stop', 'Stop reminders about this date'],
] as const

const lateWords = ({ plannedOn }: MailedDate): string =>
  `We meant to send this reminder on the morning of ${formatCalendarDate(plannedOn)}. Sorry it’s late.`

const blocksOf = ({ PUBLIC_URL }: Env, each: MailedDate): MailBlock[] => {
  const { title, dueOn, detail, source, certainty } = each.date
  const { words } = calendarWords()
  return [
    { kind: 'heading', text: title },
    {
      kind: 'paragraph',
      text: `${formatCalendarDate(dueOn)}. ${words.sure}: ${certaintyWords[certainty]}.`,
    },
    ...(each.isLate ? [{ kind: 'note' as const, text: lateWords(each) }] : []),
    { kind: 'paragraph', text: detail },
    { kind: 'paragraph', text: `${words.source}: ${source.replace(/\.$/, '')}.` },
    ...(each.isLast
      ? [{ kind: 'paragraph' as const, text: 'This is our last reminder about this date.' }]
      : []),
    ...choices.map(([choice, label]) => ({
      kind: 'link' as const,
      label,
      url: `${PUBLIC_URL}${paths.reminder(each.token, choice)}`,
    })),
  ]
}

/** Without the day of the week: mailboxes cut long subjects off. */
const subjectOf = (mailed: readonly MailedDate[]): string => {
  const [first] = mailed.map(({ date }) => date).toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  if (!first) return 'A date in your case'
  if (mailed.length === 1) return `${formatPlainDate(first.dueOn)}: ${first.title}`
  return `${mailed.length} dates in your case, starting ${formatPlainDate(first.dueOn)}`
}

export const reminderMail = (env: Env, reminded: Reminded): MailContent => {
  const { caseId, owner, facts, mailed, unsubscribeUrl } = reminded
  return {
    transactional: false,
    topic: 'deadlines',
    unsubscribeUrl,
    subject: subjectOf(mailed),
    preheader: `For ${facts.address}, tax year ${facts.taxYear}.`,
    blocks: [
      {
        kind: 'heading',
        text: mailed.length === 1 ? 'A date in your case is coming up' : 'Dates in your case are coming up',
      },
      greeting(owner.firstName),
      {
        kind: 'paragraph',
        text: `This is about your case for ${facts.address}, tax year ${facts.taxYear}.`,
      },
      ...mailed.flatMap((each) => blocksOf(env, each)),
      { kind: 'button', label: 'Open your case', url: `${env.PUBLIC_URL}${paths.appealCase(caseId)}` },
      {
        kind: 'note',
        text: 'If a notice from your county prints a different date, go by the notice. General information, not legal advice.',
      },
    ],
    reason: 'You’re getting this email because your plan includes deadline reminders and they’re turned on.',
  }
}
