/** The homes of the person in the order in which they need their owner, once the answer for each is known. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import type { homesQuery, homesWithoutCaseQuery } from './data.ts'
import { mostUrgentFirst } from './urgency.ts'

export const useHomes = (from: typeof homesQuery | typeof homesWithoutCaseQuery) => {
  const { data: homes = [], isPending } = useQuery(from)
  const outlooks = useQueries({ queries: homes.map(({ property }) => homeOutlookQuery(property.id)) })
  const known = homes.map((home, at) => ({ home, outlook: outlooks[at]?.data?.outlook }))
  return {
    homes: mostUrgentFirst(known),
    // One home alone is shown at once; of several none takes the place of another.
    isPending: isPending || (homes.length > 1 && outlooks.some((outlook) => outlook.isPending)),
  }
}
