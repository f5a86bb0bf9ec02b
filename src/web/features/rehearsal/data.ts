/** The rehearsal of a case as the server makes it, kept by this browser for practicing without a connection. */
import { queryOptions } from '@tanstack/react-query'
import { getRehearsal } from '#contract/case/rehearsal.ts'
import { ApiFailure, call } from '#web/call/api.ts'

/** Asking again cannot help. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status !== null && failure.status < 500

/** Made again from the case whenever the page is opened, and not in the middle of a run. */
export const rehearsalQuery = (id: string) =>
  queryOptions({
    queryKey: ['rehearsal', id],
    queryFn: () => call(getRehearsal, { id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, failure) => !isFinal(failure) && failures < 1,
  })
