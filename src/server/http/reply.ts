/** What a handler gives back: data, or an expected failure with its code and sentence. */
import type { ErrorCode, FieldFault } from '#contract/envelope.ts'

export type Reply<Data> =
  | { readonly ok: true; readonly data: Data; readonly cookies?: readonly SetCookie[] }
  | {
      readonly ok: false
      readonly code: ErrorCode
      readonly message: string
      readonly details?: readonly FieldFault[]
      readonly cookies?: readonly SetCookie[]
    }

/** A cookie to set, or to clear when `value` is null. */
export type SetCookie = {
  readonly name: CookieName
  readonly value: string | null
  readonly maxAgeSeconds: number
}

/** The refresh cookie of a session, and the key of the browser that began a guest checkout. */
export type CookieName = 'jv_session' | 'jv_checkout'

export const done = <Data>(data: Data, cookies: readonly SetCookie[] = []): Reply<Data> => ({
  ok: true,
  data,
  cookies,
})

export const refuse = (code: ErrorCode, message: string, details?: readonly FieldFault[]): Reply<never> =>
  details ? { ok: false, code, message, details } : { ok: false, code, message }
