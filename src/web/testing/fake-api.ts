/** Owns answering the browser's calls in a test, as the contract table says and checked against it. */
import { vi } from 'vitest'
import { z } from 'zod'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { type ErrorCode, type FieldFault, statusOf } from '#contract/envelope.ts'
import { endpoints } from '#contract/table.ts'

type Answer = () => Promise<Response> | Response
type Call = { readonly endpoint: Endpoint; readonly input: unknown; readonly token: string | null }
type Received = { readonly endpoint: Endpoint; readonly input: unknown }

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A list has one page unless the test says otherwise. */
const onePage = { page: 1, pageSize: 100, total: 100 }
type Unpaged<Data> = Data extends typeof onePage
  ? Omit<Data, keyof typeof onePage> & Partial<typeof onePage>
  : Data
type Data<E extends Endpoint> = Unpaged<OutputOf<E>>

const isList = ({ output }: Endpoint): boolean => output instanceof z.ZodObject && 'pageSize' in output.shape

const success = (endpoint: Endpoint, data: unknown): Response => {
  const whole = isList(endpoint) ? Object.assign({}, onePage, data) : data
  return json(endpoint.status ?? 200, { success: true, data: endpoint.output.parse(whole) })
}

const pathMatches = (endpoint: Endpoint, pathname: string): RegExpExecArray | null =>
  new RegExp(`^/api${endpoint.path.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`).exec(pathname)

/** The endpoint with the most fixed path wins, as `/counties/search` before `/counties/:id`. */
const readRequest = (url: string, init: RequestInit): Received => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [endpoint] = [...endpoints.values()]
    .filter(({ method }) => method === init.method)
    .filter((candidate) => pathMatches(candidate, pathname))
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  if (!endpoint) throw new Error(`The contract has no ${init.method} ${pathname}`)
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
  const input = endpoint.input.parse({ ...body, ...pathMatches(endpoint, pathname)?.groups })
  return { endpoint, input }
}

/** Replaces `fetch`, for a browser that remembers nothing. */
export const fakeApi = () => {
  localStorage.clear()
  sessionStorage.clear()
  const answers = new Map<Endpoint, Answer>()
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const { endpoint, input } = readRequest(url, init)
    calls.push({ endpoint, input, token: new Headers(init.headers).get('authorization') })
    const answer = answers.get(endpoint)
    if (!answer) console.error(`The test has no answer for ${endpoint.method} ${endpoint.path}`)
    return answer ? answer() : json(500, {})
  })
  return {
    answer: <E extends Endpoint>(endpoint: E, data: Data<E>) => {
      answers.set(endpoint, () => success(endpoint, data))
    },
    /** For an answer that depends on something, or comes later. */
    answerWith: <E extends Endpoint>(endpoint: E, give: () => Data<E> | Promise<Data<E>>) => {
      answers.set(endpoint, async () => success(endpoint, await give()))
    },
    refuse: (endpoint: Endpoint, code: ErrorCode, message?: string, details?: readonly FieldFault[]) => {
      const error = message === undefined ? undefined : { code, message, details }
      answers.set(endpoint, () => json(statusOf[code], { success: false, error }))
    },
    /** Says that it was asked too often, and when to come back. */
    delay: (endpoint: Endpoint, seconds: number) => {
      answers.set(endpoint, () => {
        const refused = json(429, { success: false, error: { code: 'rate_limited', message: '' } })
        refused.headers.set('retry-after', String(seconds))
        return refused
      })
    },
    /** Answers with a success whose data is not what the contract says. */
    answerNonsense: (endpoint: Endpoint) => {
      answers.set(endpoint, () => json(200, { success: true, data: 'nonsense' }))
    },
    /** No answer at all. */
    disconnect: (endpoint: Endpoint) => {
      answers.set(endpoint, () => Promise.reject(new TypeError('fetch failed')))
    },
    callsOf: (endpoint: Endpoint): readonly Call[] => calls.filter((made) => made.endpoint === endpoint),
  }
}

export type FakeApi = ReturnType<typeof fakeApi>
