/** The homes of a person’s reports that are not entered yet, ready to be confirmed and not typed. */
import { queryOptions } from '@tanstack/react-query'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { call } from '#web/call/api.ts'
import type { RememberedHome } from './remembered-home.ts'

export type ReportedHome = {
  readonly leadId: string
  readonly home: RememberedHome
  /** What the report, or this browser, was told of it, to be kept with it. */
  readonly told: { readonly livesThere?: boolean }
}

/** Without invented homes, and half an address. A list that does not come is no news: the home can be typed. */
export const reportedHomesQuery = queryOptions({
  queryKey: ['reported-homes'],
  queryFn: async (): Promise<readonly ReportedHome[]> => {
    const { homes } = await call(listReportedHomes, {})
    if (homes.length === 0) return []
    // Most have none: reading a report's home takes the checks of forms, which Home else does without.
    const { homeOfReport, toldOfHome } = await import('./remembered-home.ts')
    return homes.flatMap(({ leadId, ...reported }) => {
      const home = homeOfReport(reported)
      const { livesThere } = reported
      const told = livesThere === undefined ? toldOfHome(home?.parcelId ?? null) : { livesThere }
      return home === null ? [] : [{ leadId, home, told }]
    })
  },
  retry: false,
  staleTime: 0,
})
