/** Owns the shape of an expected outcome: a value or a named reason, never an exception. */

interface Ok<T> {
  readonly ok: true
  readonly value: T
}

interface Failure<R extends string> {
  readonly ok: false
  readonly reason: R
}

export type Result<T, F extends Failure<string>> = Ok<T> | F

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })
