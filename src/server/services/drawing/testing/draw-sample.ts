/** Draws nothing but who drew: its thread, and a number that no two drawings share. */
import { threadId } from 'node:worker_threads'
import { z } from 'zod'

const orderSchema = z.object({ name: z.string(), busyMs: z.int().default(0) })
export const drawnSample = z.object({ name: z.string(), threadId: z.int(), number: z.uuid() })

export const draw = async ({ order }: { order: unknown }): Promise<Buffer | null> => {
  const { name, busyMs } = orderSchema.parse(order)
  if (name === 'nothing') return null
  if (name === 'broken') throw new Error('broken on purpose')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs)
  const drawn: z.infer<typeof drawnSample> = { name, threadId, number: crypto.randomUUID() }
  return Buffer.from(JSON.stringify(drawn))
}
