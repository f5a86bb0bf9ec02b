/** Reads and writes cases; every query for a person names that person. */
import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { CaseFile } from '#core/case/file.ts'
import { versionsToKeep } from '#core/case/keep-versions.ts'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema/account.ts'
import { type CaseRow, cases, caseVersions } from '#server/db/schema/cases.ts'
import { properties } from '#server/db/schema/properties.ts'

const isTheirs = (userId: string, id: string) => and(eq(cases.id, id), eq(cases.userId, userId))

export const findCaseOf = async (db: Reader, userId: string, id: string): Promise<CaseRow | undefined> =>
  (await db.select().from(cases).where(isTheirs(userId, id)))[0]

/** The street of the home that a case is about. */
export const streetOfCase = async (db: Reader, id: string): Promise<string | undefined> =>
  (
    await db
      .select({ street: properties.addressLine1 })
      .from(cases)
      .innerJoin(properties, eq(properties.id, cases.propertyId))
      .where(eq(cases.id, id))
  )[0]?.street

/** Whose clock a case goes by. */
export const countyOfCase = async (db: Reader, id: string): Promise<string | undefined> =>
  (
    await db
      .select({ countyId: properties.countyId })
      .from(cases)
      .innerJoin(properties, eq(properties.id, cases.propertyId))
      .where(eq(cases.id, id))
  )[0]?.countyId

/** Nobody else changes it until the transaction ends. */
export const lockCaseOf = async (tx: Transaction, userId: string, id: string): Promise<CaseRow | undefined> =>
  (await tx.select().from(cases).where(isTheirs(userId, id)).for('update'))[0]

/** The owner's other cases of the same year. One that is being saved right now is left out: two saves never wait for each other. */
export const lockOtherCases = (
  tx: Transaction,
  { userId, id, taxYear }: Pick<CaseRow, 'userId' | 'id' | 'taxYear'>,
): Promise<CaseRow[]> =>
  tx
    .select()
    .from(cases)
    .where(and(eq(cases.userId, userId), eq(cases.taxYear, taxYear), ne(cases.id, id)))
    .for('update', { skipLocked: true })

/** The case is not removed until the transaction ends; false when it is gone. What belongs to it is locked after it, as a removal does. */
export const holdCase = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, id)).for('key share')).length === 1

/** Those worked on last first. */
export const casesOf = async (db: Reader, userId: string, { page, pageSize }: Page) => {
  const own = eq(cases.userId, userId)
  const entries = await db
    .select()
    .from(cases)
    .where(own)
    .orderBy(desc(cases.updatedAt), desc(cases.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { entries, total: await db.$count(cases, own) }
}

export const countCases = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(cases, eq(cases.userId, userId))

export const findCaseOfHome = async (
  tx: Reader,
  { userId, propertyId, taxYear }: Pick<CaseRow, 'userId' | 'propertyId' | 'taxYear'>,
): Promise<CaseRow | undefined> => {
  const same = [eq(cases.userId, userId), eq(cases.propertyId, propertyId), eq(cases.taxYear, taxYear)]
  return (
    await tx
      .select()
      .from(cases)
      .where(and(...same))
  )[0]
}

/** Whether the same person has a case of that year for another home in the county. */
export const hasCaseBeside = async (
  tx: Reader,
  { userId, id, countyId }: Pick<typeof properties.$inferSelect, 'userId' | 'id' | 'countyId'>,
  taxYear: number,
): Promise<boolean> => {
  const beside = [
    eq(cases.userId, userId),
    ne(cases.propertyId, id),
    eq(cases.taxYear, taxYear),
    eq(properties.countyId, countyId),
  ]
  const found = await tx
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(properties, eq(properties.id, cases.propertyId))
    .where(and(...beside))
    .limit(1)
  return found.length > 0
}

/** Nobody else changes it until the transaction ends. */
export const lockCaseOfHome = async (
  tx: Transaction,
  { userId, propertyId, taxYear }: Pick<CaseRow, 'userId' | 'propertyId' | 'taxYear'>,
): Promise<CaseRow | undefined> => {
  const same = [eq(cases.userId, userId), eq(cases.propertyId, propertyId), eq(cases.taxYear, taxYear)]
  const found = tx
    .select()
    .from(cases)
    .where(and(...same))
  return (await found.for('update'))[0]
}

/** The id of the case of a home and a year, which is not removed until the transaction ends; null while there is none. */
export const holdCaseOfHome = async (
  tx: Transaction,
  { userId, propertyId, taxYear }: Pick<CaseRow, 'userId' | 'propertyId' | 'taxYear'>,
): Promise<string | null> => {
  const same = [eq(cases.userId, userId), eq(cases.propertyId, propertyId), eq(cases.taxYear, taxYear)]
  const [found] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(...same))
    .for('key share')
  return found?.id ?? null
}

const keepVersion = async (tx: Transaction, { id, version, file, updatedAt }: CaseRow): Promise<void> => {
  await tx.insert(caseVersions).values({ caseId: id, version, file, savedAt: updatedAt })
}

/** undefined when the same home and year has one already. */
export const insertCase = async (tx: Transaction, row: CaseRow): Promise<CaseRow | undefined> => {
  const [added] = await tx.insert(cases).values(row).onConflictDoNothing().returning()
  if (added) await keepVersion(tx, added)
  return added
}

const dropOldVersions = async (tx: Transaction, caseId: string): Promise<void> => {
  const saved = await versionsOf(tx, caseId)
  const kept = new Set(versionsToKeep(saved))
  const old = saved.flatMap(({ version }) => (kept.has(version) ? [] : [version]))
  if (old.length === 0) return
  await tx
    .delete(caseVersions)
    .where(and(eq(caseVersions.caseId, caseId), inArray(caseVersions.version, old)))
}

/** Writes the next version of a locked case, keeps it among the versions, and drops those that are too old. */
export const writeCase = async (
  tx: Transaction,
  { id, version }: CaseRow,
  file: CaseFile,
  now: Date,
): Promise<CaseRow> => {
  const next = { file, version: version + 1, updatedAt: now }
  const [written] = await tx.update(cases).set(next).where(eq(cases.id, id)).returning()
  if (!written) throw new Error('a locked case was not written')
  await keepVersion(tx, written)
  await dropOldVersions(tx, id)
  return written
}

/** Newest first. */
export const versionsOf = (db: Reader, caseId: string) =>
  db
    .select({ version: caseVersions.version, savedAt: caseVersions.savedAt })
    .from(caseVersions)
    .where(eq(caseVersions.caseId, caseId))
    .orderBy(desc(caseVersions.version))

export const findVersion = async (
  tx: Transaction,
  caseId: string,
  version: number,
): Promise<CaseFile | undefined> =>
  (
    await tx
      .select({ file: caseVersions.file })
      .from(caseVersions)
      .where(and(eq(caseVersions.caseId, caseId), eq(caseVersions.version, version)))
  )[0]?.file

/** False when the person has no such case. */
export const removeCase = async (tx: Transaction, userId: string, id: string): Promise<boolean> =>
  (await tx.delete(cases).where(isTheirs(userId, id)).returning({ id: cases.id })).length > 0

/** Everything of them, for the person's own export. */
export const casesHeldOf = (db: Reader, userId: string): Promise<CaseRow[]> =>
  db.select().from(cases).where(eq(cases.userId, userId))

/** As typed last in a case of theirs; null while it was never typed. */
const typedLast = async (
  db: Reader,
  name: 'ownerAddress' | 'appraiserAddress',
  theirs: SQL | undefined,
): Promise<string | null> => {
  const typed = sql<string>`${cases.file} #>> array['filing', ${name}::text]`
  const [newest] = await db
    .select({ typed })
    .from(cases)
    .innerJoin(properties, eq(properties.id, cases.propertyId))
    .where(and(theirs, sql`${typed} <> ''`))
    .orderBy(desc(cases.updatedAt))
    .limit(1)
  return newest?.typed ?? null
}

/** Where the owner gets mail, whatever home the case was about. */
export const mailingAddressOf = (db: Reader, userId: string): Promise<string | null> =>
  typedLast(db, 'ownerAddress', eq(cases.userId, userId))

/** Where the property appraiser of a county gets the owner's letters. */
export const appraiserAddressOf = (db: Reader, userId: string, countyId: string): Promise<string | null> =>
  typedLast(db, 'appraiserAddress', and(eq(cases.userId, userId), eq(properties.countyId, countyId)))

/** Of people who ever ordered AI-Enhanced, whatever became of the order; by id, from the one after `after`. */
export const casesOfAiOwners = (
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) =>
  db
    .select({
      row: cases,
      home: properties,
      owner: { id: users.id, email: users.email, firstName: users.firstName },
    })
    .from(cases)
    .innerJoin(properties, eq(properties.id, cases.propertyId))
    .innerJoin(users, eq(users.id, cases.userId))
    .where(
      and(
        after === null ? undefined : gt(cases.id, after),
        sql`exists (select 1 from orders o where o.user_id = ${cases.userId} and o.tier = 'ai_enhanced')`,
      ),
    )
    .orderBy(asc(cases.id))
    .limit(limit)
