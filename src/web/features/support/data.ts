/** What the pages of support ask the server. */
import { queryOptions } from '@tanstack/react-query'
import { getSupportThread, listSupportThreads } from '#contract/support.ts'
import { call } from '#web/api.ts'

/** Answers come while a page is open elsewhere; it is read anew whenever it is looked at. */
export const threadsQuery = queryOptions({
  queryKey: ['support-threads'],
  queryFn: async () => (await call(listSupportThreads, {})).threads,
  staleTime: 0,
})

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-thread', id],
    queryFn: () => call(getSupportThread, { id }),
    staleTime: 0,
    retry: false,
  })
