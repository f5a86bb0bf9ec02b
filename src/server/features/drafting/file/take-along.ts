import { z } from 'zod'
import { DOCUMENT_FORMATS, type DocumentFormat, type WrittenDocument } from '#contract/document/documents.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { paperFileName } from '#core/document/file-name.ts'
import type { Paper } from '#core/document/paper.ts'
import { sectionsForPacket } from '#core/packet/hand-over.ts'
import type { Context } from '#server/context.ts'
import { findCaseOfHome } from '#server/features/case-file/queries.ts'
import { pagesOfPacket } from '#server/features/packet/actions.ts'
import { fileLinks } from '#server/http/file/links.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { holdsPrivate, paperOf, readDocument } from '../actions.ts'
import { findDocumentOf } from '../queries.ts'
import { withPacketPages } from '../script-pages.ts'
import { fileOfDocument } from './of-document.ts'

/** Which document an address stands for. */
const documentLinks = fileLinks(
  'document',
  z.object({ documentId: z.uuid(), format: z.enum(DOCUMENT_FORMATS) }),
)

const MEDIA_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

type Named = Pick<WrittenDocument, 'title' | 'address'>

const fileNameOf = ({ title, address }: Named, format: DocumentFormat): string =>
  `${paperFileName(title, address)}.${format}`

export const linkToDocument = async (ctx: Context, userId: string, id: string, format: DocumentFormat) => {
  const row = await findDocumentOf(ctx.db, userId, id)
  if (!row) return { ok: false, reason: 'no-such-document' } as const
  if (row.status !== 'completed') return { ok: false, reason: 'not-completed' } as const
  const written = await readDocument(ctx, userId, id)
  if (!written) return { ok: false, reason: 'no-such-document' } as const
  if (holdsPrivate(written)) return { ok: false, reason: 'private' } as const
  const { token, expiresAt } = await documentLinks.sign(ctx, { userId, documentId: id, format })
  return {
    ok: true,
    path: `/api/integration/ai/documents/files/${token}`,
    fileName: fileNameOf(written, format),
    expiresAt,
  } as const
}

/** A file is sent as it is, so it has none of the notes for its owner: those are on the document's page. */
const toSend = (paper: Paper, { kind }: Pick<WrittenDocument, 'kind'>): Paper =>
  HANDED_OVER_KINDS.includes(kind) ? { ...paper, sections: sectionsForPacket(paper.sections) } : paper

/** Used beside the packet, they name its pages; nothing else does outside of it. */
const BESIDE_PACKET: readonly WrittenDocument['kind'][] = ['hearing_script', 'playbook']

const wholePaper = async (ctx: Context, userId: string, written: WrittenDocument): Promise<Paper> => {
  const paper = paperOf(written)
  const { kind, propertyId, taxYear } = written
  if (!BESIDE_PACKET.includes(kind)) return paper
  const found = await ctx.db.transaction((tx) => findCaseOfHome(tx, { userId, propertyId, taxYear }))
  return withPacketPages(paper, found ? await pagesOfPacket(ctx, userId, found.id) : null)
}

/** null when the address is no longer good, or the document behind it is gone. */
export const fileBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await documentLinks.read(ctx, token)
  if (wanted === null) return null
  const written = await readDocument(ctx, wanted.userId, wanted.documentId)
  if (written?.status !== 'completed' || holdsPrivate(written)) return null
  const { format } = wanted
  const whole = await wholePaper(ctx, wanted.userId, written)
  const bytes = await fileOfDocument(ctx, { paper: toSend(whole, written), format })
  return { bytes, mediaType: MEDIA_TYPES[format], fileName: fileNameOf(written, format) }
}
