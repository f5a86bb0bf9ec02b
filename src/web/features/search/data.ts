/** What the search finds, and the words, as the browser keeps them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listGlossary } from '#contract/course/courses.ts'
import { search } from '#contract/course/search.ts'
import { call } from '#web/call/api.ts'

export const glossaryQuery = queryOptions({
  queryKey: ['glossary'],
  queryFn: async () => (await call(listGlossary, {})).terms,
})

export const shortestQuery = 2

export type Asked = { readonly q: string; readonly as: 'typed' | undefined; readonly page: number }

export const searchQuery = ({ q, as, page }: Asked) =>
  queryOptions({
    queryKey: ['search', q, as, page],
    queryFn: () => call(search, { q, page, ...(as && { as }) }),
    enabled: q.length >= shortestQuery,
    placeholderData: keepPreviousData,
  })
