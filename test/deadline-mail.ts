/** Owns the example of a reminder of dates, for tests of how mails read and look. */
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import type { Env } from '#server/env.ts'
import { reminderMail } from '#server/features/reminder/emails/reminder-mail.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { tellDeadline } from '#words/deadline/tell.ts'

type Example = { readonly address: string; readonly stopUrl: string; readonly token: string }

/** Two dates of a hearing on January 20, 2027: one on time, one late and for the last time. */
export const deadlineMail = (env: Env, { address, stopUrl, token }: Example): MailContent =>
  reminderMail(env, {
    caseId: '3f1e7c50-6f2f-4a52-9f3f-0d6d6c1a7b11',
    owner: { firstName: 'Dana' },
    facts: { address, taxYear: 2026 },
    unsubscribeUrl: stopUrl,
    mailed: deadlinesFor({
      today: calendarDate('2027-01-04'),
      county: null,
      printedPetitionDate: null,
      hearingOn: calendarDate('2027-01-20'),
    })
      .slice(0, 2)
      .map((date, at) => ({
        date: tellDeadline(date),
        plannedOn: calendarDate('2027-01-04'),
        isLate: at === 1,
        isLast: at === 1,
        token,
      })),
  })
