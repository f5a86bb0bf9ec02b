/** Makes a packet outside the request that asked for it: one file, kept whole or not at all. */
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import type { Fix } from '#core/packet/to-fix.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { PacketFailure, PacketRow } from '#server/db/schema/packets.ts'
import { readSales } from '#server/features/case-file/actions.ts'
import { findCaseOf } from '#server/features/case-file/queries.ts'
import { arePapersOnTheirWay } from '#server/features/drafting/actions.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { childRoom } from '#server/services/child/child-room.ts'
import { FileGone, orderFor } from './fill-order.ts'
import { packetMaterial } from './material.ts'
import type { PacketOutcome, UnprintedOrder } from './packet-order.ts'
import { findOpen, markCompleted, markFailed, markRunning } from './queries.ts'
import { lookThrough } from './what-to-fix.ts'

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

/** Enough for the largest packet; what a hostile paper asks for beyond ends the process and not the app. */
const writers = childRoom(new URL('./packet-child.ts', import.meta.url), {
  megabytes: 1_024,
  seconds: 110,
  megabytesOfFile: 200,
  isSound: (answer) => made.parse(answer).ok,
})

/** Has a packet made by a process of its own, which gets itself ready while what goes into the packet is still gathered. */
const prepareWriter = (): void => writers.prepare()

const makePacketFile = async (order: UnprintedOrder, signal: AbortSignal): Promise<PacketOutcome> => {
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

type Failed = { readonly ok: false; readonly reason: PacketFailure; readonly at: string | null }
const failed = (reason: PacketFailure, at: string | null = null): Failed => ({ ok: false, reason, at })

/** Keeps the finished file only with its row: replaced meanwhile, neither stays. */
const keep = async (
  ctx: Context,
  packet: PacketRow,
  { target }: UnprintedOrder,
  made: Omit<Parameters<typeof markCompleted>[2], 'storeKey'>,
): Promise<void> => {
  const storeKey = await ctx.files.keepIncoming(target)
  const isKept = await ctx.db.transaction((tx) => markCompleted(tx, packet, { ...made, storeKey }, ctx.now()))
  if (!isKept) await ctx.files.remove(storeKey)
}

/** As long as the row has room for. */
const longestFixes = 2_000

const namedFixes = (fixes: readonly Fix[]): string =>
  fixes
    .map(({ message }) => message)
    .join(' ')
    .slice(0, longestFixes)

const make = async (ctx: Context, packet: PacketRow, target: string, signal: AbortSignal) => {
  const material = await packetMaterial(ctx, packet.userId, packet.caseId)
  const present = material?.files.map(({ id }) => id) ?? []
  if (!material || packet.uploadIds.some((id) => !present.includes(id))) return failed('upload_gone')
  const { toFix, papers } = await lookThrough(ctx, packet.userId, material)
  if (toFix.length > 0) return failed('to_fix', namedFixes(toFix))
  const order = await orderFor(ctx, packet, material, papers, target)
  if (order === null) return failed('private')
  const outcome = await makePacketFile(order, signal)
  if (!outcome.ok) return failed('paper_unreadable', outcome.heading)
  const { ok: _ok, ...made } = outcome
  const uploadIds = material.uploads.map(({ id }) => id)
  await keep(ctx, packet, order, { ...made, uploadIds, basis: material.basis })
  return { ok: true } as const
}

const write = async (ctx: Context, packet: PacketRow, signal: AbortSignal): Promise<void> => {
  const target = await ctx.files.incomingPath()
  prepareWriter()
  try {
    const outcome = await make(ctx, packet, target, signal).catch((error: unknown) => {
      if (!(error instanceof FileGone)) throw error
      ctx.log.error({ packetId: packet.id, uploadId: error.uploadId }, 'a kept file is not where it was put')
      return failed('upload_gone', error.heading)
    })
    if (!outcome.ok) await markFailed(ctx.db, packet.id, outcome.reason, outcome.at, ctx.now())
  } finally {
    await rm(target, { force: true })
  }
}

/** In seconds: the papers of one case take a moment, or minutes where a language model words them, or sales are worked through. */
const waits: readonly number[] = [
  ...Array.from({ length: 30 }, () => 2),
  ...Array.from({ length: 84 }, () => 10),
]

const payload = z.strictObject({ packetId: z.uuid(), waited: z.int().nonnegative().default(0) })
type Errand = z.output<typeof payload>

const areAllWritten = async (tx: Transaction, packetId: string): Promise<boolean> => {
  const packet = await findOpen(tx, packetId)
  const found = packet && (await findCaseOf(tx, packet.userId, packet.caseId))
  return !found || !(await arePapersOnTheirWay(tx, found))
}

/** What the papers say of sales is held against them, so that a packet waits while a county's are worked through. */
const areSalesThere = async (ctx: Context, packetId: string): Promise<boolean> => {
  const packet = await findOpen(ctx.db, packetId)
  const sales = packet && (await readSales(ctx, packet.userId, packet.caseId))
  return sales?.kind !== 'none' || !sales.working
}

/** A letter names the papers that go with it, so a packet waits for those that are on their way; false in the end. */
const waitForPapers = async (ctx: Context, { packetId, waited }: Errand): Promise<boolean> => {
  const areSales = await areSalesThere(ctx, packetId)
  return ctx.db.transaction(async (tx) => {
    const seconds = waits[waited]
    if (seconds === undefined || (areSales && (await areAllWritten(tx, packetId)))) return false
    await sendPacketWriter(ctx, tx, { packetId, waited: waited + 1 }, seconds)
    return true
  })
}

export const writePacketFile = defineJob({
  name: 'write-packet',
  payload,
  retry: { limit: 4, delaySeconds: 2, backoff: true, maxDelaySeconds: 300 },
  // Photos are made by several threads already.
  concurrency: 1,
  timeoutSeconds: 120,
  handle: async (ctx: Context, errand, { isLastAttempt, signal }) => {
    if (await waitForPapers(ctx, errand)) return
    const packet = await markRunning(ctx.db, errand.packetId)
    // Completed by an earlier try that did not live to report it, replaced, or removed with its case.
    if (!packet) return
    try {
      await write(ctx, packet, signal)
    } catch (error) {
      if (isLastAttempt) await markFailed(ctx.db, packet.id, 'outage', null, ctx.now())
      throw error
    }
  },
})

/** `waited`: how often it has waited for papers. */
export const sendPacketWriter = (
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { packetId, waited }: Errand,
  startAfter?: number,
): Promise<void> =>
  queue.enqueue(tx, writePacketFile, {
    id: `write-packet:${packetId}:${waited}`,
    payload: { packetId, waited },
    ...(startAfter !== undefined && { startAfter }),
  })
