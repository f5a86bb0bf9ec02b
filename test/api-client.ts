/** Owns calling the API in tests as a browser would, over HTTP with a cookie jar; every answer is held to its contract. */
import { type Endpoint, type InputOf, type OutputOf, pathParameters, refusalsOf } from '#contract/endpoint.ts'
import { type ApiError, failureEnvelope, statusOf, successEnvelope } from '#contract/envelope.ts'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed JSON, or null when the answer is none. */
  readonly body: unknown
}

export type ApiClient = {
  /** Sent as bearer on protected calls. */
  token: string | null
  readonly cookies: Map<string, string>
  /** The address this client calls from. */
  readonly ip: string
  /** Anything, by hand; `path` is the whole path. */
  send(path: string, init?: RequestInit): Promise<Answer>
  /** POSTs a body that need not fit any contract. */
  post(path: string, body: unknown): Promise<Answer>
  /** The call's data; throws when it failed. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>
  /** The call's error and status; throws when it succeeded. */
  refusal<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ApiError & { status: number }>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const requestOf = (endpoint: Endpoint, input: Record<string, unknown>): [string, RequestInit] => {
  const inPath = pathParameters(endpoint.path)
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
    return [`/api${path}${rest.length > 0 ? `?${query}` : ''}`, { method: endpoint.method }]
  }
  return [
    `/api${path}`,
    {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(rest)),
    },
  ]
}

const keepCookies = (jar: Map<string, string>, headers: Headers) => {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

/** The failure of an answer, whose status must be the one its code stands for. */
export const failureIn = ({ status, body, text }: Answer): ApiError & { status: number } => {
  const envelope = failureEnvelope.safeParse(body)
  if (!envelope.success) throw new Error(`not a failure in the envelope: ${status} ${text.slice(0, 500)}`)
  const { error } = envelope.data
  if (statusOf[error.code] !== status) throw new Error(`${error.code} was answered with ${status}`)
  return { ...error, status }
}

export const apiClient = (url: string, ip: string): ApiClient => {
  const cookies = new Map<string, string>()
  const client: ApiClient = {
    token: null,
    cookies,
    ip,
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-for', ip)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers })
      keepCookies(cookies, response.headers)
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, body: parsed(text) }
    },
    post: (path, body) =>
      client.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    call: async (endpoint, input) => {
      const answer = await callOnce(client, endpoint, input)
      const envelope = successEnvelope(endpoint.output).safeParse(answer.body)
      if (!envelope.success) {
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${answer.text}`)
      }
      if (answer.status !== (endpoint.status ?? 200)) throw new Error(`wrong status ${answer.status}`)
      return envelope.data.data as OutputOf<typeof endpoint>
    },
    refusal: async (endpoint, input) => {
      const refused = failureIn(await callOnce(client, endpoint, input))
      if (refusalsOf(endpoint).has(refused.code)) return refused
      throw new Error(`${endpoint.method} ${endpoint.path} does not declare its refusal ${refused.code}`)
    },
  }
  return client
}

const callOnce = (client: ApiClient, endpoint: Endpoint, input: Record<string, unknown>): Promise<Answer> => {
  const [path, init] = requestOf(endpoint, input)
  const headers = new Headers(init.headers)
  if (endpoint.access === 'bearer' && client.token) headers.set('authorization', `Bearer ${client.token}`)
  return client.send(path, { ...init, headers })
}
