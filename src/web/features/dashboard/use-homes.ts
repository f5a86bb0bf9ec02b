/** The homes of the person in the order in which they need their owner, once the answer for each is known. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import type { homesQuery, homesWithoutCaseQuery } from './data.ts'

const orderQuery = queryOptions({
  queryKey: ['order-of-homes'],
  queryFn: async () => (await import('./in-order.ts')).mostUrgentFirst,
  staleTime: Number.POSITIVE_INFINITY,
})

export const useHomes = (from: typeof homesQuery | typeof homesWithoutCaseQuery) => {
  const { data: homes = [], isPending } = useQuery(from)
  const areSeveral = homes.length > 1
  const order = useQuery({ ...orderQuery, enabled: areSeveral })
  const outlooks = useQueries({ queries: homes.map(({ property }) => homeOutlookQuery(property.id)) })
  const known = homes.map((home, at) => ({ home, outlook: outlooks[at]?.data?.outlook }))
  return {
    homes: order.data && areSeveral ? order.data(known) : homes,
    // One home alone is shown at once; of several none takes the place of another.
    isPending:
      isPending || (areSeveral && (order.isPending || outlooks.some((outlook) => outlook.isPending))),
  }
}
