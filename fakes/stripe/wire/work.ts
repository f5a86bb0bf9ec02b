/** Owns what one unit of work carries: its transaction, its moment, and who asked for it. */
import type { StoredEvent } from '#fakes/stripe/store/kinds.ts'
import type { Tx } from '#fakes/stripe/store/open-store.ts'

/** Called with everything that crosses the wire; tests give one that checks it against Stripe's schemas. */
export type WireCheck = {
  /** `endpoint` reads 'POST /v1/customers/:id'. Only accepted requests are shown. */
  request(endpoint: string, params: unknown): void
  response(endpoint: string, body: unknown): void
  event(event: unknown): void
}

export type Work = {
  readonly tx: Tx
  readonly now: Date
  /** Where a browser reaches the hosted pages, without a slash at the end. */
  readonly publicUrl: string
  readonly accountName: string
  /** The API request that caused this work; nulls when a person on a hosted page or the clock did. */
  readonly origin: StoredEvent['request']
  readonly check?: WireCheck | undefined
}

export const noOrigin: StoredEvent['request'] = { id: null, idempotency_key: null }

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)
