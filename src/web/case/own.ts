/** The case that belongs to a home, for pages outside the case itself. */
import { queryOptions } from '@tanstack/react-query'
import { getCase, listCases, type OpenCase } from '#contract/case/cases.ts'
import { call } from '#web/call/api.ts'
import { newest } from './newest.ts'

/** Of the newest tax year; null where there is none. */
const readOwnCase = async (propertyId: string): Promise<OpenCase | null> => {
  const { cases } = await call(listCases, { pageSize: 100 })
  const own = newest(cases.filter((one) => one.propertyId === propertyId))
  return own ? (await call(getCase, { id: own.id })).case : null
}

/** Always asked again: the person comes from the case. */
export const ownCaseQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['cases', 'of-home', propertyId],
    queryFn: () => readOwnCase(propertyId),
    staleTime: 0,
  })
