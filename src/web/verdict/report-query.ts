/** One report as the browser keeps it: read until it is ready, changed by choosing a parcel or typing numbers. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import {
  chooseReportParcel,
  getPropertyAnalysis,
  type Report,
  sayWhoLivesThere,
  searchReportParcels,
  submitTrimNumbers,
} from '#contract/report/reports.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import type { TypedTrimNumbers } from './trim/draft.ts'

const firstPollMilliseconds = 1_000
const slowestPollMilliseconds = 8_000

/** How long to wait before asking again: 1 s at first, then longer each time. */
export const pollDelay = (answersSoFar: number): number =>
  Math.min(slowestPollMilliseconds, Math.round(firstPollMilliseconds * 1.4 ** Math.max(0, answersSoFar - 1)))

/** The address is incomplete or belongs to no report: asking again cannot help. */
export const isUnknownReport = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400)

export const reportQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['report', leadId],
    queryFn: async () => (await call(getPropertyAnalysis, { leadId })).report,
    retry: (failures, failure) => !isUnknownReport(failure) && failures < 2,
    refetchInterval: ({ state }) =>
      state.data?.reportStatus.status === 'preparing' ? pollDelay(state.dataUpdateCount) : false,
  })

/** The homes that fit the report's address, narrowed by unit or parcel number. */
export const offersQuery = (leadId: string, search: string, most: number) =>
  queryOptions({
    queryKey: ['report-parcels', leadId, search, most],
    queryFn: () => call(searchReportParcels, { leadId, q: search, most }),
  })

/** Under the report's own id: typed numbers get a report of their own. */
const useKeepReport = () => {
  const client = useQueryClient()
  return ({ report }: { report: Report }) => client.setQueryData(reportQuery(report.leadId).queryKey, report)
}

export const useChooseParcel = (leadId: string) =>
  useMutation({
    mutationFn: (parcelKey: string) => call(chooseReportParcel, { leadId, parcelKey }),
    onSuccess: useKeepReport(),
  })

export const useSayWhoLivesThere = (leadId: string) =>
  useMutation({
    mutationFn: (livesThere: boolean) => call(sayWhoLivesThere, { leadId, livesThere }),
    onSuccess: useKeepReport(),
  })

/** A second press before the first is answered sends nothing: the button is disabled only when the page is drawn again. */
export const useSubmitTrimNumbers = (leadId: string) => {
  const client = useQueryClient()
  const mutationKey = ['typed-numbers', leadId]
  const submit = useMutation({
    mutationKey,
    mutationFn: (trimNumbers: TypedTrimNumbers) => call(submitTrimNumbers, { leadId, trimNumbers }),
    onSuccess: useKeepReport(),
  })
  const mutate: typeof submit.mutate = (...given) => {
    if (client.isMutating({ mutationKey }) === 0) submit.mutate(...given)
  }
  return { ...submit, mutate }
}
