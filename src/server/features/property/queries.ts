/** Reads and writes the homes that people have entered. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { PropertyData } from '#contract/property/home-form.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { cases } from '#server/db/schema/cases.ts'
import { properties } from '#server/db/schema/properties.ts'

export type PropertyRow = typeof properties.$inferSelect

const maxProperties = 50

/** Newest first; at most 50. */
export const propertiesOf = (db: Reader, userId: string): Promise<PropertyRow[]> =>
  db
    .select()
    .from(properties)
    .where(eq(properties.userId, userId))
    .orderBy(desc(properties.createdAt))
    .limit(maxProperties)

type EnteredHome = PropertyData & { readonly parcelId: string | null }

/** In a tower one address has many homes: two parcels are two homes, and a home without one may be either. */
const isSameHome = (userId: string, { addressLine1, addressLine2, zipCode, parcelId }: EnteredHome) =>
  and(
    eq(properties.userId, userId),
    sql`lower(${properties.addressLine1}) = lower(${addressLine1})`,
    addressLine2
      ? sql`lower(${properties.addressLine2}) = lower(${addressLine2})`
      : isNull(properties.addressLine2),
    eq(properties.zipCode, zipCode),
    parcelId === null ? undefined : or(isNull(properties.parcelId), eq(properties.parcelId, parcelId)),
  )

const findSameHome = (tx: Transaction, userId: string, home: EnteredHome) =>
  tx
    .select({ id: properties.id, parcelId: properties.parcelId })
    .from(properties)
    .where(isSameHome(userId, home))
    .orderBy(
      sql`${properties.parcelId} is not distinct from ${home.parcelId} desc`,
      desc(properties.createdAt),
    )
    .limit(1)

/** A second entry of the same home changes the first; undefined when there are 50 already. */
export const upsertProperty = async (
  tx: Transaction,
  userId: string,
  data: PropertyData & { readonly parcelId?: string | null },
  now: Date,
): Promise<PropertyRow | undefined> => {
  const { parcelId = null, addressLine2, livesThere = null, ...rest } = data
  const entered = { ...rest, addressLine2: addressLine2 || null, parcelId, updatedAt: now }
  await takeTurn(tx, 'homes', userId)
  const [same] = await findSameHome(tx, userId, entered)
  if (same) {
    const [changed] = await tx
      .update(properties)
      .set({
        ...entered,
        parcelId: parcelId ?? same.parcelId,
        ...(livesThere !== null && { livesThere }),
      })
      .where(eq(properties.id, same.id))
      .returning()
    return changed
  }
  if ((await tx.$count(properties, eq(properties.userId, userId))) >= maxProperties) return undefined
  const [added] = await tx
    .insert(properties)
    .values({ ...entered, livesThere, id: randomUUID(), userId, createdAt: now })
    .returning()
  return added
}

/** A home with a case stays: the case is the owner’s to delete first. */
export const deleteProperty = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<'removed' | 'has-case' | 'no-such-home'> => {
  const isTheirs = and(eq(properties.userId, userId), eq(properties.id, id))
  const [found] = await tx.select({ id: properties.id }).from(properties).where(isTheirs).for('update')
  if (!found) return 'no-such-home'
  if ((await tx.$count(cases, eq(cases.propertyId, id))) > 0) return 'has-case'
  await tx.delete(properties).where(isTheirs)
  return 'removed'
}

type Homestead = { readonly userId: string; readonly propertyId: string; readonly homestead: boolean }

/** As the owner’s own notice has it. */
export const keepHomestead = async (
  tx: Transaction,
  { userId, propertyId, homestead, now }: Homestead & { readonly now: Date },
): Promise<void> => {
  await tx
    .update(properties)
    .set({ homesteadStatus: homestead, updatedAt: now })
    .where(and(eq(properties.id, propertyId), eq(properties.userId, userId)))
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
