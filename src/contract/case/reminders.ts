/** Reminders: the dates of a case with what its owner chose for each, the links of the mails, and the case's calendar. */
import { z } from 'zod'
import { DEADLINE_CERTAINTIES } from '#core/appeal/deadlines/shape.ts'
import { WATCH_STATES } from '#core/reminder/reminder-due.ts'
import * as words from '#messages/case/reminders.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { calendarDay } from './file.ts'

const tag = 'Reminders'
const caseId = z.uuid(words.weCouldntFindThatCase())
const dateId = z.string().regex(/^[a-z0-9-]{1,60}$/, words.weCouldntFindThatDateIn())
const token = z.string(words.partOfThisLinkIsMissing()).min(20, words.partOfThisLinkIsMissing()).max(80)

export const REMINDER_CHOICES = ['done', 'snooze', 'stop', 'resume'] as const
export type ReminderChoice = (typeof REMINDER_CHOICES)[number]

const choice = {
  choice: z.enum(REMINDER_CHOICES, words.chooseDoneSnoozeStopOrResume()),
  /** With 'snooze' only: the day of the next reminder, after today and no later than the date itself. */
  until: calendarDay.optional(),
}

const chosen = {
  title: z.string(),
  dueOn: calendarDay,
  /** The day to show: offices may be shut on `dueOn`. */
  actOn: calendarDay,
  state: z.enum(WATCH_STATES),
  snoozedUntil: calendarDay.nullable(),
}

const reminderDate = z.object({
  id: z.string(),
  ...chosen,
  certainty: z.enum(DEADLINE_CERTAINTIES),
  detail: z.string(),
  source: z.string(),
  /** The day of the next reminder; null when none is to come. */
  nextOn: calendarDay.nullable(),
})
export type ReminderDate = z.infer<typeof reminderDate>

export const listReminders = endpoint({
  method: 'GET',
  path: '/cases/:id/reminders',
  access: 'bearer',
  tag,
  summary:
    'The dates of a case that lie ahead, earliest first, each with its next reminder and what was chosen',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({ id: caseId, ...pageInput() }),
  output: z.object({
    dates: z.array(reminderDate).max(100),
    ...pageOutput,
    /** False when the person has turned reminders off in the profile. */
    wanted: z.boolean(),
    /** The clock of the county, by which mails go out from this hour on. */
    clock: z.string(),
    hour: z.int(),
    /** Since when the case has a calendar address; null without one. */
    calendarSince: z.iso.datetime().nullable(),
  }),
})

export const chooseReminder = endpoint({
  method: 'PUT',
  path: '/cases/:id/reminders/:dateId',
  access: 'bearer',
  tag,
  summary: 'Mark a date as done, put its reminders off to a day, stop them, or have them again',
  needs: 'ai_enhanced',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: caseId, dateId, ...choice }),
  output: z.object({}),
})

export const renewCalendar = endpoint({
  method: 'POST',
  path: '/cases/:id/calendar',
  access: 'bearer',
  tag,
  summary:
    'A new secret address at which calendars can follow the case; one given out before ends. It is told once only, and holds against another press for ten seconds',
  needs: 'ai_enhanced',
  limit: { max: 10, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: caseId }),
  output: z.object({ url: z.url() }),
})

export const endCalendar = endpoint({
  method: 'DELETE',
  path: '/cases/:id/calendar',
  access: 'bearer',
  tag,
  summary: 'End the calendar address of a case',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({}),
})

export const readReminderLink = endpoint({
  method: 'GET',
  path: '/public/reminders/:token',
  access: 'public',
  tag: 'Public',
  summary: 'The date that a link of a reminder is about; reading changes nothing',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['link_invalid'],
  input: z.object({ token }),
  output: z.object({ ...chosen, caseId: z.uuid(), today: calendarDay }),
})

export const settleReminderLink = endpoint({
  method: 'POST',
  path: '/public/reminders/:token',
  access: 'public',
  tag: 'Public',
  summary: 'Choose done, snooze, stop or resume for the date of a reminder, by the link of its mail',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['link_invalid'],
  input: z.object({ token, ...choice }),
  output: z.object(chosen),
})
