/** Doing something by hand, with who and when on record before it begins. */
import type { Context } from '#server/context.ts'
import type { Subjects } from '#server/db/schema/operator-actions.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
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

/** The code, of the error or of what lies under it; never the message, which can quote personal data. */
const failureOf = (error: unknown): string => {
  const { error: name, code } = describeFailure(error)
  const under = error instanceof Error && error.cause ? describeFailure(error.cause).code : null
  return code ?? under ?? name
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
    await endAction(ctx.db, id, {
      outcome: 'failed',
      found: { failure: failureOf(error) },
      endedAt: ctx.now(),
    })
    throw error
  }
}
