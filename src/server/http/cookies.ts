/** Owns the cookies we set: their names, how far they reach, and reading them back. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'

/**
 * The refresh cookie of a session, the key of the browser that began a guest checkout, and the sign of a browser in which
 * somebody has signed in; the privacy page names each.
 */
export const COOKIE_NAMES = ['jv_session', 'jv_checkout', 'jv_browser'] as const
export type CookieName = (typeof COOKIE_NAMES)[number]
export type Cookies = Readonly<Partial<Record<CookieName, string>>>

/** A cookie to set, or to clear when `value` is null. */
export type SetCookie = {
  readonly name: CookieName
  readonly value: string | null
  readonly maxAgeSeconds: number
}

type Reach = Pick<Env, 'PUBLIC_URL'>

const isSecure = ({ PUBLIC_URL }: Reach): boolean => PUBLIC_URL.startsWith('https:')

/** With the prefix a browser takes the cookie from this very host only, never from a neighbor below the same domain. */
const sentName = (env: Reach, name: CookieName): string => (isSecure(env) ? `__Host-${name}` : name)

export const setCookies = (env: Reach, reply: FastifyReply, cookies: readonly SetCookie[] = []) => {
  for (const { name, value, maxAgeSeconds } of cookies) {
    reply.setCookie(sentName(env, name), value ?? '', {
      // The prefix demands the path of the whole host.
      path: isSecure(env) ? '/' : '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(env),
      maxAge: value === null ? 0 : maxAgeSeconds,
    })
  }
}

export const readCookies = (env: Reach, { cookies }: Partial<Pick<FastifyRequest, 'cookies'>>): Cookies =>
  Object.fromEntries(
    COOKIE_NAMES.flatMap((name) => {
      const value = cookies?.[sentName(env, name)]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** A browser names the site whose page makes a call; programs name none. Only our own pages may use our cookies. */
export const isFromAnotherSite = ({ PUBLIC_URL }: Reach, { headers }: FastifyRequest): boolean => {
  const { origin, host } = headers
  if (origin === undefined || origin === PUBLIC_URL) return false
  return hostOf(origin) !== host
}
