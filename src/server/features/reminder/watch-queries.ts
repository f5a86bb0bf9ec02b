/** SQL of the dates that are watched, of the reminders sent, and of the last look at all cases. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { type DateRow, reminderDates, reminderLooks, reminders } from '#server/db/schema/watched-dates.ts'

type Reader = Database | Transaction

export const datesOfCases = (db: Reader, caseIds: readonly string[]): Promise<DateRow[]> =>
  db
    .select()
    .from(reminderDates)
    .where(inArray(reminderDates.caseId, [...caseIds]))

/** As JavaScript orders them, whatever the language of the database. */
const idOrder = sql`${reminderDates.dateId} collate "C"`

/**
 * Nobody else sends or changes any of them until the transaction ends. Whoever locks several dates of a case does so in the
 * order of their ids: rows move on their page with every change, and two looks that take them as they lie wait for each other.
 */
export const lockDatesOf = (tx: Transaction, caseId: string): Promise<DateRow[]> =>
  tx.select().from(reminderDates).where(eq(reminderDates.caseId, caseId)).orderBy(idOrder).for('update')

const inIdOrder = (dates: readonly SeenDate[]): SeenDate[] =>
  dates.toSorted((a, b) => (a.dateId < b.dateId ? -1 : 1))

export type SeenDate = Pick<DateRow, 'caseId' | 'dateId' | 'dueOn'> & { readonly knownSince: Date }

/** A date that another process has seen meanwhile stays as it is. */
export const watchDates = async (tx: Transaction, seen: readonly SeenDate[]): Promise<void> => {
  const table = reminderDates
  const isSameDay = sql`${table.dueOn} = excluded.due_on`
  await tx
    .insert(table)
    .values(inIdOrder(seen))
    .onConflictDoUpdate({
      target: [table.caseId, table.dateId],
      set: {
        dueOn: sql`excluded.due_on`,
        knownSince: sql`excluded.known_since`,
        // A moved day begins again; the same day, watched again, keeps what was chosen for it.
        remindedOn: sql`case when ${isSameDay} then ${table.remindedOn} end`,
        snoozedUntil: sql`case when ${isSameDay} then ${table.snoozedUntil} end`,
        state: sql`case when ${isSameDay} then ${table.state} else 'open' end`,
      },
      setWhere: sql`not (${isSameDay}) or ${table.knownSince} is null`,
    })
}

/** What comes due meanwhile is not made up for later. */
export const pauseDates = async (db: Database, caseIds: readonly string[]): Promise<void> => {
  if (caseIds.length === 0) return
  const { caseId, dateId } = reminderDates
  const isKnown = and(inArray(caseId, [...caseIds]), isNotNull(reminderDates.knownSince))
  const locked = db
    .$with('locked')
    .as(
      db.select({ caseId, dateId }).from(reminderDates).where(isKnown).orderBy(caseId, idOrder).for('update'),
    )
  await db
    .with(locked)
    .update(reminderDates)
    .set({ knownSince: null })
    .from(locked)
    .where(and(eq(caseId, locked.caseId), eq(dateId, locked.dateId)))
}

export type SentReminder = typeof reminders.$inferInsert

/** False when it was sent before. */
export const insertReminder = async (tx: Transaction, sent: SentReminder): Promise<boolean> => {
  const added = await tx
    .insert(reminders)
    .values(sent)
    .onConflictDoNothing()
    .returning({ dateId: reminders.dateId })
  await tx.update(reminderDates).set({ remindedOn: sent.plannedOn }).where(isDate(sent))
  return added.length === 1
}

type DateKey = Pick<DateRow, 'caseId' | 'dateId' | 'dueOn'>

const isDate = ({ caseId, dateId, dueOn }: DateKey) =>
  and(eq(reminderDates.caseId, caseId), eq(reminderDates.dateId, dateId), eq(reminderDates.dueOn, dueOn))

export type Choice = Pick<DateRow, 'state' | 'snoozedUntil'>

/** False when the date has moved to another day since. */
export const chooseForDate = async (tx: Transaction, key: DateKey, choice: Choice): Promise<boolean> =>
  (
    await tx
      .update(reminderDates)
      .set({ state: choice.state, snoozedUntil: choice.snoozedUntil })
      .where(isDate(key))
      .returning({ dateId: reminderDates.dateId })
  ).length === 1

/** The reminder that a link came with, and the date as it is kept now. */
export const reminderBehind = async (db: Reader, tokenHash: Buffer) => {
  const isItsDate = and(
    eq(reminderDates.caseId, reminders.caseId),
    eq(reminderDates.dateId, reminders.dateId),
    eq(reminderDates.dueOn, reminders.dueOn),
  )
  const [found] = await db
    .select({ reminder: reminders, date: reminderDates })
    .from(reminders)
    .leftJoin(reminderDates, isItsDate)
    .where(eq(reminders.tokenHash, tokenHash))
  return found
}

/** When the last whole look at all cases began; null before the first. */
export const lastLookAt = async (db: Database): Promise<Date | null> =>
  (await db.select().from(reminderLooks))[0]?.begunAt ?? null

export const markLook = async (db: Database, begunAt: Date): Promise<void> => {
  await db
    .insert(reminderLooks)
    .values({ begunAt })
    .onConflictDoUpdate({
      target: reminderLooks.isOnly,
      set: { begunAt: sql`greatest(${reminderLooks.begunAt}, excluded.begun_at)` },
    })
}
