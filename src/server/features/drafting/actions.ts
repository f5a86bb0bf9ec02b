/** Documents as one person asks for them, reads them and takes them along. */
import { createHash, randomUUID } from 'node:crypto'
import { type DocumentFormat, formatsOf, type ListedDocument, type WrittenDocument } from '#contract/ai.ts'
import type { Page } from '#contract/paging.ts'
import { composeTable } from '#core/document/draft.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { sourcesUsed } from '#core/document/draft-sources.ts'
import type { FactSheet } from '#core/document/fact-sheet.ts'
import type { Paper } from '#core/document/paper.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { SignedFile } from '#server/http/serve-file.ts'
import { renderPdf } from '#server/services/pdf.ts'
import { renderWord } from '#server/services/word-document.ts'
import type { DocumentRow, FailureReason } from './documents-table.ts'
import { writeDocument } from './jobs.ts'
import { documentLinks } from './link.ts'
import { type Asked, addressOf, factsFor } from './material.ts'
import { documentPaper } from './paper.ts'
import {
  beginAnew,
  countDocuments,
  documentsOf,
  findDocumentOf,
  findSameDocument,
  insertDocument,
  type StoredSection,
  sectionsOf,
} from './queries.ts'

/** More than anybody needs for fifty homes in a season; it bounds what one account can have stored. */
const mostDocuments = 500

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }

type NewDocument = Parameters<typeof insertDocument>[1]

const newDocument = async (ctx: Context, userId: string, asked: Asked) => {
  const facts = await factsFor(ctx, userId, asked)
  if (!facts.ok) return facts
  const { home, sheet } = facts.value
  const document: NewDocument = {
    id: randomUUID(),
    userId,
    propertyId: home.id,
    kind: asked.kind,
    address: addressOf(home),
    facts: sheet,
    factsHash: createHash('sha256').update(JSON.stringify(sheet)).digest('hex'),
    status: 'queued',
    sectionsTotal: planOf(sheet).length,
    requestedAt: ctx.now(),
  }
  return { ok: true, document } as const
}

/** The row to write now, or the one that is there already. */
const storeRequest = async (tx: Transaction, wanted: NewDocument) => {
  const known = await findSameDocument(tx, wanted)
  if (known?.status === 'failed') return { row: (await beginAnew(tx, known)) ?? known, isNew: true }
  if (known) return { row: known, isNew: false }
  if ((await countDocuments(tx, wanted.userId)) >= mostDocuments) return null
  const row = await insertDocument(tx, wanted)
  if (row) return { row, isNew: true }
  const other = await findSameDocument(tx, wanted)
  if (!other) throw new Error('a document was neither written nor found')
  return { row: other, isNew: false }
}

/** The same request about the same facts gives the same document, however often it is sent. */
export const requestDocument = async (ctx: Context, userId: string, asked: Asked) => {
  const made = await newDocument(ctx, userId, asked)
  if (!made.ok) return made
  return ctx.db.transaction(async (tx) => {
    const stored = await storeRequest(tx, made.document)
    if (stored === null) return { ok: false, reason: 'too-many' } satisfies Refused<'too-many'>
    const { row, isNew } = stored
    if (isNew) {
      await ctx.queue.enqueue(tx, writeDocument, {
        id: `write-document:${row.id}:${row.tries}`,
        payload: { documentId: row.id },
      })
    }
    return { ok: true, documentId: row.id, status: row.status } as const
  })
}

const FAILURES: Readonly<Record<FailureReason, string>> = {
  check_failed:
    'The text did not pass our check against your facts, so it was not kept. Ask for it again; if it fails again, please write to us.',
  outage: 'Something of ours was out of order for too long. Ask for the document again.',
}

const listedView = (row: Omit<DocumentRow, 'facts'> & { readonly sectionsDone: number }): ListedDocument => ({
  id: row.id,
  kind: row.kind,
  title: DOCUMENT_TITLES[row.kind],
  propertyId: row.propertyId,
  address: row.address,
  status: row.status,
  sectionsDone: row.sectionsDone,
  sectionsTotal: row.sectionsTotal,
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

const writersOf = (sections: readonly StoredSection[]): WrittenDocument['writtenBy'] => {
  const byModel = sections.filter(({ writtenBy }) => writtenBy === 'model').length
  if (byModel === 0) return 'composer'
  return byModel === sections.length ? 'model' : 'composer_and_model'
}

/** Tables are put together when they are shown: the facts that they are made of are kept. */
const shownSections = (facts: FactSheet, sections: readonly StoredSection[]) => {
  const plans = new Map(planOf(facts).map((plan) => [plan.id, plan]))
  return sections.map((section) => {
    const plan = plans.get(section.id)
    return { ...section, plan, table: plan ? composeTable(facts, plan) : null }
  })
}

const sourcesShown = (facts: FactSheet, shown: ReturnType<typeof shownSections>) =>
  sourcesUsed(
    facts,
    shown.map((one) => ({ facts: [...one.facts, ...(one.table?.facts ?? [])] })),
  )

/** undefined when the person has no such document. */
export const readDocument = async (
  ctx: Context,
  userId: string,
  id: string,
): Promise<WrittenDocument | undefined> => {
  const row = await findDocumentOf(ctx.db, userId, id)
  if (!row) return undefined
  const sections = await sectionsOf(ctx.db, id)
  const shown = shownSections(row.facts, sections)
  return {
    ...listedView({ ...row, sectionsDone: sections.length }),
    sections: shown.map(({ plan, table, ...section }) => ({
      ...section,
      forOwner: plan?.forOwner ?? false,
      table: table?.table ?? null,
    })),
    sources: row.status === 'completed' ? [...sourcesShown(row.facts, shown)] : [],
    writtenBy: writersOf(sections),
    failure: row.failure && { reason: row.failure, message: FAILURES[row.failure] },
  }
}

export const listDocumentsOf = async (ctx: Context, userId: string, page: Page) => {
  const { entries, total } = await documentsOf(ctx.db, userId, page)
  return { documents: entries.map(listedView), ...page, total }
}

const MEDIA_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const fileNameOf = ({ kind }: Pick<WrittenDocument, 'kind'>, format: DocumentFormat): string =>
  `${kind.replaceAll('_', '-')}.${format}`

export const linkToDocument = async (ctx: Context, userId: string, id: string, format: DocumentFormat) => {
  const row = await findDocumentOf(ctx.db, userId, id)
  if (!row) return { ok: false, reason: 'no-such-document' } as const
  if (row.status !== 'completed') return { ok: false, reason: 'not-completed' } as const
  if (!formatsOf(row.kind).includes(format)) return { ok: false, reason: 'no-such-format' } as const
  const { token, expiresAt } = await documentLinks.sign(ctx, { userId, documentId: id, format })
  return {
    ok: true,
    path: `/api/integration/ai/documents/files/${token}`,
    fileName: fileNameOf(row, format),
    expiresAt,
  } as const
}

/** null when the address is no longer good, or the document behind it is gone. */
export const fileBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await documentLinks.read(ctx, token)
  if (wanted === null) return null
  const written = await readDocument(ctx, wanted.userId, wanted.documentId)
  if (written?.status !== 'completed') return null
  const { format } = wanted
  const paper = documentPaper(written)
  const bytes = format === 'pdf' ? await renderPdf(paper, ctx.now()) : await renderWord(paper)
  return { bytes, mediaType: MEDIA_TYPES[format], fileName: fileNameOf(written, format) }
}

/** As it stands on paper, the owner's own pages among the rest. */
export const paperOf = (written: WrittenDocument): Paper => documentPaper(written)
