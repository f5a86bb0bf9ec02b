/** Showing that a mailbox is one's own: a mailed link or code, looked at freely, used once by a press of the button. */
import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import type { UserRow } from '#server/db/schema/account.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { consumeLink, createLink, findAnyLink, openLink } from '#server/features/one-time-link/actions.ts'
import { verificationMail } from './emails/verification-mail.ts'
import { findUser, markVerified } from './queries.ts'

/** `ada@example.com` becomes `a***@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

export const sendVerification = async (
  ctx: Context,
  tx: Transaction,
  { id, email, firstName }: UserRow,
): Promise<void> => {
  const link = await createLink(tx, { purpose: 'verification', userId: id, email }, ctx.now())
  await queueMail(tx, ctx.queue, {
    key: `verification:${randomUUID()}`,
    to: email,
    kind: 'email-verification',
    mail: verificationMail(ctx.env, firstName, link),
  })
}

/** False when the address is confirmed already: then there is nothing to mail. */
export const requestVerification = (ctx: Context, userId: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    if (!user || user.emailVerifiedAt !== null) return false
    await sendVerification(ctx, tx, user)
    return true
  })

/** A link that was used, or that a reset or a newer link has overtaken, leads to an address confirmed already. */
const isConfirmedBy = async (db: Reader, token: string): Promise<boolean> => {
  const link = await findAnyLink(db, 'verification', token)
  const user = link?.userId ? await findUser(db, link.userId) : undefined
  return user !== undefined && user.emailVerifiedAt !== null
}

/** null when the link does not work (any more). */
export const peekVerification = async (
  ctx: Context,
  token: string,
): Promise<{ email: string; verified: boolean } | null> => {
  const link = await findAnyLink(ctx.db, 'verification', token)
  if (!link) return null
  const verified = await isConfirmedBy(ctx.db, token)
  const works = (await openLink(ctx.db, 'verification', token, ctx.now())) !== null
  return verified || works ? { email: maskEmail(link.email), verified } : null
}

/** True when the address is confirmed, now or before; false when the link does not work. */
export const confirmEmail = (ctx: Context, token: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const link = await consumeLink(tx, 'verification', token, now)
    if (!link?.userId) return isConfirmedBy(tx, token)
    await markVerified(tx, link.userId, now)
    return true
  })
