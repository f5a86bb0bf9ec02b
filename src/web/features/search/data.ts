/** What the search finds, and the words, as the browser keeps them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listGlossary } from '#contract/courses.ts'
import { search } from '#contract/search.ts'
import { call } from '#web/api.ts'

export const glossaryQuery = queryOptions({
  queryKey: ['glossary'],
  queryFn: async () => (await call(listGlossary, {})).terms,
})

export const shortestQuery = 2

export const searchQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: ['search', q, page],
    queryFn: () => call(search, { q, page }),
    enabled: q.length >= shortestQuery,
    placeholderData: keepPreviousData,
  })
