/** Makes a packet outside the request that asked for it: one file, kept whole or not at all. */
import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { orderFor } from './fill-order.ts'
import { packetMaterial } from './material.ts'
import type { PacketOrder, PacketOutcome } from './packet-order.ts'
import type { PacketFailure, PacketRow } from './packets-table.ts'
import { markCompleted, markFailed, markRunning } from './queries.ts'

/** Enough for the largest packet; what a hostile paper asks for beyond ends the thread and not the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

const timeoutSeconds = 120

const makeInThread = (order: PacketOrder, signal: AbortSignal): Promise<PacketOutcome> =>
  new Promise((resolve, reject) => {
    const program = new URL('./packet-thread.ts', import.meta.url)
    const thread = new Worker(program, { workerData: order, resourceLimits })
    const end = () => {
      signal.removeEventListener('abort', end)
      void thread.terminate()
    }
    signal.addEventListener('abort', end)
    thread.once('message', (outcome: PacketOutcome) => {
      resolve(outcome)
      end()
    })
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that makes packets ended without an answer.')))
  })

type Failed = { readonly ok: false; readonly reason: PacketFailure; readonly at: string | null }
const failed = (reason: PacketFailure, at: string | null = null): Failed => ({ ok: false, reason, at })

/** Keeps the finished file only with its row: replaced meanwhile, neither stays. */
const keep = async (
  ctx: Context,
  packet: PacketRow,
  { target }: PacketOrder,
  made: Omit<Parameters<typeof markCompleted>[2], 'storeKey'>,
): Promise<void> => {
  const storeKey = await ctx.files.keepIncoming(target)
  const isKept = await ctx.db.transaction((tx) => markCompleted(tx, packet, { ...made, storeKey }, ctx.now()))
  if (!isKept) await ctx.files.remove(storeKey)
}

const make = async (ctx: Context, packet: PacketRow, target: string, signal: AbortSignal) => {
  const material = await packetMaterial(ctx, packet.userId, packet.caseId)
  const present = material?.files.map(({ id }) => id) ?? []
  if (!material || packet.uploadIds.some((id) => !present.includes(id))) return failed('upload_gone')
  const order = await orderFor(ctx, packet, material, target)
  if (order === null) return failed('private')
  const outcome = await makeInThread(order, signal)
  if (!outcome.ok) return failed('paper_unreadable', outcome.heading)
  const { ok: _ok, ...made } = outcome
  const uploadIds = material.uploads.map(({ id }) => id)
  await keep(ctx, packet, order, { ...made, uploadIds, basis: material.basis })
  return { ok: true } as const
}

export const writePacketFile = defineJob({
  name: 'write-packet',
  payload: z.strictObject({ packetId: z.uuid() }),
  retry: { limit: 4, delaySeconds: 2, backoff: true, maxDelaySeconds: 300 },
  // Photos are made by several threads already.
  concurrency: 1,
  timeoutSeconds,
  handle: async (ctx: Context, { packetId }, { isLastAttempt, signal }) => {
    const packet = await markRunning(ctx.db, packetId)
    // Completed by an earlier try that did not live to report it, replaced, or removed with its case.
    if (!packet) return
    const target = await ctx.files.incomingPath()
    try {
      const outcome = await make(ctx, packet, target, signal)
      if (!outcome.ok) await markFailed(ctx.db, packetId, outcome.reason, outcome.at, ctx.now())
    } catch (error) {
      if (isLastAttempt) await markFailed(ctx.db, packetId, 'outage', null, ctx.now())
      throw error
    } finally {
      await rm(target, { force: true })
    }
  },
})
