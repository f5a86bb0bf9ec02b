/** Which reminders a person takes. Everything that sends them asks `takesMail`. */
import { eq, inArray } from 'drizzle-orm'
import type { ReminderSettings } from '#contract/account/forms.ts'
import { reminderDefaults } from '#contract/account/users.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema/account.ts'
import { reminderSettings } from '#server/db/schema/reminder-settings.ts'
import { calendarFeeds, reminderDates, reminders } from '#server/db/schema/watched-dates.ts'
import type { ReminderTopic } from '#server/services/mail/content.ts'

const chosen = { deadlines: reminderSettings.deadlines, courseNews: reminderSettings.courseNews }

export const reminderSettingsOf = async (db: Reader, userId: string): Promise<ReminderSettings> => {
  const [row] = await db.select(chosen).from(reminderSettings).where(eq(reminderSettings.userId, userId))
  return row ?? reminderDefaults
}

export const saveReminderSettings = (
  tx: Transaction,
  userId: string,
  { deadlines, courseNews }: ReminderSettings,
  updatedAt: Date,
) =>
  tx.insert(reminderSettings).values({ userId, deadlines, courseNews, updatedAt }).onConflictDoUpdate({
    target: reminderSettings.userId,
    set: { deadlines, courseNews, updatedAt },
  })

/** Whether the person behind an address takes mail of this kind; an address without an account has chosen nothing. */
export const takesMail = async (db: Reader, email: string, topic: ReminderTopic): Promise<boolean> => {
  const [row] = await db
    .select(chosen)
    .from(users)
    .innerJoin(reminderSettings, eq(reminderSettings.userId, users.id))
    .where(eq(users.email, email))
  return (row ?? reminderDefaults)[topic]
}

/** Pressed at the foot of a reminder; it can be turned on again in the profile. */
export const endDeadlineMail = async (tx: Transaction, email: string, now: Date): Promise<void> => {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) return
  const settings = await reminderSettingsOf(tx, user.id)
  await saveReminderSettings(tx, user.id, { ...settings, deadlines: false }, now)
}

/** Those of these people who want no reminders of dates. */
export const withoutDeadlineMail = async (
  db: Reader,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ userId: reminderSettings.userId, deadlines: reminderSettings.deadlines })
    .from(reminderSettings)
    .where(inArray(reminderSettings.userId, [...userIds]))
  return new Set(rows.flatMap(({ userId, deadlines }) => (deadlines ? [] : [userId])))
}

/** For the person's own export; without the hashes of links and addresses. */
export const remindersHeldOf = async (db: Reader, caseIds: readonly string[]) => ({
  dates: await db
    .select()
    .from(reminderDates)
    .where(inArray(reminderDates.caseId, [...caseIds])),
  sent: await db
    .select({
      caseId: reminders.caseId,
      title: reminders.title,
      dueOn: reminders.dueOn,
      plannedOn: reminders.plannedOn,
      isLate: reminders.isLate,
      sentAt: reminders.sentAt,
    })
    .from(reminders)
    .where(inArray(reminders.caseId, [...caseIds])),
  calendars: await db
    .select({ caseId: calendarFeeds.caseId, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(inArray(calendarFeeds.caseId, [...caseIds])),
})
