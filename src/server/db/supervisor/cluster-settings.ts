/** Owns what DATA_DIR remembers about its database between runs: where it lies, its passwords, its last port. */
import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { parseJson, readIfPresent, writePrivateFile } from './private-file.ts'
import { canReach, type SystemUser } from './system-user.ts'

const settings = z.object({
  cluster: z.string(),
  adminPassword: z.string(),
  password: z.string(),
  port: z.int().optional(),
})
export type ClusterSettings = z.infer<typeof settings>

const fileIn = (dataDir: string) => join(dataDir, 'postgres.json')
const newPassword = () => randomBytes(24).toString('hex')

/** Beside the data when PostgreSQL's user can get there; below a private home, in a place of the system. */
const choosePlace = async (dataDir: string, user: SystemUser, systemDir: string) => {
  if (await canReach(user, dataDir)) return 'postgres'
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  // The random part lets a DATA_DIR that was wiped start again instead of finding a database it has no password to.
  const directory = join(systemDir, `${basename(dataDir)}-${key}-${randomBytes(4).toString('hex')}`)
  await mkdir(directory, { recursive: true })
  await chmod(systemDir, 0o755)
  await chmod(directory, 0o755)
  return join(directory, 'postgres')
}

const readSettings = async (dataDir: string): Promise<ClusterSettings | undefined> => {
  const text = await readIfPresent(fileIn(dataDir))
  if (text === undefined) return undefined
  const found = parseJson(settings, text)
  if (found !== undefined) return found
  throw new Error(
    `${fileIn(dataDir)} is damaged; restore it from a backup, it holds the database's passwords.`,
  )
}

export const saveSettings = (dataDir: string, changed: ClusterSettings): Promise<void> =>
  writePrivateFile(fileIn(dataDir), `${JSON.stringify(changed, null, 2)}\n`)

export const clusterPath = (dataDir: string, { cluster }: ClusterSettings): string =>
  resolve(dataDir, cluster)

export const readOrCreateSettings = async (
  dataDir: string,
  user: SystemUser,
  systemDir: string,
): Promise<ClusterSettings> => {
  const known = await readSettings(dataDir)
  if (known !== undefined) return known
  const cluster = await choosePlace(dataDir, user, systemDir)
  const fresh = { cluster, adminPassword: newPassword(), password: newPassword() }
  await saveSettings(dataDir, fresh)
  return fresh
}
