/** Owns the addresses that sign the browser in as a person of the seeded world; only development serves them. */
import type { Connect } from 'vite'
import { login } from '#contract/account/auth.ts'
import { successEnvelope } from '#contract/envelope.ts'
import { paths } from '#contract/page-paths.ts'
import { owners, password } from './world/owners.ts'

const prefix = '/dev/sign-in/'

export const signInPath = (name: string): string => `${prefix}${name}`

const page = (token: string): string => `<!doctype html><title>Signing in</title><script type="module">
import { storeAccessToken } from '/src/web/session/access-token.ts'
storeAccessToken(${JSON.stringify(token)})
location.replace(${JSON.stringify(paths.dashboard())})
</script>`

const signedInPage = async (site: string, email: string) => {
  const answer = await fetch(`${site}/api${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const signedIn = successEnvelope(login.output).safeParse(await answer.json())
  if (!signedIn.success) return null
  return { html: page(signedIn.data.data.tokens.accessToken), cookies: answer.headers.getSetCookie() }
}

/** The server checks the password as it does for everybody; the cookie of the session is passed on. */
export const signIn =
  (site: string): Connect.NextHandleFunction =>
  (request, reply, next) => {
    const { url = '' } = request
    if (!url.startsWith(prefix)) return next()
    const owner = owners.find(({ name }) => signInPath(name) === url)
    const answer = async () => {
      const found = owner && (await signedInPage(site, owner.email))
      if (!found)
        return reply.writeHead(404).end('Nobody of this name is there yet; the seed may be at work.')
      reply.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'set-cookie': found.cookies,
      })
      return reply.end(found.html)
    }
    answer().catch(next)
  }
