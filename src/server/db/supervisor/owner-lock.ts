/** Owns the rule that one process at a time looks after a database: the one named in the lock file, while it lives. */
import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parseJson, readIfPresent } from './private-file.ts'
import { processIdentity } from './process-identity.ts'

type Release = () => Promise<void>

const holder = z.object({ pid: z.int(), identity: z.string() })
type Holder = z.infer<typeof holder>

/** A recycled process number does not count: the process must also have started when the holder did. */
const livingHolder = async (path: string): Promise<Holder | undefined> => {
  const text = await readIfPresent(path)
  if (text === undefined) return undefined
  const found = parseJson(holder, text)
  if (found === undefined) return undefined
  return (await processIdentity(found.pid)) === found.identity ? found : undefined
}

const tryCreate = async (path: string, text: string): Promise<boolean> => {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error
    throw new Error(
      `This user may not write in ${dirname(path)}. Start as its owner, or set another DATA_DIR.`,
    )
  }
}

/** Renaming first makes sure that of several takers only one removes any given lock file. */
const clearStale = async (path: string) => {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  const living = await livingHolder(aside)
  if (living === undefined) await rm(aside, { force: true })
  else await rename(aside, path)
}

/** Takes the lock for this process, or throws one sentence that names the process holding it. */
export const takeOwnership = async (path: string, dataDir: string): Promise<Release> => {
  const identity = (await processIdentity(process.pid)) ?? 'unknown'
  const mine = JSON.stringify({ pid: process.pid, identity, nonce: randomUUID() })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const created = await tryCreate(path, mine)
    // Long enough for a competitor to have written what it just created, or to have put its own lock back.
    if (!created || attempt > 0) await pause(50)
    if ((await readIfPresent(path)) === mine) return () => rm(path, { force: true })
    const living = await livingHolder(path)
    if (living !== undefined) {
      throw new Error(
        `The database in ${dataDir} is already in use by another process (${living.pid}). Stop that one first, or set another DATA_DIR.`,
      )
    }
    await clearStale(path)
  }
  throw new Error(`The lock file ${path} keeps changing hands. Start one process at a time.`)
}
