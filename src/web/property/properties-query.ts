/** The homes a person has entered, for every page that shows or changes them. */
import { queryOptions } from '@tanstack/react-query'
import { listProperties } from '#contract/property/properties.ts'
import { call } from '#web/call/api.ts'

export const propertiesQuery = queryOptions({
  queryKey: ['properties'],
  queryFn: async () => (await call(listProperties, {})).properties,
})
