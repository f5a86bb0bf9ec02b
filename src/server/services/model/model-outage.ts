/** Owns when a language model is not asked for a while: it kept us waiting once, or failed again and again. */

/** `slow`: it kept us waiting to the end; `left`: whoever asked went; `none`: it answered, well or not. */
export type ModelTrouble = 'slow' | 'down' | 'left' | 'none'

/** Long enough for a document to be written without it, short enough for the next one to have it. */
const REST_MS = 5 * 60_000

/** A wait costs a minute, a refusal nothing: one of the first is enough. */
const FAILURES_IN_A_ROW = 2

export interface ModelOutage {
  readonly isOn: (now: Date) => boolean
  /** True when with it an outage begins. */
  readonly note: (trouble: ModelTrouble, now: Date) => boolean
}

/** Remembered by this process alone. */
export const openModelOutage = (): ModelOutage => {
  let failures = 0
  let endsAt = 0
  const isOn = (now: Date): boolean => now.getTime() < endsAt
  const note = (trouble: ModelTrouble, now: Date): boolean => {
    if (trouble === 'left') return false
    failures = trouble === 'none' ? 0 : failures + 1
    if (trouble !== 'slow' && failures < FAILURES_IN_A_ROW) return false
    failures = 0
    endsAt = now.getTime() + REST_MS
    return true
  }
  return { isOn, note }
}
