/** Reads and writes the homes that people have entered. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PropertyData } from '#contract/property/properties.ts'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { properties } from '#server/db/schema/properties.ts'

export type PropertyRow = typeof properties.$inferSelect

const maxProperties = 50

/** Newest first; at most 50. */
export const propertiesOf = (db: Database, userId: string): Promise<PropertyRow[]> =>
  db
    .select()
    .from(properties)
    .where(eq(properties.userId, userId))
    .orderBy(desc(properties.createdAt))
    .limit(maxProperties)

const sameAddress = (userId: string, { addressLine1, addressLine2, zipCode }: PropertyData) =>
  and(
    eq(properties.userId, userId),
    sql`lower(${properties.addressLine1}) = lower(${addressLine1})`,
    addressLine2
      ? sql`lower(${properties.addressLine2}) = lower(${addressLine2})`
      : isNull(properties.addressLine2),
    eq(properties.zipCode, zipCode),
  )

/** A second entry of the same address changes the first; undefined when there are 50 already. */
export const upsertProperty = async (
  tx: Transaction,
  userId: string,
  data: PropertyData,
  now: Date,
): Promise<PropertyRow | undefined> => {
  const entered = { ...data, addressLine2: data.addressLine2 || null, updatedAt: now }
  const [changed] = await tx.update(properties).set(entered).where(sameAddress(userId, entered)).returning()
  if (changed) return changed
  if ((await tx.$count(properties, eq(properties.userId, userId))) >= maxProperties) return undefined
  const [added] = await tx
    .insert(properties)
    .values({ ...entered, id: randomUUID(), userId, createdAt: now })
    .returning()
  return added
}

/** undefined when the person has no such home. */
export const keepPrintedDate = async (
  db: Reader,
  {
    userId,
    propertyId,
    petitionDueOn,
    now,
  }: {
    userId: string
    propertyId: string
    petitionDueOn: string | null
    now: Date
  },
): Promise<PropertyRow | undefined> => {
  const [changed] = await db
    .update(properties)
    .set({ petitionDueOn, updatedAt: now })
    .where(and(eq(properties.userId, userId), eq(properties.id, propertyId)))
    .returning()
  return changed
}
