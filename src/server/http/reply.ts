/** What a handler gives back: data, or an expected failure with its code and sentence. */
import { type ErrorCode, type FieldFault, messages } from '#contract/envelope.ts'
import type { SetCookie } from './cookies.ts'

export type Reply<Data> =
  | { readonly ok: true; readonly data: Data; readonly cookies?: readonly SetCookie[] }
  | {
      readonly ok: false
      readonly code: ErrorCode
      readonly message: string
      readonly details?: readonly FieldFault[]
      readonly retryAfterSeconds?: number
      readonly cookies?: readonly SetCookie[]
    }

export const done = <Data>(data: Data, cookies: readonly SetCookie[] = []): Reply<Data> => ({
  ok: true,
  data,
  cookies,
})

export const refuse = (code: ErrorCode, message: string, details?: readonly FieldFault[]): Reply<never> =>
  details ? { ok: false, code, message, details } : { ok: false, code, message }

/** Refused until a limit allows it again. */
export const tooMany = (seconds: number): Reply<never> => {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return { ok: false, code: 'rate_limited', message: messages.tooManyRequests, retryAfterSeconds }
}

/** Something it depends on is down or full, for about so long. */
export const unavailable = (message: string, retryAfterSeconds: number): Reply<never> => ({
  ok: false,
  code: 'unavailable',
  message,
  retryAfterSeconds,
})

/** One field of the request is wrong, in a way that only the action can see. */
export const refuseField = (field: string, message: string): Reply<never> =>
  refuse('invalid_request', message, [{ field, message }])
