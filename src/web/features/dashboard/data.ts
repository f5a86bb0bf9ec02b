/** What the dashboard shows, from the server. */
import { queryOptions } from '@tanstack/react-query'
import { getProgress } from '#contract/account/users.ts'
import type { OpenCase } from '#contract/case/cases.ts'
import { getCertificate } from '#contract/course/certificate.ts'
import { listModules } from '#contract/course/courses.ts'
import { listQuizRecords } from '#contract/course/quizzes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { getCounty, listProperties } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { call } from '#web/call/api.ts'
import { readOwnCase } from '#web/case/own.ts'

/** Always asked again when the page opens: the person comes from a lesson. */
export const dashboardQuery = queryOptions({
  queryKey: ['course', 'dashboard'],
  queryFn: async () => {
    const [progress, { modules }] = await Promise.all([call(getProgress, {}), call(listModules, {})])
    return { progress, modules }
  },
  staleTime: 0,
})

export const certificateQuery = queryOptions({
  queryKey: ['certificate'],
  queryFn: async () => (await call(getCertificate, {})).certificate,
  staleTime: 0,
})

/** Of the questions that were answered at least once. */
export const keptResultsQuery = queryOptions({
  queryKey: ['quiz-records'],
  queryFn: async () => (await call(listQuizRecords, {})).records.filter(({ tries }) => tries > 0),
  staleTime: 0,
})

export type Home = {
  readonly property: OutputOf<typeof listProperties>['properties'][number]
  readonly county: OutputOf<typeof getCounty>['county']
  /** The case of this home, where there is one. */
  readonly own: OwnCase | null
}

type OwnCase = OpenCase & { readonly sums: typeof import('./own-case.ts') }

const readWithSums = async (propertyId: string): Promise<OwnCase | null> => {
  const own = await readOwnCase(propertyId)
  return own && { ...own, sums: await import('./own-case.ts') }
}

type ReadCase = (propertyId: string) => Promise<OwnCase | null>

const readHomes = async (readCase: ReadCase): Promise<readonly Home[]> =>
  Promise.all(
    (await call(listProperties, { pageSize: 50 })).properties.map(async (property) => {
      const [{ county }, own] = await Promise.all([
        call(getCounty, { id: property.countyId }),
        readCase(property.id),
      ])
      return { property, county, own }
    }),
  )

/** Every home of the person with what is known of its county, the one entered last first. */
export const homesQuery = queryOptions({
  queryKey: ['dashboard-homes'],
  queryFn: () => readHomes(readWithSums),
  staleTime: 0,
})

/** The same for who has no course, and so no case to open. */
export const homesWithoutCaseQuery = queryOptions({
  queryKey: [...homesQuery.queryKey, 'without-case'],
  queryFn: () => readHomes(async () => null),
  staleTime: 0,
})

const subscriptionQuery = queryOptions({
  queryKey: ['dashboard-subscription'],
  queryFn: () => call(getSubscription, {}),
})

/** The last day on which the money can go back; null where nothing was paid. */
export const guaranteeQuery = queryOptions({
  ...subscriptionQuery,
  select: ({ guaranteeEndsOn }) => parseCalendarDate(guaranteeEndsOn ?? ''),
})

/** The day the newest course was refunded; null where none was. */
export const refundQuery = queryOptions({
  ...subscriptionQuery,
  staleTime: 0,
  select: ({ purchases }) => {
    const [newest = null] = purchases
      .flatMap(({ standing, refundedAt }) => (standing === 'refunded' && refundedAt ? [refundedAt] : []))
      .toSorted()
      .toReversed()
    return newest && todayInFlorida(new Date(newest))
  },
})
