/** Gathers what a packet of a case holds, by its owner's choice: its cover, documents, photos and papers. */
import type { OpenCase } from '#contract/case/cases.ts'
import { exhibitLinks } from '#core/document/exhibit-links.ts'
import { exhibitsOf, exhibitTitle } from '#core/document/exhibits.ts'
import { isOnValuationDay } from '#core/document/facts/condition/named-items.ts'
import { exhibitProofs } from '#core/document/facts/exhibits/exhibit-facts.ts'
import { paperTitle, restsOnPurchase } from '#core/document/paper-title.ts'
import { documentsForPacket } from '#core/packet/hand-over.ts'
import type { BasisUpload, PacketBasis } from '#core/packet/packet-basis.ts'
import type { Context } from '#server/context.ts'
import { findUser } from '#server/features/account/queries.ts'
import { readCase } from '#server/features/case-file/actions.ts'
import { type CompletedDocument, completedDocumentsOfCase } from '#server/features/drafting/queries.ts'
import { propertiesOf } from '#server/features/property/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'
import {
  coverAmounts,
  coverEntries,
  coverEvidence,
  type PacketCover,
  subjectEntries,
} from './packet-cover.ts'

export type CaseUpload = Awaited<ReturnType<typeof uploadsOf>>[number]
export type LabelledUpload = BasisUpload & {
  readonly label: string
  readonly title: string
  /** What of the case it shows. */
  readonly proves: string
  /** Every item it is linked to was there on the valuation date, as its owner says of the item. */
  readonly isOfThatDay: boolean
  readonly file: CaseUpload
}

export type PacketMaterial = {
  readonly found: OpenCase
  readonly parcelId: string | null
  /** All that is written about its year. */
  readonly written: readonly CompletedDocument[]
  /** All photos and papers, as they came. */
  readonly files: readonly CaseUpload[]
  /** The chosen ones, as they stand in the packet. */
  readonly documents: readonly CompletedDocument[]
  readonly uploads: readonly LabelledUpload[]
  readonly cover: Pick<PacketCover, 'entries' | 'subject' | 'amounts' | 'evidence'>
  readonly basis: PacketBasis
}

const labelled = (files: readonly CaseUpload[], { file: items }: OpenCase): readonly LabelledUpload[] => {
  const exhibits = exhibitsOf(files, items.packet)
  const proofs = exhibitProofs(items, exhibits)
  const links = exhibitLinks(items, exhibits)
  const present = new Set(items.condition.filter(isOnValuationDay).map(({ id }) => id))
  return exhibits.map(({ letter: label, file }, at) => {
    const shows = links[at]?.shows ?? []
    const title = exhibitTitle(file)
    const heading = `Exhibit ${label}: ${title}`
    return {
      id: file.id,
      label,
      title,
      heading,
      takenOn: file.takenOn,
      proves: proofs.get(label) ?? '',
      isOfThatDay: shows.length > 0 && shows.every((id) => present.has(id)),
      file,
    }
  })
}

const parcelOf = async (ctx: Context, userId: string, { propertyId, record }: OpenCase) => {
  const home = (await propertiesOf(ctx.db, userId)).find(({ id }) => id === propertyId)
  return record?.parcelId ?? home?.parcelId ?? null
}

/** undefined when the person has no such case. */
export const packetMaterial = async (
  ctx: Context,
  userId: string,
  caseId: string,
): Promise<PacketMaterial | undefined> => {
  const found = await readCase(ctx, userId, caseId)
  const owner = found && (await findUser(ctx.db, userId))
  if (!owner) return undefined
  const parcelId = await parcelOf(ctx, userId, found)
  const choice = found.file.packet
  const written = await completedDocumentsOfCase(ctx.db, userId, caseId)
  const documents = documentsForPacket(written, choice)
  const files = await uploadsOf(ctx.db, userId, caseId)
  const uploads = labelled(files, found)
  const cover = {
    entries: coverEntries(found, owner),
    subject: subjectEntries(found, parcelId, documents),
    amounts: coverAmounts(found, documents),
    evidence: coverEvidence(documents),
  }
  const basis: PacketBasis = {
    cover: [...cover.entries, ...cover.subject, ...cover.amounts],
    documents: documents.map(({ id, kind, version, facts }) => ({
      id,
      kind,
      title: paperTitle(kind, restsOnPurchase(facts.facts)),
      version,
    })),
    uploads: uploads.map(({ id, heading, takenOn }) => ({ id, heading, takenOn })),
  }
  return { found, parcelId, written, files, documents, uploads, cover, basis }
}
