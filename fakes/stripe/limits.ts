/** Owns the numbers the Stripe stand-in promises: API version, sizes, lifetimes. Values without a note are Stripe's documented ones. */

/** The only version spoken here; the pinned SDK (23.1.0) asks for it. */
export const apiVersion = '2026-10-28.endive'

export const limits = {
  /** Ours: far above any request the shop makes, far below what could hurt the process. */
  bodyBytes: 64 * 1024,
  /** Ours: key=value pairs in one form body or query string. */
  formPairs: 500,
  /** Ours: levels of brackets in one form key. */
  formDepth: 8,
  pageRows: 100,
  pageRowsDefault: 10,
  expandDepth: 4,
  /** Ours: expansions in one request. */
  expandPaths: 20,
  lineItems: 100,
  metadataKeys: 50,
  metadataKeyLength: 40,
  metadataValueLength: 500,
  idempotencyKeyLength: 255,
} as const

export const lifetimes = {
  sessionDefaultSeconds: 24 * 60 * 60,
  sessionShortestSeconds: 30 * 60,
  sessionLongestSeconds: 24 * 60 * 60,
  /** Ours: how long a bank debit of the test page stays open; a real one takes days. */
  debitSettlesSeconds: 60,
  /** Ours: Stripe's link to the portal lasts minutes until it is first opened, then about an hour. */
  portalSeconds: 60 * 60,
  recoverySeconds: 30 * 24 * 60 * 60,
  idempotencyKeyHours: 24,
  eventDays: 30,
} as const

/** Ours: pauses before the second, third, … delivery of a webhook. Stripe goes on for three days; so does this. */
export const webhookRetryDelaysMs: readonly number[] = [
  1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 10_800_000, 21_600_000, 43_200_000,
  86_400_000, 86_400_000,
]
export const webhookTimeoutMs = 10_000
