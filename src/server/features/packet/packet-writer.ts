/** Owns the process that makes one packet: it gets itself ready while what goes into the packet is still gathered. */
import { z } from 'zod'
import { startChild } from '#server/services/child/start-child.ts'
import type { PacketOutcome, UnprintedOrder } from './packet-order.ts'

/** Enough for the largest packet; what a hostile paper asks for beyond ends the process and not the shop. */
const limits = { megabytes: 1_024, seconds: 110 }

const made = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    pages: z.int(),
    bytes: z.int(),
    fits: z.boolean(),
    photoEdge: z.int().nullable(),
  }),
  z.object({ ok: z.literal(false), heading: z.string() }),
])
const news = z.object({ heading: z.string() })

export type PacketWriter = {
  readonly make: (order: UnprintedOrder) => Promise<PacketOutcome>
  readonly end: () => void
}

/** Whoever starts one ends it; the signal ends it too. */
export const startPacketWriter = (signal: AbortSignal): PacketWriter => {
  const child = startChild(new URL('./packet-child.ts', import.meta.url), limits)
  signal.addEventListener('abort', child.end)
  const end = () => {
    signal.removeEventListener('abort', child.end)
    child.end()
  }
  const make = async (order: UnprintedOrder): Promise<PacketOutcome> => {
    let reading: string | null = null
    const outcome = await child.ask(order, (told) => {
      reading = news.parse(told).heading
    })
    if (outcome.ok) return made.parse(outcome.answer)
    // It was the paper that it was reading last.
    if (reading !== null && outcome.reason !== 'broke') return { ok: false, heading: reading }
    throw new Error(`The process that makes packets ended without an answer: ${outcome.reason}.`)
  }
  return { make, end }
}
