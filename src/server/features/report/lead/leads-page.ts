/** Reads the requests for reports page by page, for the operator's list. */
import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { type LeadRow, leads } from '#server/db/schema/reports.ts'

export type LeadPosition = Pick<LeadRow, 'requestedAt' | 'id'>

/** Oldest first: requests from `since` on, after the one the page before ended with. */
export const leadsPage = (
  db: Database,
  { since, after, limit }: { since: Date; after: LeadPosition | null; limit: number },
): Promise<LeadRow[]> =>
  db
    .select()
    .from(leads)
    .where(
      and(
        gte(leads.requestedAt, since),
        isNull(leads.typedFrom),
        after
          ? or(
              gt(leads.requestedAt, after.requestedAt),
              and(eq(leads.requestedAt, after.requestedAt), gt(leads.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(leads.requestedAt), asc(leads.id))
    .limit(limit)
