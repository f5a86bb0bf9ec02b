/** Owns the fault switches: what tests ask to go wrong with the next calls, webhooks and redirects. */
import { z } from 'zod'

const times = z.int().min(1).max(10_000).default(1)
const delayMs = z.int().min(0).max(600_000)

/** `match` is the start of 'POST /v1/…' for a call and of the event type for a webhook; absent matches all. */
export const faultSchema = z.union([
  /** Refused without effect, in Stripe's form. */
  z.strictObject({
    on: z.literal('call'),
    kind: z.literal('error'),
    status: z.union([z.literal(429), z.literal(500), z.literal(503)]),
    match: z.string().optional(),
    times,
  }),
  /** Never answered; `executed` says whether the effect took place all the same. */
  z.strictObject({
    on: z.literal('call'),
    kind: z.literal('timeout'),
    executed: z.boolean(),
    match: z.string().optional(),
    times,
  }),
  /** Answered with JSON that holds neither `error` nor `object`, as a proxy in between would. */
  z.strictObject({
    on: z.literal('call'),
    kind: z.literal('no-error-body'),
    status: z.int().min(200).max(599),
    match: z.string().optional(),
    times,
  }),
  z.strictObject({
    on: z.literal('webhook'),
    kind: z.enum(['drop', 'duplicate', 'bad-signature', 'old-timestamp']),
    match: z.string().optional(),
    times,
  }),
  z.strictObject({
    on: z.literal('webhook'),
    kind: z.literal('delay'),
    delayMs,
    match: z.string().optional(),
    times,
  }),
  /** The payer comes back this much later than the webhook is sent. */
  z.strictObject({
    on: z.literal('redirect'),
    kind: z.literal('delay'),
    delayMs,
    match: z.string().optional(),
    times,
  }),
])
export type Fault = z.output<typeof faultSchema>
export type FaultInput = z.input<typeof faultSchema>
type FaultOn<On extends Fault['on']> = Extract<Fault, { on: On }>

export type Faults = {
  add(fault: FaultInput): void
  clear(): void
  /** Uses up one turn of the first fault that fits. */
  take<On extends Fault['on']>(on: On, subject: string): FaultOn<On> | undefined
}

export const createFaults = (): Faults => {
  let waiting: Fault[] = []
  return {
    add: (fault) => {
      waiting.push(faultSchema.parse(fault))
    },
    clear: () => {
      waiting = []
    },
    take: <On extends Fault['on']>(on: On, subject: string) => {
      const isFitting = (fault: Fault): fault is FaultOn<On> =>
        fault.on === on && subject.startsWith(fault.match ?? '')
      const fault = waiting.find(isFitting)
      if (fault === undefined) return undefined
      fault.times -= 1
      waiting = waiting.filter((other) => other.times > 0)
      return fault
    },
  }
}
