/** What the report page asks beside the report itself. */
import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { requestPropertyAnalysis } from '#contract/reports.ts'
import { call } from '#web/api.ts'

export const useAskForReport = () =>
  useMutation({
    mutationFn: (request: InputOf<typeof requestPropertyAnalysis>) => call(requestPropertyAnalysis, request),
  })
