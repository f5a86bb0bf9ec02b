/** The homes of a person’s reports that are not entered yet, ready to be confirmed and not typed. */
import { queryOptions } from '@tanstack/react-query'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { call } from '#web/call/api.ts'
import { homeOfReport, type RememberedHome } from './remembered-home.ts'

export type ReportedHome = { readonly leadId: string; readonly home: RememberedHome }

/** Without invented homes, and half an address. A list that does not come is no news: the home can be typed. */
export const reportedHomesQuery = queryOptions({
  queryKey: ['reported-homes'],
  queryFn: async (): Promise<readonly ReportedHome[]> =>
    (await call(listReportedHomes, {})).homes.flatMap(({ leadId, ...reported }) => {
      const home = homeOfReport(reported)
      return home === null ? [] : [{ leadId, home }]
    }),
  retry: false,
  staleTime: 0,
})
