/** Changing the password by who knows the present one. */

import type { changePassword } from '#contract/account/users.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { retireResetLinks } from '#server/features/one-time-link/queries.ts'
import { endOtherSessionsOf } from '#server/features/session/queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { hashPassword, passwordMatches } from '#server/services/password/hash.ts'
import { findUser, replacePassword } from './queries.ts'
import { tellOfPassword } from './tell-of-password.ts'

/** False when the current password is another. Every other session of the person ends, and open reset links too. */
export const replaceKnownPassword = async (
  ctx: Context,
  { user, sessionId }: Actor,
  { currentPassword, newPassword }: ParsedInputOf<typeof changePassword>,
): Promise<boolean> => {
  const known = (await findUser(ctx.db, user.id))?.passwordHash
  if (!known || !(await passwordMatches(ctx.env, known, currentPassword))) return false
  const passwordHash = await hashPassword(ctx.env, newPassword)
  return ctx.db.transaction(async (tx) => {
    // Another change may have come first; then the current password is no longer this one.
    if (!(await replacePassword(tx, user.id, { known, passwordHash }))) return false
    const now = ctx.now()
    await endOtherSessionsOf(tx, user.id, sessionId, now)
    await retireResetLinks(tx, user.id, now)
    await tellOfPassword(ctx, tx, user.id)
    return true
  })
}
