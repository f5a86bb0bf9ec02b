/** Signs and reads the addresses of files: short-lived, because a browser's link cannot carry the access token. */
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type FileFormat, fileFormat } from '#contract/resources.ts'
import type { Context } from '#server/context.ts'
import { installationSecret } from '#server/secrets.ts'

/** What is fetched, for whom; an address says nothing of the person but an id. */
export type Wanted = {
  readonly userId: string
  readonly resourceId: string
  readonly format: FileFormat
  readonly propertyId?: string | undefined
  readonly petitionDueOn?: string | undefined
  readonly hearingOn?: string | undefined
}

const lifeSeconds = 10 * 60
const issuer = 'just-value'
const audience = 'download'

const claims = z.object({
  sub: z.uuid(),
  resourceId: z.string(),
  format: fileFormat,
  propertyId: z.uuid().optional(),
  petitionDueOn: z.iso.date().optional(),
  hearingOn: z.iso.date().optional(),
})

const keyOf = async (ctx: Context) =>
  Buffer.from(await installationSecret(ctx.db, 'download-key'), 'base64url')

export const signLink = async (ctx: Context, { userId, ...wanted }: Wanted) => {
  const issuedAt = Math.floor(ctx.now().getTime() / 1000)
  const expiresAt = issuedAt + lifeSeconds
  const token = await new SignJWT({ ...wanted })
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
export const readLink = async (ctx: Context, token: string): Promise<Wanted | null> => {
  const key = await keyOf(ctx)
  try {
    const checks = { issuer, audience, algorithms: ['HS256'], currentDate: ctx.now() }
    const read = claims.safeParse((await jwtVerify(token, key, checks)).payload)
    if (!read.success) return null
    const { sub: userId, ...wanted } = read.data
    return { userId, ...wanted }
  } catch {
    // Every way an address can be bad means the same to whoever opens it.
    return null
  }
}
