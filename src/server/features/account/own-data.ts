/** What a person may do with all that is held about them: take it along, or have it removed. */
import type { Context } from '#server/context.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import {
  deletePersonalDataIn,
  exportPersonalData,
  type PersonalData,
} from '#server/features/personal-data/actions.ts'
import type { Actor } from '#server/http/actor.ts'
import { passwordMatches } from '#server/services/password/hash.ts'
import { accountDeletedMail } from './emails/account-deleted-mail.ts'
import { findUser } from './queries.ts'

/** Reports and purchases are found by email address, so it must be shown first whose mailbox that is. */
export type UnverifiedEmail = { readonly ok: false; readonly reason: 'email-unverified' }

export type OwnData = { readonly ok: true; readonly data: PersonalData } | UnverifiedEmail

export const readOwnData = async (ctx: Context, { user }: Actor): Promise<OwnData> => {
  if (!user.emailVerified) return { ok: false, reason: 'email-unverified' }
  const data = await exportPersonalData(ctx, user.email)
  if (!data) throw new Error('an account without any data')
  return { ok: true, data }
}

export type Removal =
  | { readonly ok: true }
  | UnverifiedEmail
  | { readonly ok: false; readonly reason: 'wrong-password' }

export const removeAccount = async (ctx: Context, { user }: Actor, password: string): Promise<Removal> => {
  if (!user.emailVerified) return { ok: false, reason: 'email-unverified' }
  const row = await findUser(ctx.db, user.id)
  if (!(await passwordMatches(ctx.env, row?.passwordHash, password)))
    return { ok: false, reason: 'wrong-password' }
  await ctx.db.transaction(async (tx) => {
    const gone = await deletePersonalDataIn(tx, user.email)
    await queueMail(tx, ctx.queue, {
      key: `account-deleted:${user.id}`,
      to: user.email,
      kind: 'account-deleted',
      mail: accountDeletedMail(ctx.env, user.firstName, (gone?.orders ?? 0) > 0),
    })
  })
  return { ok: true }
}
