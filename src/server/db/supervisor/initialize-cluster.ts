/** Owns making a new, empty PostgreSQL cluster, so that an interrupted attempt leaves nothing behind that counts. */
import { execFile } from 'node:child_process'
import { chmod, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, programPath } from './binaries.ts'
import { readIfPresent } from './private-file.ts'
import { programEnvironment } from './program-environment.ts'
import { giveTo, type SystemUser } from './system-user.ts'

const run = promisify(execFile)

type Wish = Readonly<{
  cluster: string
  binaries: Binaries
  user: SystemUser
  adminPassword: string
  durable: boolean
}>

const syncDirectory = async (path: string) => {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  await directory.sync()
  await directory.close()
}

export const isInitialized = async (cluster: string): Promise<boolean> =>
  (await readIfPresent(join(cluster, 'PG_VERSION'))) !== undefined

/** The server's major version is in the cluster; its format changes with every major version. */
export const refuseOtherMajorVersion = async (cluster: string, { release }: Binaries): Promise<void> => {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const have = release.split('.')[0]
  if (made === have) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, but PostgreSQL ${have} comes along now. Restore a dump of it, or go back.`,
  )
}

export const initializeCluster = async (wish: Wish): Promise<void> => {
  const draft = `${wish.cluster}.new`
  const passwordFile = `${draft}-password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await chmod(draft, 0o700)
  await writeFile(passwordFile, wish.adminPassword, { mode: 0o600 })
  try {
    await Promise.all([giveTo(wish.user, draft), giveTo(wish.user, passwordFile)])
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const speed = wish.durable ? [] : ['--no-sync']
    const options = { ...wish.user, cwd: '/', env: programEnvironment() }
    await run(
      programPath(wish.binaries.directory, 'initdb'),
      ['-D', draft, ...locale, ...access, ...speed],
      options,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, wish.cluster)
  await syncDirectory(dirname(wish.cluster))
}
