/** Deletes a report for whoever holds its address, with the mails about it. */
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { deleteMailsAbout } from '#server/features/mail/queries.ts'
import { deleteLead, findLead, hasTypedReports } from './queries.ts'

const remove = async (tx: Transaction, leadId: string): Promise<void> => {
  await deleteMailsAbout(tx, `report:${leadId}`)
  await deleteLead(tx, leadId)
}

/**
 * The address of a report that was asked for can be had by whoever knows e-mail and home (decision 17), so it takes no
 * typed numbers away; the address of typed numbers is the owner's alone and takes everything.
 */
export const deleteReport = (
  ctx: Pick<Context, 'db'>,
  leadId: string,
): Promise<'deleted' | 'no-such-report' | 'has-typed-numbers'> =>
  ctx.db.transaction(async (tx) => {
    const lead = await findLead(tx, leadId)
    if (!lead) return 'no-such-report'
    if (lead.typedFrom === null && (await hasTypedReports(tx, leadId))) return 'has-typed-numbers'
    await remove(tx, leadId)
    if (lead.typedFrom !== null && !(await hasTypedReports(tx, lead.typedFrom)))
      await remove(tx, lead.typedFrom)
    return 'deleted'
  })
