/** What a job is: a name, a payload schema, what to do with it, and how to try again. */
import type { z } from 'zod'

export interface RetryPolicy {
  /** Further tries after the first; 0 means one try only. */
  readonly limit: number
  readonly delaySeconds: number
  /** Doubles the delay at each try, with jitter, up to `maxDelaySeconds`. */
  readonly backoff: boolean
  readonly maxDelaySeconds?: number
}

export interface JobMeta {
  /** UUID of the job row, the same at every try. */
  readonly id: string
  /** 1 at the first try. */
  readonly attempt: number
  readonly isLastAttempt: boolean
  /** Aborted when the claim is lost or the worker stops without waiting any longer. */
  readonly signal: AbortSignal
  /** Aborted as soon as the worker begins to stop: for a long job that goes on later where it stopped. */
  readonly ending?: AbortSignal
}

export interface JobDeclaration {
  readonly name: string
  readonly retry: RetryPolicy
  /** How many of these one process works on at the same time. */
  readonly concurrency: number
  /** A handler running longer is given up and tried again. */
  readonly timeoutSeconds: number
}

/** What can be put into the queue: enough to check the payload before it is written. */
export interface Enqueueable<Schema extends z.ZodType> extends JobDeclaration {
  readonly payload: Schema
}

export type RunOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: 'payload-refused' }

/** What a worker needs, with the payload type forgotten so that unlike jobs fit one list. */
export interface WorkableJob<Context> extends JobDeclaration {
  readonly run: (ctx: Context, payload: unknown, meta: JobMeta) => Promise<RunOutcome>
}

export interface Job<Context, Schema extends z.ZodType> extends Enqueueable<Schema>, WorkableJob<Context> {}

interface JobParts<Context, Schema extends z.ZodType> {
  readonly name: string
  /** Of what is stored as JSON; its output is what `handle` receives. */
  readonly payload: Schema
  /** Annotate `ctx` with the slice of the context that is used. Throwing means: try again. */
  readonly handle: (ctx: Context, payload: z.output<Schema>, meta: JobMeta) => Promise<void>
  readonly retry: RetryPolicy
  readonly concurrency?: number
  readonly timeoutSeconds?: number
}

export const defineJob = <Context, Schema extends z.ZodType>(
  parts: JobParts<Context, Schema>,
): Job<Context, Schema> => ({
  name: parts.name,
  payload: parts.payload,
  retry: parts.retry,
  concurrency: parts.concurrency ?? 1,
  timeoutSeconds: parts.timeoutSeconds ?? 300,
  run: async (ctx, payload, meta) => {
    const parsed = parts.payload.safeParse(payload)
    if (!parsed.success) return { ok: false, reason: 'payload-refused' }
    await parts.handle(ctx, parsed.data, meta)
    return { ok: true }
  },
})
