/** Owns starting PostgreSQL again when it ended by itself: after a kill, too little memory, or a full disk. */
import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { processIdentity } from './process-identity.ts'

export type Kept = { readonly pid: () => number; readonly stopWatching: () => Promise<void> }

type Options = Readonly<{
  pid: number
  /** A folder on the disk that the cluster needs room on. */
  dataDir: string
  /** Starts it behind the same address and gives the number of its process. */
  startAgain: () => Promise<number>
  alarm: (message: string) => void
  onGivenUp: () => void
  firstPauseMs?: number
  giveUpAfterMs?: number
}>

const lookEveryMs = 500
const longestPauseMs = 30_000
/** Less than two of the 16 MB pieces in which PostgreSQL writes its log: it cannot start then. */
const neededBytes = 32 * 2 ** 20

const isDiskFull = async (dataDir: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize < neededBytes
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const keepRunning = (options: Options): Kept => {
  const { dataDir, startAgain, alarm, onGivenUp, firstPauseMs = 500, giveUpAfterMs = 5 * 60_000 } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => {})
  let pid = options.pid

  const untilEnded = async () => {
    const identity = await processIdentity(pid)
    while (!signal.aborted && identity !== undefined && (await processIdentity(pid)) === identity)
      await rest(lookEveryMs)
  }

  /** False when it could not be started in all that time; a full disk is waited for as long as it takes. */
  const bringBack = async (): Promise<boolean> => {
    let triesUntil = performance.now() + giveUpAfterMs
    for (let wait = firstPauseMs; !signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
      await rest(wait)
      if (signal.aborted) return true
      try {
        pid = await startAgain()
        alarm('PostgreSQL runs again.')
        return true
      } catch (error) {
        const isFull = await isDiskFull(dataDir)
        if (isFull) triesUntil = performance.now() + giveUpAfterMs
        alarm(`${isFull ? 'The disk is full. ' : ''}${sentenceOf(error)} It is tried again.`)
        if (performance.now() > triesUntil) return false
      }
    }
    return true
  }

  const run = async () => {
    while (!signal.aborted) {
      await untilEnded()
      if (signal.aborted) return
      alarm('PostgreSQL ended by itself; it is started again.')
      if (!(await bringBack())) return onGivenUp()
    }
  }
  const done = run()
  return {
    pid: () => pid,
    stopWatching: async () => {
      stopping.abort()
      await done
    },
  }
}
