/** Addresses to answer to: they say which conversation and which side, cannot be made up, and end. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { replyAddressDays } from '#core/support/params.ts'
import type { Context } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { installationSecret } from '#server/secrets.ts'

/** Whose mail comes to the address. */
export type Side = 'operator' | 'person'

export interface ReplyTo {
  readonly side: Side
  readonly number: number
}

type ReplyContext = Pick<Context, 'db' | 'env' | 'now'>

const dayMs = 86_400_000
const letters = { operator: 'o', person: 'p' } as const

/** The mailbox under which they stand. */
const baseOf = ({ SUPPORT_REPLY_ADDRESS, SUPPORT_EMAIL }: Env): string =>
  (SUPPORT_REPLY_ADDRESS ?? SUPPORT_EMAIL).toLowerCase()

/** Whether mail to these addresses comes back to us: a provider hands it over, or the built-in mailbox does. */
const takesReplies = ({ MAIL_INBOUND_SECRET, SMTP_URL }: Env): boolean =>
  MAIL_INBOUND_SECRET !== undefined || SMTP_URL === undefined

const signatureOf = async (ctx: ReplyContext, claims: string): Promise<string> => {
  const key = await installationSecret(ctx.db, 'reply-address-key')
  // 128 bits as hex: mailboxes do not all keep capitals, and the part before the @ holds 64 letters at most.
  return createHmac('sha256', key).update(claims).digest('hex').slice(0, 32)
}

/** `support+p17-gh3-4f…@example.com`; undefined while mail has no way back to us. */
export const replyAddress = async (
  ctx: ReplyContext,
  { side, number }: ReplyTo,
): Promise<string | undefined> => {
  if (!takesReplies(ctx.env)) return undefined
  const lastDay = Math.ceil(ctx.now().getTime() / dayMs) + replyAddressDays
  const claims = `${letters[side]}${number.toString(36)}-${lastDay.toString(36)}`
  const [local, domain] = baseOf(ctx.env).split('@')
  return `${local}+${claims}-${await signatureOf(ctx, claims)}@${domain}`
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))

const readToken = async (ctx: ReplyContext, token: string): Promise<ReplyTo | null> => {
  const [, side, number = '', lastDay = '', signature = ''] =
    /^([op])([0-9a-z]{1,6})-([0-9a-z]{1,6})-([0-9a-f]{32})$/.exec(token) ?? []
  if (side === undefined) return null
  if (!isSame(signature, await signatureOf(ctx, `${side}${number}-${lastDay}`))) return null
  if (Number.parseInt(lastDay, 36) * dayMs < ctx.now().getTime()) return null
  return { side: side === 'o' ? 'operator' : 'person', number: Number.parseInt(number, 36) }
}

/** The first of these that we gave out and that still holds; every way one can be bad means the same. */
export const readReplyAddress = async (
  ctx: ReplyContext,
  addresses: readonly string[],
): Promise<ReplyTo | null> => {
  const [local, domain] = baseOf(ctx.env).split('@')
  for (const address of addresses) {
    const [name = '', host] = address.toLowerCase().split('@')
    if (host !== domain || !name.startsWith(`${local}+`)) continue
    const found = await readToken(ctx, name.slice(`${local}+`.length))
    if (found) return found
  }
  return null
}

/** For the built-in mailbox, which sees all mail: whether this is meant for support. */
export const isSupportAddress = (env: Env, address: string): boolean => {
  const [local, domain] = baseOf(env).split('@')
  const [name = '', host] = address.toLowerCase().split('@')
  return host === domain && name.split('+')[0] === local
}
