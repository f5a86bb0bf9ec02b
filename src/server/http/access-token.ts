/** Short-lived bearer tokens: signed, naming the person and the session they belong to. */
import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const accessTokenSeconds = 15 * 60
const issuer = 'just-value'

export type AccessClaims = { readonly userId: string; readonly sessionId: string }

export type AccessTokens = {
  sign(claims: AccessClaims, now: Date): Promise<string>
  /** null for a forged, foreign or expired token. */
  verify(token: string, now: Date): Promise<AccessClaims | null>
  /** The refresh token that follows this one: always the same, and only we can tell which. */
  successorOf(refreshToken: string): string
}

/** `secret` has at least 32 bytes of randomness. */
export const accessTokens = (secret: Uint8Array): AccessTokens => ({
  sign: ({ userId, sessionId }, now) => {
    const issuedAt = Math.floor(now.getTime() / 1000)
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenSeconds)
      .sign(secret)
  },
  verify: async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, secret, { issuer, algorithms: ['HS256'], currentDate: now })
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null
      return { userId: payload.sub, sessionId: payload.sid }
    } catch {
      // Every way a token can be bad means the same to the caller: not signed in.
      return null
    }
  },
  successorOf: (refreshToken) =>
    createHmac('sha256', secret).update(`after ${refreshToken}`).digest('base64url'),
})
