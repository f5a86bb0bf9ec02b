/** Doing something by hand, with who and when on record before it begins. */
import type { Context } from '#server/context.ts'
import type { Subjects } from './operator-actions-table.ts'
import { endAction, insertAction } from './queries.ts'

export type NewAction<Outcome> = {
  readonly operator: string
  /** The command, such as 'orders refund'. */
  readonly action: string
  readonly subjects: Subjects
  readonly reason?: string | undefined
  /** Ids that only the outcome tells. */
  readonly found?: (outcome: Outcome) => Subjects
}

/** Runs `work` between the two halves of its log entry; one that was cut short stays 'begun'. */
export const actLogged = async <Outcome extends { readonly ok: boolean }>(
  ctx: Pick<Context, 'db' | 'now'>,
  { operator, action, subjects, reason, found }: NewAction<Outcome>,
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  const entry = { operator, action, subjects, reason: reason ?? null, begunAt: ctx.now() }
  const id = await insertAction(ctx.db, entry)
  try {
    const outcome = await work()
    const end = outcome.ok ? ('done' as const) : ('refused' as const)
    await endAction(ctx.db, id, { outcome: end, found: found?.(outcome) ?? {}, endedAt: ctx.now() })
    return outcome
  } catch (error) {
    await endAction(ctx.db, id, { outcome: 'failed', found: {}, endedAt: ctx.now() })
    throw error
  }
}
