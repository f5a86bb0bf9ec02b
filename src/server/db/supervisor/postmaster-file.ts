/** Owns reading postmaster.pid, where a running PostgreSQL says who and where it is, and judging whether it is true. */
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from './private-file.ts'
import { processCommand, processIdentity } from './process-identity.ts'

export type PostmasterFile = Readonly<{ pid: number; port: number; ready: boolean }>

export const postmasterFilePath = (cluster: string): string => join(cluster, 'postmaster.pid')

/** Line 1 is the process, 4 the port, 8 the state (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_*). */
export const readPostmasterFile = async (cluster: string): Promise<PostmasterFile | undefined> => {
  const text = await readIfPresent(postmasterFilePath(cluster))
  if (text === undefined) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7] === 'ready' }
}

const runsHereOnLinux = async (pid: number, cluster: string) => {
  const [command, directory] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8'),
    readlink(`/proc/${pid}/cwd`),
  ])
  return command.trim() === 'postgres' && directory === (await realpath(cluster))
}

/** Whether that process lives and is a PostgreSQL on this cluster, not a stranger who was given its number. */
export const isPostmasterOf = async (pid: number, cluster: string): Promise<boolean> => {
  if ((await processIdentity(pid)) === undefined) return false
  try {
    if (process.platform === 'linux') return await runsHereOnLinux(pid, cluster)
    const command = await processCommand(pid)
    return command.includes('postgres') && command.includes(cluster)
  } catch {
    return false
  }
}
