/** Reads and writes accounts. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { type UserRow, users } from '#server/db/schema/account.ts'

type Reader = Database | Transaction

export const findUserByEmail = async (db: Reader, email: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.email, email)))[0]

export const findUser = async (db: Reader, id: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** undefined when the email is already taken. */
export const insertUser = async (tx: Transaction, row: UserRow): Promise<UserRow | undefined> =>
  (await tx.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning())[0]

export const updateNames = async (
  tx: Transaction,
  id: string,
  names: { firstName: string; lastName: string },
) => (await tx.update(users).set(names).where(eq(users.id, id)).returning())[0]

export const setPassword = (tx: Transaction, id: string, passwordHash: string, verifiedAt: Date) =>
  tx.update(users).set({ passwordHash, emailVerifiedAt: verifiedAt }).where(eq(users.id, id))

export const markVerified = (tx: Transaction, id: string, verifiedAt: Date) =>
  tx
    .update(users)
    .set({ emailVerifiedAt: verifiedAt })
    .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)))

/** False when the password is no longer the known one. */
export const replacePassword = async (
  tx: Transaction,
  id: string,
  { known, passwordHash }: { known: string; passwordHash: string },
): Promise<boolean> => {
  const replaced = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, known)))
    .returning({ id: users.id })
  return replaced.length === 1
}
