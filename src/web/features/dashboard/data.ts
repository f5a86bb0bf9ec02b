/** What the dashboard shows, from the server. */
import { queryOptions } from '@tanstack/react-query'
import { getProgress } from '#contract/account/users.ts'
import { listCases } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import { getCertificate } from '#contract/course/certificate.ts'
import { listModules } from '#contract/course/courses.ts'
import { listQuizRecords } from '#contract/course/quizzes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { getCounty, listProperties } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { call } from '#web/call/api.ts'
import { newest } from '#web/case/newest.ts'

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
  readonly own: ListedCase | null
}

const readHomes = async (readCases: () => Promise<readonly ListedCase[]>): Promise<readonly Home[]> => {
  const [{ properties }, cases] = await Promise.all([call(listProperties, { pageSize: 50 }), readCases()])
  return Promise.all(
    properties.map(async (property) => ({
      property,
      county: (await call(getCounty, { id: property.countyId })).county,
      own: newest(cases.filter(({ propertyId }) => propertyId === property.id)),
    })),
  )
}

/** Every home of the person with what is known of its county, the one entered last first. */
export const homesQuery = queryOptions({
  queryKey: ['dashboard-homes'],
  queryFn: () => readHomes(async () => (await call(listCases, { pageSize: 100 })).cases),
  staleTime: 0,
})

/** The same for who has no course, and so no case to open. */
export const homesWithoutCaseQuery = queryOptions({
  queryKey: [...homesQuery.queryKey, 'without-case'],
  queryFn: () => readHomes(async () => []),
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
