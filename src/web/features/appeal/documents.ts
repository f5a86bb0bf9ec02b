/** The documents of a case's home: asked for from what the case holds, and watched while they are written. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import {
  type DocumentProgress,
  generateDocument,
  getDocumentStatus,
  type ListedDocument,
  listDocuments,
  type WrittenDocument,
  watchDocument,
} from '#contract/document/documents.ts'
import { getDocumentChanges } from '#contract/document/edits.ts'
import { compareDocumentVersions, listDocumentVersions } from '#contract/document/versions.ts'
import type { DocumentRequest } from '#core/case/document/request.ts'
import { call } from '#web/call/api.ts'

/** Where events do not come through, looking again now and then does. */
const lookMilliseconds = 3_000

export const isBeingWritten = ({ status }: Pick<ListedDocument, 'status'>): boolean =>
  status === 'queued' || status === 'running'

type OfCase = Pick<OpenCase, 'propertyId' | 'taxYear'>

/** Those of another year are none of the case. */
export const documentsQuery = ({ propertyId, taxYear }: OfCase) =>
  queryOptions({
    queryKey: ['documents', propertyId, taxYear],
    queryFn: async () => (await call(listDocuments, { propertyId, taxYear, pageSize: 100 })).documents,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isBeingWritten) ? lookMilliseconds : false),
  })

const awaitsSuggestion = ({ sections }: Pick<WrittenDocument, 'sections'>): boolean =>
  sections.some(({ suggestion }) => suggestion?.state === 'asked')

/** A document is written within a second, a suggestion within a few. */
const lookAtSectionsMilliseconds = 1_000

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: async () => (await call(getDocumentStatus, { id })).document,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (isBeingWritten(data) || awaitsSuggestion(data)) ? lookAtSectionsMilliseconds : false,
  })

/** The document's version is part of the key: with every change of its text there is more to list. */
export const documentVersionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['document-versions', id, version],
    queryFn: async () => (await call(listDocumentVersions, { id })).versions,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const comparedQuery = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: ['document-compared', id, from, to],
    queryFn: async () => (await call(compareDocumentVersions, { id, from, to })).sections,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether the case has changed since this version; looked at again when the page is opened. */
export const documentChangesQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['document-changes', id, version],
    queryFn: () => call(getDocumentChanges, { id }),
    staleTime: 0,
  })

/** Does something with a document, and reads it and the list again, whatever came of it. */
export const useDocumentChange = <Given = void, Answer = unknown>(
  id: string,
  change: (given: Given) => Promise<Answer>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: documentQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: ['documents'] }),
      ]),
  })
}

export const useAskForDocument = ({ propertyId, taxYear, county }: OpenCase) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ trimNumbers, ...asked }: DocumentRequest) =>
      call(generateDocument, {
        ...asked,
        propertyId,
        ...(trimNumbers && { trimNumbers: { ...trimNumbers, countyId: county.id } }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: documentsQuery({ propertyId, taxYear }).queryKey }),
  })
}

const openEvents = (url: string, onEvent: (data: string) => void): (() => void) => {
  const events = new EventSource(url)
  events.onmessage = ({ data }) => onEvent(String(data))
  return () => events.close()
}

/** Follows the events of a document while it is written. */
export const useWatchedDocument = ({ id, propertyId, taxYear, ...document }: ListedDocument) => {
  const client = useQueryClient()
  const isOpen = isBeingWritten(document)
  useEffect(() => {
    if (!isOpen || typeof EventSource === 'undefined') return
    const { queryKey } = documentsQuery({ propertyId, taxYear })
    let close: () => void = () => undefined
    let isLeft = false
    const follow = (data: string) => {
      const progress = JSON.parse(data) as DocumentProgress
      client.setQueryData(queryKey, (documents) =>
        documents?.map((one) => (one.id === id ? { ...one, ...progress } : one)),
      )
      if (isBeingWritten(progress)) return
      close()
      void client.invalidateQueries({ queryKey })
    }
    call(watchDocument, { id }).then(
      ({ url }) => {
        if (!isLeft) close = openEvents(url, follow)
      },
      // The list is looked at again by itself.
      () => undefined,
    )
    return () => {
      isLeft = true
      close()
    }
  }, [client, id, propertyId, taxYear, isOpen])
}
