/** Owns what of the written documents goes into a packet: kinds meant for others, without the owner's own parts. */

import { inOwnOrder, type PacketChoice } from '#core/case/packet-choice.ts'
import { DOCUMENT_KINDS, type DocumentKind, HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'

/** Handed over too, but each by itself, to the clerk of the board: none of them is evidence. */
const SENT_ALONE: readonly DocumentKind[] = [
  'reschedule_letter',
  'remote_appearance_letter',
  'withdrawal_letter',
]

/** In the order of all lists. A kind that is added to those handed over is in every packet from then on, unless it is sent alone. */
export const PACKET_KINDS: readonly DocumentKind[] = DOCUMENT_KINDS.filter(
  (kind) => HANDED_OVER_KINDS.includes(kind) && !SENT_ALONE.includes(kind),
)

interface Dated {
  readonly kind: DocumentKind
  readonly finishedAt: Date
}

/** Of each of those kinds the newest document, in their usual order. */
export const documentsToChoose = <Document extends Dated>(
  documents: readonly Document[],
): readonly Document[] =>
  PACKET_KINDS.flatMap((kind) =>
    documents
      .filter((document) => document.kind === kind)
      .toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime())
      .slice(0, 1),
  )

/** Of the kinds that are written, those that go into the packet, in the order that their owner wants. */
export const papersOfPacket = (
  written: readonly DocumentKind[],
  { documentOrder, documentsLeftOut }: Pick<PacketChoice, 'documentOrder' | 'documentsLeftOut'>,
): readonly DocumentKind[] =>
  inOwnOrder(PACKET_KINDS, documentOrder).filter(
    (kind) => written.includes(kind) && !documentsLeftOut.includes(kind),
  )

/** Those that their owner wants in the packet, in the order that their owner wants. */
export const documentsForPacket = <Document extends Dated>(
  documents: readonly Document[],
  choice: Pick<PacketChoice, 'documentOrder' | 'documentsLeftOut'>,
): readonly Document[] => {
  const newest = documentsToChoose(documents)
  const kinds = papersOfPacket(PACKET_KINDS, choice)
  return kinds.flatMap((kind) => newest.filter((document) => document.kind === kind))
}

/** Without what is for the owner's eyes only. */
export const sectionsForPacket = <Section extends { readonly forOwner: boolean }>(
  sections: readonly Section[],
): readonly Section[] => sections.filter(({ forOwner }) => !forOwner)
