/** Opening an account, signing in and out, and choosing a new password. */
import { randomUUID } from 'node:crypto'
import type { completePasswordReset, login, register } from '#contract/account/auth.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { consumeLink, createLink, findAnyLink } from '#server/features/one-time-link/actions.ts'
import { retireLinks } from '#server/features/one-time-link/queries.ts'
import { openSession, type SignedIn } from '#server/features/session/actions.ts'
import { endSessionsOf } from '#server/features/session/queries.ts'
import { networkOf } from '#server/http/caller-address.ts'
import type { Caller } from '#server/http/route.ts'
import { hashPassword, passwordMatches } from '#server/services/password/hash.ts'
import { sendVerification } from './email-verification.ts'
import { resetMail } from './emails/reset-mail.ts'
import { findUserByEmail, insertUser, setPassword } from './queries.ts'
import { beginTry, endTry, trustAddress } from './sign-in-backoff.ts'
import { tellOfPassword } from './tell-of-password.ts'

export type SignInOutcome =
  | { readonly ok: true; readonly signedIn: SignedIn }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'too-often'; readonly waitSeconds: number }

export const signIn = async (
  ctx: Context,
  { email, password }: ParsedInputOf<typeof login>,
  { ip, userAgent, cookies }: Pick<Caller, 'ip' | 'userAgent' | 'cookies'>,
): Promise<SignInOutcome> => {
  const begun = await beginTry(ctx, { email, ip: networkOf(ip), browser: cookies.jv_browser })
  if (!begun.ok) return { ok: false, reason: 'too-often', waitSeconds: begun.waitSeconds }
  const row = await findUserByEmail(ctx.db, email)
  const matches = await passwordMatches(ctx.env, row?.passwordHash, password)
  if (!row || !matches) return { ok: false, reason: 'wrong' }
  await endTry(ctx, { email, ip: networkOf(ip) })
  return { ok: true, signedIn: await ctx.db.transaction((tx) => openSession(ctx, tx, row, userAgent)) }
}

/** null when the email already has an account; else a link to confirm it is on its way. */
export const openAccount = async (
  ctx: Context,
  input: ParsedInputOf<typeof register>,
  userAgent: string,
): Promise<SignedIn | null> => {
  const passwordHash = await hashPassword(ctx.env, input.password)
  return ctx.db.transaction(async (tx) => {
    const { email, firstName, lastName } = input
    const id = randomUUID()
    const row = { id, email, emailVerifiedAt: null, passwordHash, firstName, lastName, createdAt: ctx.now() }
    const inserted = await insertUser(tx, row)
    if (!inserted) return null
    await sendVerification(ctx, tx, inserted)
    return openSession(ctx, tx, inserted, userAgent)
  })
}

/** Mails a reset link when there is such an account; says nothing either way. */
export const requestReset = (ctx: Context, email: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await findUserByEmail(tx, email)
    if (!row) return
    const link = await createLink(tx, { purpose: 'reset', userId: row.id, email: row.email }, ctx.now())
    await queueMail(tx, ctx.queue, {
      key: `reset:${randomUUID()}`,
      to: row.email,
      kind: 'password-reset',
      mail: resetMail(ctx.env, row.firstName, link),
    })
  })

type ResetLink =
  | { readonly ok: true; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: 'used' | 'unknown-or-over' }

/** What a reset link or code is still good for; looking does not use it up. */
export const peekReset = async (ctx: Context, token: string): Promise<ResetLink> => {
  const link = await findAnyLink(ctx.db, 'reset', token)
  if (link && link.usedAt !== null) return { ok: false, reason: 'used' }
  if (!link || link.expiresAt <= ctx.now()) return { ok: false, reason: 'unknown-or-over' }
  return { ok: true, expiresAt: link.expiresAt }
}

/** False when the link or code does not work (any more). Every session of the person ends. */
export const completeReset = async (
  ctx: Context,
  { token, password }: ParsedInputOf<typeof completePasswordReset>,
  ip: string,
): Promise<boolean> => {
  const passwordHash = await hashPassword(ctx.env, password)
  const email = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const link = await consumeLink(tx, 'reset', token, now)
    if (!link?.userId) return null
    await setPassword(tx, link.userId, passwordHash, now)
    await endSessionsOf(tx, link.userId, now)
    await retireLinks(tx, { userId: link.userId }, now)
    await tellOfPassword(ctx, tx, link.userId)
    return link.email
  })
  if (email === null) return false
  // The owner's way in while strangers guess: who chose the password by mail may sign in from here.
  await trustAddress(ctx, { email, ip: networkOf(ip) })
  return true
}
