/** One county with its offices, fee and dates, for a signed-in person. */
import { queryOptions } from '@tanstack/react-query'
import { getCounty } from '#contract/property/properties.ts'
import { call } from '#web/call/api.ts'

export const countyQuery = (id: string) =>
  queryOptions({
    queryKey: ['county', id],
    queryFn: async () => (await call(getCounty, { id })).county,
  })
