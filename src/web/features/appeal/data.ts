/** What the pages of a case ask the server, and how a case is kept while it is open. */
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  getCase,
  getCaseSales,
  listCases,
  listCaseVersions,
  type OpenCase,
  saveCase,
} from '#contract/case/cases.ts'
import { listUploads } from '#contract/document/uploads.ts'
import type { CaseValue } from '#core/case/file.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { outlookQuery } from '#web/case/outlook.ts'
import { openDraft } from './autosave.ts'

export const casesQuery = queryOptions({
  queryKey: ['cases'],
  queryFn: async () => (await call(listCases, { pageSize: 100 })).cases,
  staleTime: 0,
})

const readCase = async (id: string): Promise<OpenCase> => (await call(getCase, { id })).case

/** What is still on its way to the server from a page that was left. */
const leaving = new Map<string, Promise<void>>()

/** Read again whenever the page is opened, after what was last typed in it, and not behind the back of who is typing. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['case', id],
    queryFn: async () => {
      await leaving.get(id)
      return readCase(id)
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const uploadsQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-uploads', id],
    queryFn: () => call(listUploads, { id }),
    // The addresses of the small pictures are good for ten minutes.
    staleTime: 5 * 60_000,
  })

export const salesQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-sales', id],
    queryFn: async () => (await call(getCaseSales, { id })).sales,
    staleTime: 10 * 60_000,
  })

/** A closing paper may contradict the recorded purchase, which then counts for nothing. */
export const listPapersAgain = (queries: QueryClient, id: string) => {
  void queries.invalidateQueries(salesQuery(id))
  void queries.invalidateQueries(outlookQuery(id))
  return queries.invalidateQueries(uploadsQuery(id))
}

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-versions', id],
    queryFn: async () => (await call(listCaseVersions, { id })).versions,
    staleTime: 0,
  })

const purchaseIn = ({ purchaseRecord, purchasedOn, paidCents }: CaseValue): string =>
  JSON.stringify([purchaseRecord, purchasedOn, paidCents])

const draftOf = (opened: OpenCase, queries: QueryClient) => {
  let purchase = purchaseIn(opened.file.value)
  return openDraft(opened, {
    send: async (version, changes) => {
      const saved = await call(saveCase, { id: opened.id, version, changes })
      const before = purchase
      purchase = changes.value ? purchaseIn(changes.value) : before
      // The sales are adjusted with the corrections, and the owner's own purchase is one of them.
      if ('corrections' in changes || purchase !== before)
        void queries.invalidateQueries(salesQuery(opened.id))
      void queries.invalidateQueries(outlookQuery(opened.id))
      return saved
    },
    read: () => readCase(opened.id),
    isConflict: (error) => error instanceof ApiFailure && error.code === 'conflict',
  })
}

/** The open case with what is typed into it, saved by itself; what waits is sent before the page is left. */
export const useDraft = (opened: OpenCase) => {
  const queries = useQueryClient()
  const [draft] = useState(() => draftOf(opened, queries))
  const view = useSyncExternalStore(draft.subscribe, draft.view)
  useEffect(() => {
    const send = () => void draft.flush()
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.view().save.kind !== 'saved') event.preventDefault()
    }
    addEventListener('online', send)
    addEventListener('pagehide', send)
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('online', send)
      removeEventListener('pagehide', send)
      removeEventListener('beforeunload', warn)
      leaving.set(opened.id, draft.flush())
    }
  }, [draft, opened.id])
  return { draft, ...view }
}
