/** Signs and reads the addresses of documents' files: short-lived, because a browser's link cannot carry the access token. */
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { installationSecret } from '#server/secrets.ts'

export type WantedDocument = { readonly userId: string; readonly documentId: string }

const lifeSeconds = 10 * 60
const issuer = 'just-value'
/** Another than that of the course's files: an address for one opens nothing of the other. */
const audience = 'document'

const claims = z.object({ sub: z.uuid(), documentId: z.uuid() })

const keyOf = async (ctx: Context) =>
  Buffer.from(await installationSecret(ctx.db, 'download-key'), 'base64url')

export const signLink = async (ctx: Context, { userId, documentId }: WantedDocument) => {
  const issuedAt = Math.floor(ctx.now().getTime() / 1000)
  const expiresAt = issuedAt + lifeSeconds
  const token = await new SignJWT({ documentId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await keyOf(ctx))
  return { token, expiresAt: new Date(expiresAt * 1000) }
}

/** null for a forged, foreign or expired address. */
export const readLink = async (ctx: Context, token: string): Promise<WantedDocument | null> => {
  const key = await keyOf(ctx)
  try {
    const checks = { issuer, audience, algorithms: ['HS256'], currentDate: ctx.now() }
    const read = claims.safeParse((await jwtVerify(token, key, checks)).payload)
    return read.success ? { userId: read.data.sub, documentId: read.data.documentId } : null
  } catch {
    // Every way an address can be bad means the same to whoever opens it.
    return null
  }
}
