/** Which papers of a home and year there are or are on their way: one that failed or was stopped is none. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { CaseFile } from '#core/case/file.ts'
import { everythingInPacket } from '#core/case/packet-choice.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { papersOfPacket } from '#core/packet/hand-over.ts'
import type { Reader } from '#server/db/open.ts'
import { type DocumentRow, documents } from '#server/db/schema/documents.ts'

export type HomeAndYear = {
  readonly userId: string
  readonly propertyId: string
  readonly taxYear: number
}

export type PaperThere = Pick<DocumentRow, 'id' | 'kind' | 'status'>

export const isOnItsWay = ({ status }: Pick<DocumentRow, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The one asked for last first. */
export const papersThere = (
  db: Reader,
  { userId, propertyId, taxYear }: HomeAndYear,
): Promise<readonly PaperThere[]> => {
  const { id, kind, status, requestedAt } = documents
  const isTheirs = and(eq(documents.userId, userId), eq(documents.propertyId, propertyId))
  const isThere = inArray(status, ['queued', 'running', 'completed'])
  return db
    .select({ id, kind, status })
    .from(documents)
    .where(and(isTheirs, isThere, eq(documents.taxYear, taxYear)))
    .orderBy(desc(requestedAt), desc(id))
}

/** Of each kind the newest whose writing failed or was stopped before it was ever whole. */
export const papersStopped = async (
  db: Reader,
  { userId, propertyId, taxYear }: HomeAndYear,
): Promise<readonly PaperThere[]> => {
  const { id, kind, status, requestedAt } = documents
  const isTheirs = and(eq(documents.userId, userId), eq(documents.propertyId, propertyId))
  const isStopped = inArray(status, ['failed', 'cancelled'])
  const stopped = await db
    .select({ id, kind, status })
    .from(documents)
    .where(and(isTheirs, isStopped, eq(documents.taxYear, taxYear)))
    .orderBy(desc(requestedAt), desc(id))
  return [...Map.groupBy(stopped, (paper) => paper.kind).values()].flatMap((papers) => papers.slice(0, 1))
}

/** Whether one that goes into the packet is not written yet. */
export const arePapersOnTheirWay = async (
  db: Reader,
  about: HomeAndYear & { readonly file: Pick<CaseFile, 'packet'> },
): Promise<boolean> => kindsInPacket((await papersThere(db, about)).filter(isOnItsWay), about.file).length > 0

/** Those of the packet, in its order. */
export const kindsInPacket = (
  there: readonly PaperThere[],
  file: Pick<CaseFile, 'packet'> | null,
): readonly DocumentKind[] =>
  papersOfPacket(
    there.map(({ kind }) => kind),
    file?.packet ?? everythingInPacket,
  )
