/** How often a page asks for what the server does not know yet. */
import { ApiFailure } from './api.ts'

const firstPauseMilliseconds = 1500
const longestPauseMilliseconds = 10_000

/** Milliseconds to wait after so many answers: 1.5 s at first, a quarter longer each time, at most 10 s. */
export const pauseAfter = (answers: number): number =>
  Math.min(longestPauseMilliseconds, Math.round(firstPauseMilliseconds * 1.25 ** Math.max(0, answers - 1)))

/** The server has answered that there is nothing to wait for. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status !== null && error.status < 500 && error.status !== 429

type Asked = {
  readonly data: { readonly status: string } | undefined
  readonly error: unknown
  readonly dataUpdateCount: number
  readonly errorUpdateCount: number
}

/** For `refetchInterval`: goes on while a payment is pending, or the server could not be asked. */
export const untilSettled = ({ state }: { state: Asked }): number | false => {
  if (isFinal(state.error)) return false
  if (state.data && state.data.status !== 'pending') return false
  return pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
}
