/** The log of what the operator did by hand: ids and counts, never an email address or a secret. */
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Such as `{ orderId: '…', amountCents: 5300 }`. */
export type Subjects = Readonly<Record<string, string | number | boolean | null>>

export const operatorActions = pgTable('operator_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  operator: text('operator').notNull(),
  action: text('action').notNull(),
  subjects: jsonb('subjects').$type<Subjects>().notNull(),
  reason: text('reason'),
  outcome: text('outcome').$type<'begun' | 'done' | 'refused' | 'failed'>().notNull().default('begun'),
  begunAt: instant('begun_at').notNull(),
  endedAt: instant('ended_at'),
})
