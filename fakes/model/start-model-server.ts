/** A real HTTP server that answers like OpenAI's chat completions and Anthropic's messages, streamed, as it is told to. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropicStream, openAiStream, type StreamForm } from './wire-forms.ts'

/** What comes back for one call: the task's own text, something else, or trouble. */
export type ModelBehavior =
  | { readonly kind: 'obey' }
  | { readonly kind: 'say'; readonly text: string }
  /** The task's own text with something done to it. */
  | { readonly kind: 'lie'; readonly change: (text: string) => string }
  | { readonly kind: 'fail'; readonly status: number }
  /** Takes the call and never answers. */
  | { readonly kind: 'silence' }
  /** Half of it, and then nothing more. */
  | { readonly kind: 'stall' }
  /** A letter now and then, without end. */
  | { readonly kind: 'drip'; readonly everyMs: number }
  /** Half of it, and then bytes that say nothing now and then, without end. */
  | { readonly kind: 'drip-nothing'; readonly everyMs: number }
  | { readonly kind: 'hang-up' }
  | { readonly kind: 'cut-short' }

export interface ModelCall {
  readonly path: string
  readonly key: string
  readonly instructions: string
  readonly prompt: string
}

export interface FakeModelServer {
  /** For MODEL_BASE_URL. */
  readonly url: string
  readonly calls: readonly ModelCall[]
  /** For the next calls, one each; after them it obeys. */
  readonly next: (...behaviors: readonly ModelBehavior[]) => void
  /** As if nothing had been asked or told yet. */
  readonly forget: () => void
  readonly close: () => Promise<void>
}

const FORMS: Readonly<Record<string, StreamForm>> = {
  '/v1/chat/completions': openAiStream,
  '/v1/messages': anthropicStream,
}

const LONGEST_BODY = 200_000

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > LONGEST_BODY) throw new Error('the body is too long')
  }
  return body
}

const textIn = (content: unknown): string =>
  Array.isArray(content) ? content.map((part) => String(Object(part).text ?? '')).join('') : String(content)

const promptIn = (body: string): string => {
  const { messages = [] } = JSON.parse(body)
  return textIn(messages.findLast(({ role }: { role: string }) => role === 'user')?.content ?? '')
}

/** Anthropic has them beside the messages, OpenAI as the first of them. */
const instructionsIn = (body: string): string => {
  const { system, messages = [] } = JSON.parse(body)
  const first = messages.find(({ role }: { role: string }) => /^(system|developer)$/.test(role))
  return textIn(system ?? first?.content ?? '')
}

/** An obedient model gives back the text it was asked to write again. */
const taskIn = (prompt: string): string =>
  (prompt.split('\nThe text:\n')[1] ?? prompt.split('The text:\n')[1] ?? '').split(
    '\n\nYour last answer',
  )[0] ?? ''

const wordsFor = (behavior: ModelBehavior, prompt: string): string => {
  if (behavior.kind === 'say') return behavior.text
  return behavior.kind === 'lie' ? behavior.change(taskIn(prompt)) : taskIn(prompt)
}

const sendFailure = (response: ServerResponse, status: number) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: 'told to fail' } }))
}

const broken: ReadonlySet<ModelBehavior['kind']> = new Set(['stall', 'hang-up', 'drip', 'drip-nothing'])

/** The event that brings one letter. */
const letterIn = (form: StreamForm): string =>
  form('a', { inputTokens: 1, endsWell: true }).find((event) => /"(?:content|text)":"a"/.test(event)) ?? ''

const dripEvery = (response: ServerResponse, everyMs: number, bytes: string) => {
  const timer = setInterval(() => response.write(bytes), everyMs)
  response.once('close', () => clearInterval(timer))
}

const send = (response: ServerResponse, form: StreamForm, behavior: ModelBehavior, prompt: string) => {
  const events = form(wordsFor(behavior, prompt), {
    inputTokens: Math.ceil(prompt.length / 4),
    endsWell: behavior.kind !== 'cut-short',
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const isBroken = broken.has(behavior.kind)
  for (const event of isBroken ? events.slice(0, events.length / 2) : events) response.write(event)
  if (behavior.kind === 'hang-up') response.destroy()
  else if (behavior.kind === 'drip') dripEvery(response, behavior.everyMs, letterIn(form))
  else if (behavior.kind === 'drip-nothing') dripEvery(response, behavior.everyMs, ': \n\n')
  else if (!isBroken) response.end()
}

export const startModelServer = async (): Promise<FakeModelServer> => {
  const calls: ModelCall[] = []
  const waiting: ModelBehavior[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const form = FORMS[path]
    const body = await bodyOf(request)
    const prompt = promptIn(body)
    if (form === undefined) return sendFailure(response, 404)
    const { authorization = '', 'x-api-key': key = '' } = request.headers
    const given = String(key) || authorization.replace('Bearer ', '')
    calls.push({ path, prompt, instructions: instructionsIn(body), key: given })
    const behavior = waiting.shift() ?? { kind: 'obey' }
    if (behavior.kind === 'fail') return sendFailure(response, behavior.status)
    if (behavior.kind !== 'silence') send(response, form, behavior, prompt)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    next: (...behaviors) => {
      waiting.push(...behaviors)
    },
    forget: () => {
      calls.length = 0
      waiting.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
