/** Which reminders a person takes. Everything that sends them asks `takesMail`. */
import { eq } from 'drizzle-orm'
import { type ReminderSettings, reminderDefaults } from '#contract/users.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema.ts'
import type { ReminderTopic } from '#server/services/mail-content.ts'
import { reminderSettings } from './reminder-settings-table.ts'

type Reader = Database | Transaction

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
