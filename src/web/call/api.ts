/** Calls the server as the contract table says, with the specification's transport rules. */
import { refresh } from '#contract/account/auth.ts'
import { type Endpoint, type InputOf, type OutputOf, pathParameters } from '#contract/endpoint.ts'
import { type ErrorCode, type FieldFault, messages, requestTimeoutMilliseconds } from '#contract/envelope.ts'
import * as words from '#messages/call/api.ts'
import { storeAccessToken, storedAccessToken } from '../session/access-token.ts'
import { BrokenAnswer } from './broken-answer.ts'

/** An answer that is not a success; `message` is fit to show, and empty when the answer carried none. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | 'network'
  readonly status: number | null
  readonly details: readonly FieldFault[]
  /** Until the call may be made again; 0 where the server does not say. */
  readonly waitMinutes: number

  constructor(
    message: string,
    code: ErrorCode | 'network',
    status: number | null,
    details: readonly FieldFault[] = [],
    waitMinutes = 0,
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
    this.details = details
    this.waitMinutes = waitMinutes
  }
}

type Body = {
  success?: unknown
  data?: unknown
  error?: { code?: ErrorCode; message?: string; details?: FieldFault[] }
}

const sessionLostListeners = new Set<() => void>()

/** Told when a protected call finds that the person is no longer signed in. */
export const onSessionLost = (listener: () => void): (() => void) => {
  sessionLostListeners.add(listener)
  return () => {
    sessionLostListeners.delete(listener)
  }
}

const requestOf = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { url: string; init: RequestInit } => {
  const inPath = pathParameters(endpoint.path)
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_match, name: string) =>
    encodeURIComponent(String(input[name])),
  )
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  if (endpoint.method === 'POST' || endpoint.method === 'PUT') {
    const headers = { 'content-type': 'application/json' }
    return {
      url: `/api${path}`,
      init: { method: endpoint.method, headers, body: JSON.stringify(Object.fromEntries(rest)) },
    }
  }
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return { url: `/api${path}${rest.length > 0 ? `?${query}` : ''}`, init: { method: endpoint.method } }
}

const fetchOnce = async (endpoint: Endpoint, input: Record<string, unknown>): Promise<Response> => {
  const { url, init } = requestOf(endpoint, input)
  const token = endpoint.access === 'bearer' ? storedAccessToken() : null
  const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  try {
    const signal = AbortSignal.timeout(requestTimeoutMilliseconds)
    return await fetch(url, { ...init, headers, signal, credentials: 'same-origin' })
  } catch {
    throw new ApiFailure(messages.network, 'network', null)
  }
}

/** An answer that breaks off is none; one that is whole but no JSON tells nothing more. */
export const bodyOf = async (response: Response): Promise<Body> => {
  const text = await response.text().catch(() => {
    throw new ApiFailure(messages.network, 'network', null)
  })
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}

let refreshing: Promise<boolean> | undefined

const tryRefresh = async (): Promise<boolean> => {
  const response = await fetchOnce(refresh, {})
  const { data } = await bodyOf(response)
  const signedIn = data as Partial<OutputOf<typeof refresh>> | undefined
  if (!response.ok || !signedIn?.tokens?.accessToken) return false
  storeAccessToken(signedIn.tokens.accessToken)
  return true
}

/** Calls that fail together share one refresh. */
const refreshOnce = (): Promise<boolean> => {
  refreshing ??= tryRefresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/** The token that failed may have been exchanged meanwhile, for another call. */
const hasFreshToken = async (failed: string | null): Promise<boolean> =>
  storedAccessToken() !== failed || (await refreshOnce())

/** When to come back, where the server says it; else the specification's sentence. */
const tooManyRequests = (minutes: number): string => {
  if (minutes === 0) return messages.tooManyRequests
  return minutes <= 90
    ? words.tryAgainInMinutes({ minutes })
    : words.tryAgainInHours({ hours: Math.ceil(minutes / 60) })
}

const failureOf = (endpoint: Endpoint, { status, headers }: Response, { error }: Body): ApiFailure => {
  if (status === 401 && endpoint.access === 'bearer') {
    return new ApiFailure(messages.authenticationRequired, 'unauthenticated', 401)
  }
  if (status === 429) {
    // A date is none of what our server says.
    const minutes = Math.max(0, Math.ceil(Number(headers.get('retry-after')) / 60) || 0)
    return new ApiFailure(tooManyRequests(minutes), 'rate_limited', 429, [], minutes)
  }
  const fallback = status === 401 ? messages.authenticationFailed : ''
  return new ApiFailure(error?.message ?? fallback, error?.code ?? 'internal', status, error?.details)
}

/** The server has held what it says against the contract, and pages and server are of one release: it is not checked again. */
const dataOf = <E extends Endpoint>({ data }: Body): OutputOf<E> => {
  if (typeof data !== 'object' || data === null) throw new BrokenAnswer()
  return data as OutputOf<E>
}

/**
 * Gives the call's `data`, or throws an ApiFailure. A 401 on a protected call is tried once more after a
 * silent refresh; if that fails too the token is removed and the listeners are told.
 */
export const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
  const token = storedAccessToken()
  let response = await fetchOnce(endpoint, input)
  if (response.status === 401 && endpoint.access === 'bearer' && (await hasFreshToken(token))) {
    response = await fetchOnce(endpoint, input)
  }
  const body = await bodyOf(response)
  if (response.ok && body.success === true) return dataOf<E>(body)
  if (response.status === 401 && endpoint.access === 'bearer') {
    storeAccessToken(null)
    for (const listener of sessionLostListeners) listener()
  }
  throw failureOf(endpoint, response, body)
}
