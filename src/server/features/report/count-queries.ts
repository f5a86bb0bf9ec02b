/** SQL of the daily limits: how many reports were made for a person or about a home, counted by one at a time. */
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { leads } from '#server/db/schema.ts'

/** 'asked' for by address, or 'typed' from a notice. */
export type LeadKind = 'asked' | 'typed'

/** Whose reports are counted: those for an e-mail address, or those about a home. */
export type CountedBy = { readonly email: string } | { readonly homeKey: string }

/** Whoever counts the same waits until this transaction is done, so that a count and what is added to it are one. */
export const lockCount = (tx: Transaction, by: CountedBy) =>
  'email' in by
    ? tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${by.email}), 1))`)
    : tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${by.homeKey}, 2))`)

/** When the reports of one kind were made after `since`, newest first. */
export const newestLeadTimes = async (
  tx: Transaction,
  { by, kind, since, limit }: { by: CountedBy; kind: LeadKind; since: Date; limit: number },
): Promise<Date[]> =>
  (
    await tx
      .select({ requestedAt: leads.requestedAt })
      .from(leads)
      .where(
        and(
          'email' in by ? eq(leads.email, by.email) : eq(leads.homeKey, by.homeKey),
          gt(leads.requestedAt, since),
          kind === 'typed' ? isNotNull(leads.typedFrom) : isNull(leads.typedFrom),
        ),
      )
      .orderBy(desc(leads.requestedAt))
      .limit(limit)
  ).map(({ requestedAt }) => requestedAt)
