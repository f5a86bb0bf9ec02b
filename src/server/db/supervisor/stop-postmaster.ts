/** Owns stopping a PostgreSQL server: first politely, then firmly, and never a process that only inherited its number. */
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { programPath } from './binaries.ts'
import type { Launch } from './postmaster.ts'
import { processIdentity } from './process-identity.ts'
import { programEnvironment } from './program-environment.ts'

const run = promisify(execFile)

/** SIGINT is PostgreSQL's fast shutdown (ends sessions, writes a checkpoint); SIGTERM would wait for every client. */
const STEPS = [
  { signal: 'SIGINT', limitMs: 30_000 },
  { signal: 'SIGQUIT', limitMs: 10_000 },
  { signal: 'SIGKILL', limitMs: 5_000 },
] as const

const isGone = async (pid: number, identity: string, limitMs: number): Promise<boolean> => {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if ((await processIdentity(pid)) !== identity) return true
    await pause(10)
  }
  return false
}

export const stopPostmaster = async (pid: number, { cluster, binaries }: Launch): Promise<void> => {
  const identity = await processIdentity(pid)
  if (identity === undefined) return
  if (process.platform === 'win32') {
    const options = { env: programEnvironment(), windowsHide: true }
    await run(programPath(binaries.directory, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w'], options)
    return
  }
  for (const { signal, limitMs } of STEPS) {
    process.kill(pid, signal)
    if (await isGone(pid, identity, limitMs)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) could not be stopped.`)
}
