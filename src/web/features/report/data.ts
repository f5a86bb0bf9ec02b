/** What the report page asks beside the report itself. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { deletePropertyAnalysis, requestPropertyAnalysis } from '#contract/report/reports.ts'
import { call } from '#web/call/api.ts'
import { forgetOpenReport } from '#web/report/open-report.ts'
import { reportQuery } from '#web/verdict/report-query.ts'
import { keepDraft } from '#web/verdict/trim/kept-draft.ts'

/** The same report as a file, for any browser that has the address of the report. */
export const reportPdf = (leadId: string): string => `/api/public/property-analysis/${leadId}/pdf`

/** The days ahead of the home, as a calendar keeps them. */
export const nextDatesFile = (leadId: string): string => `/api/public/property-analysis/${leadId}/dates`

/** Asking again may change the report, so that what is kept of it here is read again. */
export const useAskForReport = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: InputOf<typeof requestPropertyAnalysis>) => call(requestPropertyAnalysis, request),
    onSuccess: ({ leadId }) => client.invalidateQueries({ queryKey: reportQuery(leadId).queryKey }),
  })
}

/** What this browser keeps of the report goes with it. */
export const useDeleteReport = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: InputOf<typeof deletePropertyAnalysis>) => call(deletePropertyAnalysis, wanted),
    onSuccess: (_, { leadId }) => {
      keepDraft(leadId, null)
      forgetOpenReport()
      client.removeQueries({ queryKey: reportQuery(leadId).queryKey })
    },
  })
}
