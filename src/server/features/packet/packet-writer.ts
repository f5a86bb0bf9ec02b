/** Has a packet made by a process of its own, which gets itself ready while what goes into the packet is still gathered. */
import { z } from 'zod'
import { childRoom } from '#server/services/child/child-room.ts'
import type { PacketOutcome, UnprintedOrder } from './packet-order.ts'

const made = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    pages: z.int(),
    parts: z.array(z.tuple([z.string(), z.int()])),
    bytes: z.int(),
    fits: z.boolean(),
    photoEdge: z.int().nullable(),
  }),
  z.object({ ok: z.literal(false), heading: z.string() }),
])
const news = z.object({ heading: z.string() })

/** Enough for the largest packet; what a hostile paper asks for beyond ends the process and not the shop. */
const writers = childRoom(new URL('./packet-child.ts', import.meta.url), {
  megabytes: 1_024,
  seconds: 110,
  megabytesOfFile: 200,
  isSound: (answer) => made.parse(answer).ok,
})

export const prepareWriter = (): void => writers.prepare()

export const makePacketFile = async (order: UnprintedOrder, signal: AbortSignal): Promise<PacketOutcome> => {
  let reading: string | null = null
  const onNews = (told: unknown) => {
    reading = news.parse(told).heading
  }
  const outcome = await writers.ask(order, { onNews, signal })
  if (outcome.ok) return made.parse(outcome.answer)
  const { reason } = outcome
  // It was the paper that it was reading last.
  if (reading !== null && (reason === 'too-much-memory' || reason === 'too-long'))
    return { ok: false, heading: reading }
  throw new Error(`The process that makes packets ended without an answer: ${reason}.`)
}
