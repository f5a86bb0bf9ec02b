/** Owns which reminder of a live session is due to someone who asked for it: the newest that has come, never after the start. */

import { reminderLeads } from '#core/live/params.ts'

export type ReminderLead = keyof typeof reminderLeads

/** The earlier one first. */
const leads = ['day', 'hour'] as const satisfies readonly ReminderLead[]

export interface AwaitedSession {
  readonly startsAt: Date
  readonly cancelledAt: Date | null
  /** Since when the person wants to be reminded of this time; what would have come before was not missed. */
  readonly knownSince: Date
  /** What went out for this time. */
  readonly sent: readonly ReminderLead[]
}

export const liveReminderDue = (session: AwaitedSession, now: Date): ReminderLead | null => {
  const { startsAt, cancelledAt, knownSince, sent } = session
  if (cancelledAt !== null || now >= startsAt) return null
  const plannedAt = (lead: ReminderLead): number => startsAt.getTime() - reminderLeads[lead] * 60_000
  const newest = leads.findLast((lead) => plannedAt(lead) <= now.getTime())
  if (newest === undefined || plannedAt(newest) <= knownSince.getTime()) return null
  return sent.includes(newest) ? null : newest
}

/** Whether one can still come to who asks for it now. */
export const canBeReminded = (startsAt: Date, now: Date): boolean =>
  now.getTime() < startsAt.getTime() - reminderLeads.hour * 60_000
