/** Signs and reads the addresses of files: short-lived, because a browser's link cannot carry the access token. */
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { installationSecret } from '#server/secrets.ts'

const tenMinutes = 10 * 60
const issuer = 'just-value'

export type SignedFor<Claims> = Claims & { readonly userId: string }

export type FileLinks<Claims> = {
  readonly sign: (ctx: Context, wanted: SignedFor<Claims>) => Promise<{ token: string; expiresAt: Date }>
  /** null for a forged, foreign or expired address. */
  readonly read: (ctx: Context, token: string) => Promise<SignedFor<Claims> | null>
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
    const token = await new SignJWT(wanted)
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
    const userId = z.uuid().safeParse(payload?.sub)
    const wanted = claims.safeParse(payload)
    return userId.success && wanted.success ? { ...wanted.data, userId: userId.data } : null
  },
})
