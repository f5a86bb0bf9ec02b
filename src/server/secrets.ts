/** Secrets that the installation makes for itself, shared by all its processes through the database. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Reader } from '#server/db/open.ts'
import { appSecrets } from '#server/db/schema/account.ts'

type SecretName =
  | 'access-token-key'
  | 'download-key'
  | 'reply-address-key'
  | 'report-deletion-key'
  | 'stand-in-webhook-secret'

/** 32 random bytes as base64url; made by whoever asks first. */
export const installationSecret = async (db: Reader, name: SecretName): Promise<string> => {
  const value = randomBytes(32).toString('base64url')
  await db.insert(appSecrets).values({ name, value }).onConflictDoNothing()
  const [kept] = await db.select().from(appSecrets).where(eq(appSecrets.name, name))
  if (!kept) throw new Error(`the secret ${name} could not be kept`)
  return kept.value
}
