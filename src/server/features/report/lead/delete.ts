/** Deletes a report for whoever reads its mail, with the mails about it. */
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { deleteMailsAbout } from '#server/features/mail/queries.ts'
import { deleteLead, findLead, typedReportsOf } from '../queries.ts'
import { isDeletionKey } from './deletion-key.ts'

const remove = async (tx: Transaction, leadId: string): Promise<void> => {
  await deleteMailsAbout(tx, `report:${leadId}`)
  await deleteLead(tx, leadId)
}

/**
 * The address of a report can be had by whoever knows e-mail and home (decision 17), so that deleting asks for the key
 * in its mail. A report takes those typed from it along; the last of these takes the one it was typed into.
 */
export const deleteReport = (
  ctx: Pick<Context, 'db'>,
  { leadId, key }: { readonly leadId: string; readonly key: string },
): Promise<'deleted' | 'no-such-report' | 'not-by-mail'> =>
  ctx.db.transaction(async (tx) => {
    const lead = await findLead(tx, leadId)
    if (!lead) return 'no-such-report'
    if (!(await isDeletionKey(tx, leadId, key))) return 'not-by-mail'
    for (const { id } of await typedReportsOf(tx, leadId)) await remove(tx, id)
    await remove(tx, leadId)
    const { typedFrom } = lead
    if (typedFrom !== null && (await typedReportsOf(tx, typedFrom)).length === 0) await remove(tx, typedFrom)
    return 'deleted'
  })
