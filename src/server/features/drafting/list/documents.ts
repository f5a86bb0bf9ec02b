/** Reads documents as they are listed: without their text and facts, but with what tells one from another. */
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import { PURCHASE_ALONE } from '#core/document/paper-title.ts'
import type { Reader } from '#server/db/open.ts'
import { documentSections, documents } from '#server/db/schema/documents.ts'

const { facts: _facts, ...listedColumns } = getTableColumns(documents)

const minutesInFacts = sql<number | null>`(${documents.facts} #>> '{situation,minutes}')::integer`

const isOfPurchaseInFacts = sql<boolean>`${documents.facts} -> 'facts' @> ${JSON.stringify([{ id: PURCHASE_ALONE }])}::jsonb`

export interface ListAsked extends Page {
  readonly propertyId?: string | undefined
  readonly taxYear?: number | undefined
}

/** The newest first. */
export const documentsOf = async (
  db: Reader,
  userId: string,
  { page, pageSize, propertyId, taxYear }: ListAsked,
) => {
  const isTheirs = and(
    eq(documents.userId, userId),
    propertyId === undefined ? undefined : eq(documents.propertyId, propertyId),
    taxYear === undefined ? undefined : eq(documents.taxYear, taxYear),
  )
  const sectionsDone = count(documentSections.position)
  const isOwn = eq(documentSections.writtenBy, 'owner')
  const sectionsOwn = sql<number>`(count(*) filter (where ${isOwn}))::integer`
  const entries = await db
    .select({
      ...listedColumns,
      minutes: minutesInFacts,
      isOfPurchase: isOfPurchaseInFacts,
      sectionsDone,
      sectionsOwn,
    })
    .from(documents)
    .leftJoin(documentSections, eq(documentSections.documentId, documents.id))
    .where(isTheirs)
    .groupBy(documents.id)
    .orderBy(desc(documents.requestedAt), desc(documents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { entries, total: await db.$count(documents, isTheirs) }
}
