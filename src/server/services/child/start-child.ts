/**
 * Runs a program of ours that reads what strangers made, in a process of its own: what a hostile file asks for ends that
 * process and nothing else. A thread would not do: its limits count no buffers.
 */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { watchMemory } from './watch-memory.ts'

export type ChildLimits = {
  /** Of all memory that it writes to, buffers and decoders too. */
  readonly megabytes: number
  /** From the order to the answer. */
  readonly seconds: number
}

/** Why there is no answer. */
export type ChildFault = 'too-much-memory' | 'too-long' | 'broke'

export type ChildOutcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly reason: ChildFault }

export type Child = {
  /** Asked once. What it says before its answer goes to `onNews`. Throws when the process cannot be started. */
  readonly ask: (order: object, onNews?: (news: unknown) => void) => Promise<ChildOutcome>
  readonly end: () => void
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

/** RLIMIT_DATA counts what may be written to, buffers too, and not what is only reserved; other systems have no such bound. */
const launch = (program: URL, limits: ChildLimits): ChildProcess => {
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']
  // Nothing of what the shop knows is there for it to read.
  const options = { stdio, serialization: 'advanced', env: {} } as const
  const args = argumentsFor(program, limits)
  if (process.platform !== 'linux') return spawn(process.execPath, args, options)
  const kilobytes = String((limits.megabytes + reservedMegabytes) * 1024)
  return spawn('/bin/sh', ['-c', 'ulimit -d "$0"; exec "$@"', kilobytes, process.execPath, ...args], options)
}

/** Killed by the watch, or by the system; V8 and the C library abort where they get no memory. */
const isOutOfMemory = (signal: NodeJS.Signals | null, code: number | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134

const isAnswer = (message: unknown): message is { readonly answer: unknown } =>
  typeof message === 'object' && message !== null && 'answer' in message

/** Whoever starts one ends it. */
export const startChild = (program: URL, limits: ChildLimits): Child => {
  const child = launch(program, limits)
  const endWatch = watchMemory(child.pid ?? 0, limits.megabytes, () => child.kill('SIGKILL'))
  const { promise, resolve, reject } = Promise.withResolvers<ChildOutcome>()
  // A child that is never asked is waited for by nobody.
  promise.catch(() => undefined)
  child.once('error', (error) => {
    endWatch()
    reject(error)
  })
  child.once('exit', (code, signal) => {
    endWatch()
    resolve({ ok: false, reason: isOutOfMemory(signal, code) ? 'too-much-memory' : 'broke' })
  })
  child.once('spawn', () => {
    try {
      setPriority(child.pid ?? 0, lowerPriority)
    } catch {
      // It has ended already, or the system does not let us: then it reads as fast as everybody.
    }
  })
  const end = () => {
    child.removeAllListeners('message')
    child.kill('SIGKILL')
  }
  const ask: Child['ask'] = async (order, onNews = () => {}) => {
    const timer = setTimeout(() => {
      resolve({ ok: false, reason: 'too-long' })
      end()
    }, limits.seconds * 1000)
    child.on('message', (message) => {
      if (isAnswer(message)) resolve({ ok: true, answer: message.answer })
      else onNews(message)
    })
    child.send(order, (error) => {
      // An ended child says by its exit why it ended.
      if (error) child.once('exit', () => reject(error))
    })
    return promise.finally(() => {
      clearTimeout(timer)
      end()
    })
  }
  return { ask, end }
}

export const askChild = (program: URL, limits: ChildLimits, order: object): Promise<ChildOutcome> =>
  startChild(program, limits).ask(order)
