/** Owns the thread that makes one packet: it gets itself ready while what goes into the packet is still gathered. */
import { Worker } from 'node:worker_threads'
import type { PacketOrder, PacketOutcome } from './packet-order.ts'

/** Enough for the largest packet; what a hostile paper asks for beyond ends the thread and not the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

export type PacketThread = {
  readonly make: (order: PacketOrder) => Promise<PacketOutcome>
  readonly end: () => void
}

/** Whoever starts one ends it; the signal ends it too. */
export const startThread = (signal: AbortSignal): PacketThread => {
  const thread = new Worker(new URL('./packet-thread.ts', import.meta.url), { resourceLimits })
  const end = () => {
    signal.removeEventListener('abort', end)
    void thread.terminate()
  }
  signal.addEventListener('abort', end)
  const outcome = new Promise<PacketOutcome>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that makes packets ended without an answer.')))
  })
  // An order that never comes waits for no answer either.
  outcome.catch(() => undefined)
  const make = (order: PacketOrder) => {
    thread.postMessage(order)
    return outcome
  }
  return { make, end }
}
