/** Owns the loop that sends due events to the webhook endpoint, one at a time, with retry. */

import { createHmac } from 'node:crypto'
import type { Faults } from '#fakes/stripe/faults.ts'
import { webhookTimeoutMs } from '#fakes/stripe/limits.ts'
import type { StoredEvent } from '#fakes/stripe/store/kinds.ts'
import type { Store } from '#fakes/stripe/store/open-store.ts'
import {
  claimDue,
  type Delivery,
  giveUp,
  markDelivered,
  nextDueInMs,
  type Order,
  tryAgain,
} from '#fakes/stripe/webhooks/outbox.ts'
import { secondsOf } from '#fakes/stripe/wire/work.ts'

/** Source: https://docs.stripe.com/webhooks#verify-manually (scheme v1: HMAC-SHA256 of `timestamp.payload`). */
const signPayload = (payload: string, secret: string, atSeconds: number): string => {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${payload}`, 'utf8').digest('hex')
  return `t=${atSeconds},v1=${signature}`
}

export type DeliveryOptions = {
  readonly store: Store
  readonly webhook: {
    readonly url: string
    readonly secret: string
    readonly retryDelaysMs: readonly number[]
  }
  readonly faults: Faults
  readonly now: () => Date
  readonly log: (message: string, fields: Record<string, unknown>) => void
  /** Brings about what the clock alone does; runs before a round that is not called for by work, which does so itself. */
  readonly followClock: () => Promise<void>
}

export type Deliveries = {
  /** Says that work has left something that may be due. */
  wake(): void
  pause(): void
  resume(order?: Order): void
  /** Resolves when nothing is due any more; events that wait for a retry do not count. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Other processes on the same schema add work that this one is not told about. */
const pollMs = 5_000
const minuteSeconds = 60

type Sent = { ok: true } | { ok: false; error: string }

const post = async (
  options: DeliveryOptions,
  event: StoredEvent,
  flaw: string | undefined,
  stop: AbortSignal,
): Promise<Sent> => {
  // Indented as Stripe sends it, so that a receiver that parses and re-serializes fails here too.
  const payload = JSON.stringify(event, null, 2)
  const atSeconds = secondsOf(options.now()) - (flaw === 'old-timestamp' ? 10 * minuteSeconds : 0)
  const secret = flaw === 'bad-signature' ? `${options.webhook.secret}-wrong` : options.webhook.secret
  try {
    const response = await fetch(options.webhook.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local stand-in)',
        'stripe-signature': signPayload(payload, secret, atSeconds),
      },
      body: payload,
      signal: AbortSignal.any([stop, AbortSignal.timeout(webhookTimeoutMs)]),
    })
    await response.body?.cancel()
    return response.ok ? { ok: true } : { ok: false, error: `status ${response.status}` }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}

const deliver = async (
  options: DeliveryOptions,
  { event, attempts }: Delivery,
  stop: AbortSignal,
): Promise<void> => {
  const { store, faults, webhook, log } = options
  const fault = faults.take('webhook', event.type)
  if (fault?.kind === 'drop') return giveUp(store, event.id, 'dropped by a fault switch')
  if (fault?.kind === 'delay') return tryAgain(store, event.id, fault.delayMs, 'delayed by a fault switch')
  const copies = fault?.kind === 'duplicate' ? 2 : 1
  const sent = await Promise.all(
    Array.from({ length: copies }, () => post(options, event, fault?.kind, stop)),
  )
  const failure = sent.find((one) => !one.ok)
  if (failure === undefined || failure.ok) return markDelivered(store, event.id)
  const inMs = webhook.retryDelaysMs[attempts - 1]
  log('webhook not accepted', {
    event: event.id,
    type: event.type,
    attempts,
    error: failure.error,
    retryInMs: inMs,
  })
  return inMs === undefined
    ? giveUp(store, event.id, failure.error)
    : tryAgain(store, event.id, inMs, failure.error)
}

export const startDeliveries = (options: DeliveryOptions): Deliveries => {
  const stop = new AbortController()
  let paused = false
  let order: Order = 'oldest-first'
  let isWanted = false
  let isClockAsked = false
  let round: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const drain = async (): Promise<void> => {
    while (!paused && !stop.signal.aborted) {
      const due = await claimDue(options.store, order)
      if (due === undefined) return
      await deliver(options, due, stop.signal)
    }
  }
  const runRound = async (): Promise<void> => {
    while (isWanted && !stop.signal.aborted) {
      isWanted = false
      if (isClockAsked) {
        isClockAsked = false
        await options.followClock()
      }
      await drain()
    }
    order = 'oldest-first'
    const dueInMs = paused ? undefined : await nextDueInMs(options.store)
    timer = setTimeout(lookAround, Math.max(10, Math.min(pollMs, dueInMs ?? pollMs))).unref()
  }
  const wake = (): void => {
    isWanted = true
    if (round !== undefined || stop.signal.aborted) return
    clearTimeout(timer)
    round = runRound()
      .catch((error: unknown) => {
        options.log('webhook round failed', { error: String(error) })
        timer = setTimeout(lookAround, pollMs).unref()
      })
      .finally(() => {
        round = undefined
        if (isWanted) wake()
      })
  }
  const lookAround = (): void => {
    isClockAsked = true
    wake()
  }
  lookAround()
  return {
    wake,
    pause: () => {
      paused = true
    },
    resume: (resumedOrder = 'oldest-first') => {
      paused = false
      order = resumedOrder
      lookAround()
    },
    settled: async () => {
      lookAround()
      while (round !== undefined) await round
    },
    close: async () => {
      stop.abort()
      clearTimeout(timer)
      await round
      clearTimeout(timer)
    },
  }
}
