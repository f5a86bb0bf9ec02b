/** SQL of the reminders of the next notices. */
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { seasonReminders } from '#server/db/schema/season-reminders.ts'

type Row = typeof seasonReminders.$inferSelect

export const findOf = async (tx: Reader, email: string, taxYear: number): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(seasonReminders)
      .where(and(eq(seasonReminders.email, email), eq(seasonReminders.taxYear, taxYear)))
  )[0]

/** Asked again, the newest link counts; what was confirmed meanwhile stays so. */
export const askAgainFor = async (
  tx: Transaction,
  row: Pick<Row, 'id' | 'email' | 'taxYear' | 'tokenHash' | 'askedAt'>,
): Promise<void> => {
  const { tokenHash, askedAt } = row
  await tx
    .insert(seasonReminders)
    .values(row)
    .onConflictDoUpdate({
      target: [seasonReminders.email, seasonReminders.taxYear],
      set: { tokenHash, askedAt },
      setWhere: isNull(seasonReminders.confirmedAt),
    })
}

export const findByToken = async (tx: Reader, tokenHash: Buffer): Promise<Row | undefined> =>
  (await tx.select().from(seasonReminders).where(eq(seasonReminders.tokenHash, tokenHash)))[0]

export const markConfirmed = (tx: Transaction, id: string, now: Date) =>
  tx
    .update(seasonReminders)
    .set({ confirmedAt: now })
    .where(and(eq(seasonReminders.id, id), isNull(seasonReminders.confirmedAt)))

const isDue = (noticeYear: number) =>
  and(
    lte(seasonReminders.taxYear, noticeYear),
    isNotNull(seasonReminders.confirmedAt),
    isNull(seasonReminders.toldAt),
  )

export const dueIn = (db: Database, noticeYear: number, atOnce: number) =>
  db.select({ id: seasonReminders.id }).from(seasonReminders).where(isDue(noticeYear)).limit(atOnce)

/** undefined when another look was first. */
export const markTold = async (
  tx: Transaction,
  id: string,
  noticeYear: number,
  now: Date,
): Promise<Row | undefined> =>
  (
    await tx
      .update(seasonReminders)
      .set({ toldAt: now })
      .where(and(eq(seasonReminders.id, id), isDue(noticeYear)))
      .returning()
  )[0]

/** Whoever ends such mail, or is erased, is not told of any year. */
export const forgetSeasonReminders = (tx: Transaction, emails: readonly string[]) =>
  tx.delete(seasonReminders).where(inArray(seasonReminders.email, [...emails]))

export const seasonRemindersOf = (db: Reader, emails: readonly string[]) =>
  db
    .select({
      taxYear: seasonReminders.taxYear,
      askedAt: seasonReminders.askedAt,
      confirmedAt: seasonReminders.confirmedAt,
      toldAt: seasonReminders.toldAt,
    })
    .from(seasonReminders)
    .where(inArray(seasonReminders.email, [...emails]))
