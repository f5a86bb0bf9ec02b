/** Word to the owner whenever the password of an account has changed, by whatever way. */
import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { passwordChangedMail } from './emails/password-changed-mail.ts'
import { findUser } from './queries.ts'

export const tellOfPassword = async (ctx: Context, tx: Transaction, userId: string): Promise<void> => {
  const user = await findUser(tx, userId)
  if (!user) throw new Error('a password was changed and its account is gone')
  await queueMail(tx, ctx.queue, {
    key: `password-changed:${randomUUID()}`,
    to: user.email,
    kind: 'password-changed',
    mail: passwordChangedMail(ctx.env, user.firstName, ctx.now()),
  })
}
