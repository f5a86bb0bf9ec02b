/** Owns starting the PostgreSQL server on its cluster and knowing when it accepts connections. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, programPath } from './binaries.ts'
import { freePort } from './free-port.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { keepOwner } from './private-file.ts'
import { programEnvironment } from './program-environment.ts'
import type { SystemUser } from './system-user.ts'

export type Launch = Readonly<{
  cluster: string
  binaries: Binaries
  user: SystemUser
  logFile: string
  durable: boolean
}>
type Attempt = Readonly<{ ok: true; server: ChildProcess } | { ok: false; output: string }>

// Recovery after a crash replays the log since the last checkpoint; that can take a while on a slow disk.
const READY_LIMIT_MS = 120_000
const LEFTOVERS_LIMIT_MS = 40_000
const LOG_LIMIT_BYTES = 5_000_000
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/
// A killed postmaster's children finish the statement they are in before they notice.
const LEFTOVERS = /pre-existing shared memory block|"postmaster.pid" already exists/
/**
 * Tests open thousands of connections to copies that live for seconds: each process maps again what it touches of the shared
 * memory, so there is little of it, and a read is not handed to another process.
 */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  scram_iterations: '1',
  shared_buffers: '128MB',
  wal_buffers: '1MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
}

/**
 * PostgreSQL's own 128 MB hold a fifth of a county of a million parcels, and its homes lie anywhere in it. An eighth of the
 * machine and no more than 1 GB: only pages that were read take memory, and what is beside it keeps room.
 */
const sharedBuffersMb = (): number => {
  const machineMb = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20
  return Math.round(Math.min(Math.max(machineMb / 8, 128), 1_024))
}

export const serverArguments = ({ cluster, binaries, durable }: Launch, port: number): readonly string[] => {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Servers, workers and commands each have pools of their own; an idle connection costs next to nothing.
    max_connections: '200',
    shared_buffers: `${sharedBuffersMb()}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Without details: those of a refused duplicate would put a person's e-mail address into the log.
    log_error_verbosity: 'terse',
    // Ends up in postmaster.opts, so that a server of another release is not taken over after an update.
    'just_value.release': binaries.release,
    ...(durable ? {} : NOT_DURABLE),
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

const openLog = async (path: string): Promise<Readonly<{ log: FileHandle; size: number }>> => {
  const log = await open(path, 'a', 0o600)
  await keepOwner(path)
  const { size } = await log.stat()
  if (size < LOG_LIMIT_BYTES) return { log, size }
  await log.close()
  await rename(path, `${path}.1`)
  return openLog(path)
}

const untilReady = async (server: ChildProcess, cluster: string): Promise<boolean> => {
  const deadline = Date.now() + READY_LIMIT_MS
  let ended = false
  const end = () => {
    ended = true
  }
  server.once('error', end).once('exit', end)
  while (!ended && Date.now() < deadline) {
    const file = await readPostmasterFile(cluster)
    if (file?.pid === server.pid && file?.ready === true) return true
    await pause(10)
  }
  server.kill('SIGKILL')
  return false
}

const attempt = async (launch: Launch, port: number): Promise<Attempt> => {
  const { log, size } = await openLog(launch.logFile)
  const server = spawn(programPath(launch.binaries.directory, 'postgres'), serverArguments(launch, port), {
    ...launch.user,
    cwd: '/',
    env: programEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
    // Its own process group: Ctrl-C in the terminal must not stop the database under requests still in hand.
    detached: true,
    windowsHide: true,
  })
  server.unref()
  const ready = await untilReady(server, launch.cluster).finally(() => log.close())
  if (ready) return { ok: true, server }
  return { ok: false, output: (await readFile(launch.logFile)).subarray(size).toString('utf8') }
}

const refuse = (launch: Launch, output: string): never => {
  const reason = output.match(/(?:FATAL|PANIC|could not execute|error):? .*/g)?.at(-1) ?? 'it gave no reason'
  throw new Error(`PostgreSQL did not start: ${reason}. Its log is ${launch.logFile}.`)
}

/** Starts on the preferred port, or another when that one is taken meanwhile. */
export const startPostmaster = async (
  launch: Launch,
  preferredPort: number | undefined,
): Promise<Readonly<{ server: ChildProcess; port: number }>> => {
  const deadline = Date.now() + LEFTOVERS_LIMIT_MS
  let port = await freePort(preferredPort)
  for (;;) {
    const result = await attempt(launch, port)
    if (result.ok) return { server: result.server, port }
    const worthAnother = Date.now() < deadline
    if (worthAnother && PORT_TAKEN.test(result.output)) port = await freePort()
    else if (worthAnother && LEFTOVERS.test(result.output)) await pause(100)
    else refuse(launch, result.output)
  }
}
