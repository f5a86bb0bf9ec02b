/** Runs the operator's own import in a process of its own, as an operator does, and watches its memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../scripts/operator.mjs', import.meta.url))
const LOOK_EVERY_MS = 50

/** The most memory the process has held so far, from Linux; 0 where there is no such file or the process has ended. */
const peakMegabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

export interface ImportApart {
  /** As the command prints them: from opening the file to the roll in use; of several the longest. */
  readonly seconds: number
  /** The whole command with the start of its program. */
  readonly commandSeconds: number
  readonly peakMegabytes: number
}

/** All files at a time, so that the memory is that of imports side by side. */
export const importApart = async (files: readonly string[], databaseUrl: string): Promise<ImportApart> => {
  const startedAt = performance.now()
  const command = ['roll', 'import', '--force', '--as', 'bench']
  const operator = spawn(process.execPath, [SCRIPT, ...command, '--jobs', String(files.length), ...files], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  operator.stdout.on('data', (piece) => {
    printed += String(piece)
  })
  let peak = 0
  const look = async () => {
    for (const pid of await childrenOf(operator.pid ?? 0)) peak = Math.max(peak, await peakMegabytes(pid))
  }
  const looking = setInterval(() => void look(), LOOK_EVERY_MS)
  await once(operator, 'close')
  clearInterval(looking)
  const each = [...printed.matchAll(/ in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds))
  if (each.length !== files.length)
    throw new Error(`The import of ${files.join(', ')} did not end well: ${printed}`)
  const seconds = Math.max(...each)
  const commandSeconds = (performance.now() - startedAt) / 1000
  return { seconds, commandSeconds, peakMegabytes: Math.round(peak) }
}
