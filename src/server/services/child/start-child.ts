import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const linuxMilliseconds = 50
/** Elsewhere each look is a program of its own. */
const otherMilliseconds = 500
/** Linux counts in these on every machine that we run on. */
const pageBytes = 4096
const megabyte = 1024 * 1024

const heldOnLinux = async (pid: number): Promise<number> => {
  const counts = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0')
  return (Number(counts.split(' ')[1]) * pageBytes) / megabyte
}

const heldElsewhere = (pid: number): Promise<number> =>
  new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, kilobytes) =>
      resolve(error ? 0 : Number(kilobytes) / 1024),
    )
  })

const isLinux = process.platform === 'linux'

/** Zero once it has ended. */
const heldMegabytes: (pid: number) => Promise<number> = isLinux ? heldOnLinux : heldElsewhere

/** Ends with the function that it gives. */
const watchMemory = (pid: number, mostMegabytes: number, onTooMuch: () => void): (() => void) => {
  const look = async () => {
    if ((await heldMegabytes(pid)) > mostMegabytes) onTooMuch()
  }
  const timer = setInterval(() => void look(), isLinux ? linuxMilliseconds : otherMilliseconds)
  return () => clearInterval(timer)
}

export type ChildLimits = {
  /** Of all memory that it writes to, buffers and decoders too. */
  readonly megabytes: number
  /** From an order to its answer. */
  readonly seconds: number
  /** Of any one file that it writes. */
  readonly megabytesOfFile: number
}

/** Why there is no answer. `stopped`: whoever asked wants it no longer. */
export type ChildFault = 'too-much-memory' | 'too-long' | 'broke' | 'stopped'

export type ChildOutcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly reason: ChildFault }

export type Asking = {
  /** What it says before its answer. */
  readonly onNews?: (news: unknown) => void
  readonly signal?: AbortSignal | undefined
}

export type Child = {
  /** One order at a time. Whatever is no answer has ended it. Throws when the process cannot be started. */
  readonly ask: (order: object, asking?: Asking) => Promise<ChildOutcome>
  readonly isOver: () => boolean
  readonly megabytes: () => Promise<number>
  readonly end: () => void
  /** Nobody waits for it: this process may end without asking it anything more. */
  readonly rest: () => void
}

/** It reads for somebody who waits, beside pages for which everybody waits. */
const lowerPriority = 5
/** What the program's own objects may take, beside buffers. */
const heapShare = 0.6

/** The programs find each other as ours do; a debugger belongs to one process only. */
const inherited = (): readonly string[] => process.execArgv.filter((one) => !one.startsWith('--inspect'))

const argumentsFor = (program: URL, { megabytes }: ChildLimits): readonly string[] => [
  ...inherited(),
  `--max-old-space-size=${Math.round(megabytes * heapShare)}`,
  '--max-semi-space-size=16',
  fileURLToPath(program),
]

/** For machine code V8 sets aside room that it may write to and never fills. */
const reservedMegabytes = 600
/** In which a shell counts the size of a file. */
const blocksOfMegabyte = 2048

/** RLIMIT_DATA counts what may be written to, buffers too, and not what is only reserved; other systems have no such bound. */
const bounds =
  process.platform === 'linux'
    ? 'ulimit -f "$0"; ulimit -d "$1"; shift; exec "$@"'
    : 'ulimit -f "$0"; shift; exec "$@"'

const launch = (program: URL, limits: ChildLimits): ChildProcess => {
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']
  // Nothing of what the app knows is there for it to read.
  const options = { stdio, serialization: 'advanced', env: {} } as const
  const blocks = String(limits.megabytesOfFile * blocksOfMegabyte)
  const kilobytes = String((limits.megabytes + reservedMegabytes) * 1024)
  const own = [process.execPath, ...argumentsFor(program, limits)]
  return spawn('/bin/sh', ['-c', bounds, blocks, kilobytes, ...own], options)
}

/** Killed by the watch, or by the system; V8 and the C library abort where they get no memory. */
const isOutOfMemory = (signal: NodeJS.Signals | null, code: number | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134

const isAnswer = (message: unknown): message is { readonly answer: unknown } =>
  typeof message === 'object' && message !== null && 'answer' in message

const lowerPriorityOf = ({ pid }: ChildProcess) => {
  try {
    setPriority(pid ?? 0, lowerPriority)
  } catch {
    // It has ended already, or the system does not let us: then it reads as fast as everybody.
  }
}

/** Whoever starts one ends it. */
export const startChild = (program: URL, limits: ChildLimits): Child => {
  const child = launch(program, limits)
  const pid = child.pid ?? 0
  const { promise: over, resolve, reject } = Promise.withResolvers<ChildOutcome>()
  // A child that is never asked is waited for by nobody.
  over.catch(() => undefined)
  let isOver = false
  const setOver = () => {
    isOver = true
  }
  child.once('spawn', () => lowerPriorityOf(child))
  child.once('error', (error) => {
    setOver()
    reject(error)
  })
  child.once('exit', (code, signal) => {
    setOver()
    resolve({ ok: false, reason: isOutOfMemory(signal, code) ? 'too-much-memory' : 'broke' })
  })
  const end = () => {
    setOver()
    child.removeAllListeners('message')
    child.kill('SIGKILL')
  }

  const ask: Child['ask'] = async (order, { onNews = () => {}, signal } = {}) => {
    const { promise: answered, resolve: settle } = Promise.withResolvers<ChildOutcome>()
    const stop = (reason: ChildFault) => {
      settle({ ok: false, reason })
      end()
    }
    const onAbort = () => stop('stopped')
    const onMessage = (message: unknown) => {
      if (isAnswer(message)) settle({ ok: true, answer: message.answer })
      else onNews(message)
    }
    child.ref()
    child.channel?.ref()
    const timer = setTimeout(() => stop('too-long'), limits.seconds * 1000)
    const endWatch = watchMemory(pid, limits.megabytes, () => stop('too-much-memory'))
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    child.on('message', onMessage)
    // An ended child says by its exit why it ended.
    child.send(order, () => {})
    return Promise.race([answered, over]).finally(() => {
      clearTimeout(timer)
      endWatch()
      signal?.removeEventListener('abort', onAbort)
      child.off('message', onMessage)
    })
  }
  const rest = () => {
    child.unref()
    child.channel?.unref()
  }
  return { ask, isOver: () => isOver, megabytes: () => heldMegabytes(pid), end, rest }
}
