/** Owns who may call: any local test key, and never a live one. */
import { ApiError } from '#fakes/stripe/wire/api-error.ts'

const refuse = (message: string): ApiError => new ApiError(401, { type: 'invalid_request_error', message })

export const checkKey = (authorization: string | null): void => {
  const key = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (key === undefined) {
    throw refuse(
      'You did not provide an API key. Send it as a bearer token: "Authorization: Bearer sk_test_local_…".',
    )
  }
  if (key.startsWith('sk_live_') || key.startsWith('rk_live_')) {
    throw refuse('This is the local stand-in for Stripe. It refuses live keys: no real money can move here.')
  }
  if (!/^sk_test_local_\w{1,100}$/.test(key)) {
    throw refuse('Invalid API key provided: the local stand-in accepts keys that begin with sk_test_local_.')
  }
}
