/** What an appeal is about for a home, with or without a case. */
import { queryOptions } from '@tanstack/react-query'
import { getHomeOutlook } from '#contract/case/cases.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/call/api.ts'

export type HomeOutlook = OutputOf<typeof getHomeOutlook>

export const homeOutlookQuery = (id: string) =>
  queryOptions({
    queryKey: ['home-outlook', id],
    queryFn: () => call(getHomeOutlook, { id }),
    staleTime: 0,
  })
