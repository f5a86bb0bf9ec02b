/** Owns connection.json in DATA_DIR, through which other processes of the app find the running database. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson, readIfPresent, writePrivateFile } from './private-file.ts'
import { processIdentity } from './process-identity.ts'

export type RunningPostgres = Readonly<{ url: string; port: number }>

const connection = z.object({ url: z.string(), port: z.int(), pid: z.int(), identity: z.string() })
const fileIn = (dataDir: string) => join(dataDir, 'connection.json')

export const writeConnection = async (
  dataDir: string,
  running: RunningPostgres,
  pid: number,
): Promise<void> => {
  const identity = (await processIdentity(pid)) ?? 'gone'
  await writePrivateFile(fileIn(dataDir), `${JSON.stringify({ ...running, pid, identity }, null, 2)}\n`)
}

export const removeConnection = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

/** The database running for this DATA_DIR, or undefined when none is; a file left by a crash does not count. */
export const findRunningPostgres = async (dataDir: string): Promise<RunningPostgres | undefined> => {
  const text = await readIfPresent(fileIn(dataDir))
  if (text === undefined) return undefined
  const found = parseJson(connection, text)
  if (found === undefined || (await processIdentity(found.pid)) !== found.identity) return undefined
  return { url: found.url, port: found.port }
}
