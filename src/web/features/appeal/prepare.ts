/** Prepares in one press everything a case is ready for: missing documents are written, older ones again, then the packet is made. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import { generateDocument, type ListedDocument, listDocuments } from '#contract/document/documents.ts'
import { getDocumentChanges } from '#contract/document/edits.ts'
import { getPackets, makePacket } from '#contract/document/packets.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { documentReadiness } from '#core/case/document/ready.ts'
import { type DocumentRequest, documentRequest } from '#core/case/document/request.ts'
import { type CaseFile, isPurchaseAlone } from '#core/case/file.ts'
import type { DocumentKind, ScriptMinutes } from '#core/document/draft-kinds.ts'
import { paperTitle } from '#core/document/paper-title.ts'
import { usualSizeTarget } from '#core/packet/params.ts'
import * as words from '#messages/appeal/prepare.ts'
import { call } from '#web/call/api.ts'
import { isFinal } from '#web/call/asking-again.ts'
import { documentsQuery, isBeingWritten } from './documents.ts'
import { isBeingMade, renewed } from './packets.ts'

export type RequestOf = (kind: DocumentKind, length?: ScriptMinutes) => ReturnType<typeof documentRequest>

/** What a document is asked for with, from what the case holds now. */
export const requestsOf = ({ taxYear, record }: OpenCase, file: CaseFile): RequestOf => {
  const today = todayInFlorida(new Date())
  const isOnRoll = record?.rollYear === taxYear
  return (kind, length) => documentRequest({ file, taxYear, today, isOnRoll }, kind, length)
}

/** Each document that the case is ready for. */
const readyRequests = (opened: OpenCase, file: CaseFile): readonly DocumentRequest[] => {
  const requestOf = requestsOf(opened, file)
  return documentReadiness(file).flatMap(({ kind, waitsFor }) => {
    const asked = requestOf(kind)
    return waitsFor === null && asked.ok ? [asked.value] : []
  })
}

export type Prepared = 'packet' | 'no-packet' | 'documents' | 'to-fix' | 'not-written' | 'still-writing'

const lookMilliseconds = 700
/** Two minutes: each takes about a second. */
const mostLooks = 170

/** Where the line or a busy server swallowed an answer, asking again is better than giving up what is under way. */
const mostFailures = 4

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, lookMilliseconds))

const newestOf = (documents: readonly ListedDocument[], { kind }: DocumentRequest) =>
  documents.find((document) => document.kind === kind)

/** What a case's papers are now; an answer lost on the way is asked for again. */
const useReading = ({ id, propertyId, taxYear }: OpenCase) => {
  const client = useQueryClient()
  // Under its own key: an answer that was asked for before a document was, knows nothing of it.
  const read = <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> =>
    client.fetchQuery({
      queryKey: ['preparing', id, name],
      queryFn: ask,
      staleTime: 0,
      retry: (failures, error) => failures < mostFailures && !isFinal(error),
      retryDelay: lookMilliseconds,
    })
  return {
    packets: () => read('packets', () => call(getPackets, { id })),
    listed: async () => {
      const { documents } = await read('documents', () =>
        call(listDocuments, { propertyId, taxYear, pageSize: 100 }),
      )
      client.setQueryData(documentsQuery({ propertyId, taxYear }).queryKey, documents)
      return documents
    },
    hasChanged: async ({ id: document, status }: ListedDocument): Promise<boolean> => {
      if (status !== 'completed') return true
      return (await read(document, () => call(getDocumentChanges, { id: document }))).changes.length > 0
    },
  }
}

/** `keep` is waited for: what was typed a moment ago is in the papers. */
export const usePrepareEverything = (opened: OpenCase, file: CaseFile, keep: () => Promise<void>) => {
  const { id, propertyId, county } = opened
  const client = useQueryClient()
  const { packets, listed, hasChanged } = useReading(opened)
  const [doing, setDoing] = useState('')
  const { queryKey } = documentsQuery(opened)

  const written = async (looks = mostLooks): Promise<readonly ListedDocument[] | null> => {
    const documents = await listed()
    if (!documents.some(isBeingWritten)) return documents
    if (looks === 0) return null
    await pause()
    return written(looks - 1)
  }
  const write = async (asked: DocumentRequest, known: ListedDocument | undefined) => {
    setDoing(words.writing({ title: known?.title ?? paperTitle(asked.kind, isPurchaseAlone(file)) }))
    if (known?.locked) return
    if (known) return (await hasChanged(known)) ? renewed(known.id) : undefined
    const { trimNumbers, ...rest } = asked
    await call(generateDocument, {
      ...rest,
      propertyId,
      ...(trimNumbers && { trimNumbers: { ...trimNumbers, countyId: county.id } }),
    })
    // Each is ticked in the list as soon as it is written, while the next is asked for.
    void client.invalidateQueries({ queryKey })
  }
  /** Once, because a letter of an exhibit may have changed with the first writing. */
  const renewStale = async (): Promise<boolean> => {
    const { toFix } = await packets()
    const stale = toFix.filter(({ kind }) => kind === 'stale').flatMap(({ documentIds }) => documentIds)
    for (const documentId of stale) await renewed(documentId)
    return stale.length === 0 || (await written()) !== null
  }
  const madePacket = async (looks = mostLooks): Promise<Prepared> => {
    const [newest] = (await packets()).packets
    if (newest === undefined || newest.status === 'failed') return 'no-packet'
    if (!isBeingMade(newest)) return 'packet'
    if (looks === 0) return 'still-writing'
    await pause()
    return madePacket(looks - 1)
  }
  const packet = async (): Promise<Prepared> => {
    setDoing(words.puttingThePacketTogether())
    if (!(await renewStale())) return 'still-writing'
    const { toFix } = await packets()
    if (toFix.length > 0) return 'to-fix'
    await call(makePacket, { id, megabytes: usualSizeTarget })
    void client.invalidateQueries({ queryKey: ['packets', id] })
    return madePacket()
  }
  const preparing = useMutation({
    mutationFn: async (): Promise<Prepared> => {
      const requests = readyRequests(opened, file)
      await keep()
      const before = await listed()
      for (const asked of requests) await write(asked, newestOf(before, asked))
      const documents = await written()
      if (documents === null) return 'still-writing'
      const isThere = (asked: DocumentRequest) => newestOf(documents, asked)?.status === 'completed'
      if (!requests.every(isThere)) return 'not-written'
      return requests.some(({ kind }) => kind === 'evidence_list') ? packet() : 'documents'
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['packets', id] }),
      ]),
  })
  return { preparing, doing }
}
