/** Finds which papers a packet of a case would lack. */
import { documentReadiness } from '#core/case/document/ready.ts'
import { isPurchaseAlone } from '#core/case/file.ts'
import { paperTitle } from '#core/document/paper-title.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import type { LackingPaper } from '#core/packet/lacking-papers.ts'
import type { Context } from '#server/context.ts'
import { papersStopped } from '#server/features/drafting/actions.ts'
import type { PacketMaterial } from './material.ts'

/** Kinds that the packet has no whole document of: begun and stopped, left out, or what one press would write. */
export const lackingIn = async (
  { db }: Context,
  userId: string,
  { found, written, documents }: PacketMaterial,
): Promise<readonly LackingPaper[]> => {
  const { file, propertyId, taxYear } = found
  const stopped = await papersStopped(db, { userId, propertyId, taxYear })
  const ready = documentReadiness(file).flatMap((one) => (one.waitsFor === null ? [one.kind] : []))
  const isOfPurchase = isPurchaseAlone(file)
  return PACKET_KINDS.filter((kind) => documents.every((one) => one.kind !== kind)).flatMap((kind) => {
    const begun = stopped.find((one) => one.kind === kind)
    const isLeftOut = file.packet.documentsLeftOut.includes(kind)
    const isThere = isLeftOut && written.some((one) => one.kind === kind)
    const isReady = ready.some((one) => one === kind)
    const isUnready = !begun && !isThere && !isReady
    // Other papers name the owner’s purchase whether or not they have said to go by it.
    if (isUnready && kind !== 'comparable_analysis') return []
    return [
      {
        kind,
        title: paperTitle(kind, isOfPurchase),
        stopped: begun ? { id: begun.id, hasFailed: begun.status === 'failed' } : null,
        isLeftOut,
        isUnready,
      },
    ]
  })
}
