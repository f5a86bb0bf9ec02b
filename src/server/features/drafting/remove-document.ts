/** Takes away a document that its owner needs no more, with its sections and versions. */
import type { Context } from '#server/context.ts'
import { removeDocument } from './queries.ts'
import { holdAmongPapers, lettersFollow } from './writing/follow-papers.ts'

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

/** What is locked stays, and what is being written is stopped first. */
export const removeDocumentOf = (ctx: Context, userId: string, id: string) =>
  ctx.db.transaction(async (tx) => {
    const row = await holdAmongPapers(tx, userId, id)
    if (!row) return refused('no-such-document')
    if (row.locked) return refused('locked')
    if (row.status === 'queued' || row.status === 'running') return refused('being-written')
    await removeDocument(tx, row)
    await lettersFollow(ctx, tx, row)
    return { ok: true } as const
  })
