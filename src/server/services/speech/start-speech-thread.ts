/** Owns the thread that speaks and joins: it starts with the first order, and one order follows the other. */
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadOrder } from './speech-thread-orders.ts'

const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

export type SpeechThread = {
  /** Rejects when the thread ends, or takes longer than `mostMs`. */
  readonly ask: (order: ThreadOrder, mostMs: number) => Promise<ThreadAnswer>
  readonly end: () => void
}

/** Whoever starts one ends it; the signal ends it too. */
export const startSpeechThread = (signal: AbortSignal): SpeechThread => {
  let thread: Worker | undefined
  const open = (): Worker => {
    const fresh = new Worker(new URL('./speech-thread.ts', import.meta.url), { resourceLimits })
    fresh.once('exit', () => {
      if (thread === fresh) thread = undefined
    })
    return fresh
  }
  const end = () => {
    signal.removeEventListener('abort', end)
    void thread?.terminate()
  }
  signal.addEventListener('abort', end)
  const ask = (order: ThreadOrder, mostMs: number): Promise<ThreadAnswer> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new Error('Speaking was called off.'))
      thread ??= open()
      const own = thread
      const settle = () => {
        clearTimeout(timer)
        own.removeAllListeners('message')
        own.removeListener('error', fail)
        own.removeListener('exit', gone)
      }
      const fail = (error: unknown) => {
        settle()
        reject(error)
      }
      const gone = () => fail(new Error('The thread that speaks ended without an answer.'))
      const timer = setTimeout(() => {
        void own.terminate()
        fail(new Error(`The voice gave no answer in ${Math.round(mostMs / 1000)} seconds.`))
      }, mostMs)
      own.once('message', (answer: ThreadAnswer) => {
        settle()
        resolve(answer)
      })
      own.once('error', fail)
      own.once('exit', gone)
      own.postMessage(order)
    })
  return { ask, end }
}
