/** What the page of the documents shows, from the server. */
import { queryOptions } from '@tanstack/react-query'
import { listCases } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import { type ListedDocument, listDocuments } from '#contract/document/documents.ts'
import { getPackets } from '#contract/document/packets.ts'
import { call } from '#web/call/api.ts'

export const casesQuery = queryOptions({
  queryKey: ['cases', 'with-documents'],
  queryFn: async () => (await call(listCases, { pageSize: 100 })).cases,
  staleTime: 0,
})

/** Of all cases, the newest first; only AI-Enhanced has any. */
export const documentsQuery = queryOptions({
  queryKey: ['documents', 'all'],
  queryFn: async () => (await call(listDocuments, { pageSize: 100 })).documents,
  staleTime: 0,
})

/** The newest of each title: the older ones are in the case. */
export const newestOf = (
  { propertyId, taxYear }: Pick<ListedCase, 'propertyId' | 'taxYear'>,
  documents: readonly ListedDocument[],
): readonly ListedDocument[] => {
  const own = documents.filter((one) => one.propertyId === propertyId && one.taxYear === taxYear)
  return [...Map.groupBy(own, ({ title }) => title).values()].flatMap(([newest]) => newest ?? [])
}

/** Under the case's own key, so that a packet made in it is known here. */
export const packetsQuery = (id: string) =>
  queryOptions({
    queryKey: ['packets', id, 'made'],
    queryFn: () => call(getPackets, { id }),
    staleTime: 0,
  })
