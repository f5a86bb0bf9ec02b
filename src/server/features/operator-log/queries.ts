/** Reads and writes the log of the operator's actions. */
import { desc, eq, or, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { operatorActions, type Subjects } from '#server/db/schema/operator-actions.ts'

export type OperatorAction = typeof operatorActions.$inferSelect

export const insertAction = async (
  db: Database,
  action: Pick<OperatorAction, 'operator' | 'action' | 'subjects' | 'reason' | 'begunAt'>,
): Promise<number> => {
  const [row] = await db.insert(operatorActions).values(action).returning({ id: operatorActions.id })
  if (!row) throw new Error('an action could not be logged')
  return row.id
}

/** `found` are ids that became known only in the course of the action. */
export const endAction = async (
  db: Database,
  id: number,
  end: { outcome: OperatorAction['outcome']; found: Subjects; endedAt: Date },
): Promise<void> => {
  const subjects = sql`${operatorActions.subjects} || ${JSON.stringify(end.found)}::jsonb`
  await db
    .update(operatorActions)
    .set({ outcome: end.outcome, endedAt: end.endedAt, subjects })
    .where(eq(operatorActions.id, id))
}

/** Newest first. */
export const listActions = (db: Database, limit: number): Promise<OperatorAction[]> =>
  db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(limit)

/** Ids are UUIDs: found anywhere in the subjects, it is that one. */
const isAbout = (userId: string | null, orderIds: readonly string[]) => {
  const ids = userId === null ? orderIds : [userId, ...orderIds]
  return or(...ids.map((id) => sql`position(${id} in ${operatorActions.subjects}::text) > 0`)) ?? sql`false`
}

/** Newest first. */
export const actionsAbout = (
  db: Reader,
  userId: string | null,
  orderIds: readonly string[],
): Promise<OperatorAction[]> =>
  db.select().from(operatorActions).where(isAbout(userId, orderIds)).orderBy(desc(operatorActions.id))

/** Reasons are free text and may speak of the person; that the action took place stays known. */
export const forgetReasons = async (
  tx: Transaction,
  userId: string | null,
  orderIds: readonly string[],
): Promise<void> => {
  await tx.update(operatorActions).set({ reason: null }).where(isAbout(userId, orderIds))
}
