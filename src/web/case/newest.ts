/** The case that pages outside the case itself lead into, with the days it knows. */
import { queryOptions } from '@tanstack/react-query'
import { listCases } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import { call } from '#web/call/api.ts'

/** Of the newest tax year, and of those the one worked on last; null while there is none. */
export const newest = (cases: readonly ListedCase[]): ListedCase | null =>
  cases.toSorted((one, other) => other.taxYear - one.taxYear)[0] ?? null

export const newestCaseQuery = queryOptions({
  queryKey: ['cases', 'newest'],
  queryFn: async () => newest((await call(listCases, { pageSize: 100 })).cases),
  staleTime: 0,
  retry: false,
})
