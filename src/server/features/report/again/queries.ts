/** SQL of the second look: which reports a roll that has come since may answer. */
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { type LeadRow, leads } from '#server/db/schema/reports.ts'

/** Told or not, a report is looked at no second time for the same roll; it is told of once. */
export const markLookedAgain = (tx: Transaction, id: string, now: Date, isTold: boolean) =>
  tx
    .update(leads)
    .set({ lookedAgainAt: now, ...(isTold && { toldAt: now }) })
    .where(eq(leads.id, id))

/** People who asked longer ago are left in peace. */
const daysOfInterest = 300

/**
 * Reports without an answer that a parcel roll which has arrived since may give one; those looked at longest ago first.
 * Who has typed the numbers has an answer. A roll is marked a moment before others see it.
 */
export const unansweredLeads = (
  db: Database,
  { currentTaxYear, now, limit }: { currentTaxYear: number; now: Date; limit: number },
): Promise<LeadRow[]> => {
  const lookedAt = sql`coalesce(${leads.lookedAgainAt}, ${leads.preparedAt})`
  const cannotTell = sql`(${leads.status} = 'needs_trim_numbers' or ${leads.verdict} ->> 'outcome' = 'cannot_tell'
    or (${leads.verdict} ->> 'taxYear')::int < ${currentTaxYear})`
  const hasTyped = sql`exists (select 1 from leads typed where typed.typed_from = ${leads.id})`
  const hasArrived = sql`exists (select 1 from tax_roll.rolls r where r.status = 'active' and r.kind = 'NAL'
    and not r.synthetic and r.activated_at > ${lookedAt} - interval '1 minute')`
  return db
    .select()
    .from(leads)
    .where(
      and(
        isNull(leads.typedFrom),
        isNull(leads.toldAt),
        gt(leads.requestedAt, new Date(now.getTime() - daysOfInterest * 24 * 60 * 60 * 1000)),
        ne(leads.status, 'preparing'),
        cannotTell,
        hasArrived,
        sql`not ${hasTyped}`,
      ),
    )
    .orderBy(lookedAt)
    .limit(limit)
}
