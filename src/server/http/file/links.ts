/** Signs and reads the addresses of files: short-lived, because a browser's link cannot carry the access token. */
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { tier } from '#contract/fields.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import { installationSecret } from '#server/secrets.ts'

const tenMinutes = 10 * 60
const issuer = 'just-value'

export type SignedFor<Claims> = Claims & { readonly userId: string }

export type FileLinks<Claims> = {
  readonly sign: (ctx: Context, wanted: SignedFor<Claims>) => Promise<{ token: string; expiresAt: Date }>
  /** null for a forged, foreign or expired address, and for one whose person has lost what it was given for. */
  readonly read: (ctx: Context, token: string) => Promise<SignedFor<Claims> | null>
}

const tierOf = async (ctx: Context, userId: string) => entitledTier(await orderLedgersOf(ctx.db, userId))

const issued = z.object({ sub: z.uuid(), tier: tier.nullable() })

/** What was paid for when the address was given must still be owned when it is opened. */
const stillOwns = async (ctx: Context, given: z.infer<typeof issued>): Promise<boolean> => {
  if (given.tier === null) return true
  const now = await tierOf(ctx, given.sub)
  return now === given.tier || now === 'ai_enhanced'
}

const keyOf = async (ctx: Context) =>
  Buffer.from(await installationSecret(ctx.db, 'download-key'), 'base64url')

const payloadOf = async (ctx: Context, audience: string, token: string) => {
  const key = await keyOf(ctx)
  try {
    const checks = { issuer, audience, algorithms: ['HS256'], currentDate: ctx.now() }
    return (await jwtVerify(token, key, checks)).payload
  } catch {
    // Every way an address can be bad means the same to whoever opens it.
    return null
  }
}

/**
 * Addresses of one kind of file: what `claims` holds says which file it is, and for whom is added. An address for one
 * `audience` opens nothing of another. It says nothing of the person but an id. Good for ten minutes unless said.
 */
export const fileLinks = <Claims extends Record<string, unknown>>(
  audience: string,
  claims: z.ZodType<Claims>,
  lifeSeconds = tenMinutes,
): FileLinks<Claims> => ({
  sign: async (ctx, { userId, ...wanted }) => {
    const issuedAt = Math.floor(ctx.now().getTime() / 1000)
    const expiresAt = issuedAt + lifeSeconds
    const token = await new SignJWT({ ...wanted, tier: await tierOf(ctx, userId) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(await keyOf(ctx))
    return { token, expiresAt: new Date(expiresAt * 1000) }
  },
  read: async (ctx, token) => {
    const payload = await payloadOf(ctx, audience, token)
    const person = issued.safeParse(payload)
    const wanted = claims.safeParse(payload)
    if (!person.success || !wanted.success || !(await stillOwns(ctx, person.data))) return null
    return { ...wanted.data, userId: person.data.sub }
  },
})
