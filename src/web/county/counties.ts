/** The 67 counties, for every page that asks for one. */
import { queryOptions } from '@tanstack/react-query'
import { type County, listCounties } from '#contract/property/properties.ts'
import { call } from '../call/api.ts'

const fetchCounties = async (): Promise<readonly County[]> => {
  try {
    return (await call(listCounties, {})).counties
  } catch (error) {
    // Only logged: the person can do nothing about it, and the address check names the county anyway.
    console.error('The list of counties didn’t load.', error)
    throw error
  }
}

const askAgainMilliseconds = 3_000

export const countiesQuery = queryOptions({
  queryKey: ['counties'],
  queryFn: fetchCounties,
  staleTime: Number.POSITIVE_INFINITY,
  // A form without its counties is a dead end, and nobody should have to know that a reload would help.
  refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMilliseconds : false),
})
