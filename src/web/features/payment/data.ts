/** Asks what became of a payment until the server knows. */
import { queryOptions } from '@tanstack/react-query'
import { getPurchase } from '#contract/payments.ts'
import { ApiFailure, call } from '#web/api.ts'

const firstPauseMilliseconds = 1500
const longestPauseMilliseconds = 10_000

/** Milliseconds to wait after so many answers: 1.5 s at first, a quarter longer each time, at most 10 s. */
export const pauseAfter = (answers: number): number =>
  Math.min(longestPauseMilliseconds, Math.round(firstPauseMilliseconds * 1.25 ** Math.max(0, answers - 1)))

/** The server has answered that there is nothing to wait for. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status !== null && error.status < 500 && error.status !== 429

export const purchaseQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['purchase', sessionId],
    queryFn: () => call(getPurchase, { sessionId }),
    retry: false,
    refetchInterval: ({ state }) => {
      if (isFinal(state.error)) return false
      if (state.data && state.data.status !== 'pending') return false
      return pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
    },
  })
