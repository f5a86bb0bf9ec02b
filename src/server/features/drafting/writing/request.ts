/** A document as a person asks for it: begun with its facts, or gone on with where it stopped. */

import { randomUUID } from 'node:crypto'
import { planOf } from '#core/document/draft-plan.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { holdCaseOfHome } from '#server/features/case-file/queries.ts'
import { type Asked, addressOf, factsFor } from '../material/material.ts'
import { countDocuments, findSameDocument, insertDocument } from '../queries.ts'
import { changeDocument, holdDocument } from '../section/queries.ts'
import { lettersFollow } from './follow-papers.ts'
import { hashOf, sendWriter } from './send-writer.ts'

/** More than anybody needs for fifty homes in a season; it bounds what one account can have stored. */
const mostDocuments = 500

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

type NewDocument = Parameters<typeof insertDocument>[1]

const newDocument = async (ctx: Context, userId: string, asked: Asked) => {
  const facts = await factsFor(ctx, userId, asked)
  if (!facts.ok) return facts
  const { home, taxYear, sheet } = facts.value
  const document: Omit<NewDocument, 'caseId'> = {
    id: randomUUID(),
    userId,
    propertyId: home.id,
    taxYear,
    kind: asked.kind,
    address: addressOf(home),
    asked,
    facts: sheet,
    factsHash: hashOf(sheet),
    status: 'queued',
    sectionsTotal: planOf(sheet).length,
    requestedAt: ctx.now(),
  }
  return { ok: true, document } as const
}

export const isStopped = ({ status }: Pick<DocumentRow, 'status'>): boolean =>
  status === 'failed' || status === 'cancelled'

/** With the facts that it was asked for with. */
export const goOn = async (
  ctx: Pick<Context, 'queue'>,
  tx: Transaction,
  row: DocumentRow,
): Promise<DocumentRow> => {
  const again = await changeDocument(tx, row, {
    ...({ status: 'queued', failure: null, finishedAt: null } as const),
    runs: row.runs + 1,
  })
  await sendWriter(ctx, tx, again)
  return again
}

const known = async (
  ctx: Context,
  tx: Transaction,
  wanted: NewDocument,
): Promise<DocumentRow | undefined> => {
  const same = await findSameDocument(tx, wanted)
  if (!same || !isStopped(same)) return same
  const row = await holdDocument(tx, same.id)
  return row && isStopped(row) ? goOn(ctx, tx, row) : row
}

/** The row that is written now, or the one that is there already. */
const storeRequest = async (ctx: Context, tx: Transaction, wanted: NewDocument) => {
  const same = await known(ctx, tx, wanted)
  if (same) return same
  if ((await countDocuments(tx, wanted.userId)) >= mostDocuments) return null
  const row = await insertDocument(tx, wanted)
  if (row) await sendWriter(ctx, tx, row)
  const other = row ?? (await findSameDocument(tx, wanted))
  if (!other) throw new Error('a document was neither written nor found')
  return other
}

/** The same request about the same facts gives the same document, however often it is sent. */
export const requestDocument = async (ctx: Context, userId: string, asked: Asked) => {
  const made = await newDocument(ctx, userId, asked)
  if (!made.ok) return made
  return ctx.db.transaction(async (tx) => {
    await takeTurn(tx, 'documents', asked.propertyId)
    const caseId = await holdCaseOfHome(tx, made.document)
    const row = await storeRequest(ctx, tx, { ...made.document, caseId })
    if (row === null) return refused('too-many')
    await lettersFollow(ctx, tx, row)
    return { ok: true, documentId: row.id, status: row.status } as const
  })
}
