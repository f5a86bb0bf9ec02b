/** The one register of advisory locks: what takes turns, and under which numbers. No two of them share one. */
import { sql } from 'drizzle-orm'
import type { Transaction } from './open.ts'

/** Held by a session until it lets go or ends; every version of this program uses the same numbers. */
export const sessionLocks = {
  migration: 1_961_011,
  /** With the key of one county, year and kind of file as its second number. */
  rollImport: 1_961_012,
  /** With the key of one county and year as its second number. */
  rollFit: 1_961_013,
} as const

/** What happens one after the other, on all servers over this database. */
const turns = {
  /** Payments, grants and refunds of one person, so that two cannot both find that nothing is owned. */
  purchases: 0,
  /** Reports, and reminders of the next notices, asked for under one email address. */
  reports: 1,
  /** Documents of one home, so that the last to finish sees all others. */
  documents: 3,
  /** Calls of the language model, so that two cannot spend the same money. */
  modelCalls: 4,
  /** Calls of the speech endpoint, likewise. */
  speechCalls: 5,
  /** Homes of one person, so that a second press finds the first one's. */
  homes: 6,
  /** Filling the table of places to search. */
  places: 7,
} as const

/** Waits until no other transaction has the turn `of` what `whose` names, and keeps it until this one ends. */
export const takeTurn = (tx: Transaction, of: keyof typeof turns, whose = ''): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${whose}), ${turns[of]}))`)
