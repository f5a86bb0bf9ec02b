/** The evidence packet of a case: what a new one would hold, asked for, and watched while it is made. */
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { renewDocument } from '#contract/document/edits.ts'
import { getPackets, makePacket, type Packet, type PacketView } from '#contract/document/packets.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { isOlderThanCase, packetAtHand } from '#web/case/packet-at-hand.tsx'
import { useUser } from '#web/session/session.ts'
import { uploadsQuery } from './data.ts'
import { documentsQuery } from './documents.ts'

/** Most are made in a few seconds. */
const lookMilliseconds = 1_000

export const isBeingMade = ({ status }: Pick<Packet, 'status'>): boolean =>
  status === 'queued' || status === 'running'

const packetsQuery = (id: string, seen: string, enabled: boolean) =>
  queryOptions({
    enabled,
    queryKey: ['packets', id, seen],
    queryFn: () => call(getPackets, { id }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.packets.some(isBeingMade) ? lookMilliseconds : false),
  })

/** Looked at again when the case is saved, a document is written, or a photo or paper comes, goes or is described. */
export const usePackets = (opened: OpenCase, version: number, enabled = true) => {
  const { id } = opened
  const uploads = useQuery(uploadsQuery(id))
  const documents = useQuery({ ...documentsQuery(opened), enabled })
  const seen = JSON.stringify([
    version,
    uploads.data?.uploads.map((upload) => [upload.id, upload.caption, upload.takenOn]),
    documents.data?.filter(({ status }) => status === 'completed').map((document) => document.id),
  ])
  return useQuery(packetsQuery(id, seen, enabled))
}

/** Without it the case is what is gathered for it; `isWatched` where one may be made on this very page. */
export const usePacketState = (opened: OpenCase, version: number, isWatched: boolean) => {
  const { tier } = useUser()
  const { data } = usePackets(opened, version, isWatched && tier === 'ai_enhanced')
  const atHand = data && packetAtHand(data.packets)
  return {
    atHand,
    // One made before stays hidden from who has no access to it.
    hasPacket: tier === 'ai_enhanced' && (data === undefined ? opened.hasPacket : atHand !== undefined),
    isOlder: atHand !== undefined && isOlderThanCase(atHand.made),
  }
}

/** `first` is waited for: what was typed a moment ago is on the cover. */
export const useMakePacket = (id: string, first: () => Promise<void>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (asked: Omit<InputOf<typeof makePacket>, 'id'>) => {
      await first()
      return call(makePacket, { id, ...asked })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['packets', id] }),
  })
}

type PacketPaper = PacketView['documents'][number]

/** One that is being written again already, because another paper came to it, needs no second time. */
export const renewed = async (id: string): Promise<void> => {
  try {
    await call(renewDocument, { id })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'conflict') throw error
  }
}

/** One after the other; what fails says so, and those before it are on their way. */
export const useRenewPapers = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (papers: readonly Pick<PacketPaper, 'id'>[]) => {
      for (const { id } of papers) await renewed(id)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['documents'] }),
  })
}
