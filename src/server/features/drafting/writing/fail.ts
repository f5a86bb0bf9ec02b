/** A document whose writing failed: one that was never whole says so and waits to be gone on with, any other stands as before. */
import type { Database } from '#server/db/open.ts'
import type { DocumentRow, FailureReason } from '#server/db/schema/documents.ts'
import { isBeingWritten, markFailed } from '../queries.ts'
import { changeDocument, holdDocument } from '../section/queries.ts'
import { type Following, lettersFollow, lockPapersOf } from './follow-papers.ts'
import { stopRenewal } from './stop-renewal.ts'

/** Nothing changes once the document is finished, or was begun again from other facts. */
export const failWriting = (
  ctx: Following & { readonly db: Database },
  document: Pick<DocumentRow, 'id' | 'tries' | 'propertyId'>,
  failure: FailureReason,
  now: Date,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await lockPapersOf(tx, document.propertyId)
    const row = await holdDocument(tx, document.id)
    if (!row || row.tries !== document.tries || !(await isBeingWritten(tx, row))) return
    const whole = await stopRenewal(tx, row)
    if (whole) await changeDocument(tx, whole, { renewalFailure: failure })
    else await markFailed(tx, row, failure, now)
    // A letter that failed would fail again.
    if (row.kind !== 'cover_letter') await lettersFollow(ctx, tx, row)
  })
