/** Owns a real server on loopback that answers the browser's calls as a test tells it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { ApiFailure } from '#web/call/api.ts'

export type Seen = {
  /** Such as 'GET /api/users/profile'. */
  readonly line: string
  readonly authorization: string | undefined
  readonly body: string
}
export type Respond = (response: ServerResponse, seen: Seen) => void

export type LoopbackApi = {
  /** Since the last `reset`, in order. */
  readonly requests: readonly Seen[]
  readonly on: (line: string, respond: Respond) => void
  readonly reset: () => void
  readonly close: () => void
}

/** Until `close`, calls of this process to '/api/…' go there. */
export const startLoopbackApi = async (): Promise<LoopbackApi> => {
  const requests: Seen[] = []
  const routes = new Map<string, Respond>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method} ${request.url}`
    const seen = { line, authorization: request.headers.authorization, body: await text(request) }
    requests.push(seen)
    const respond = routes.get(line)
    if (respond) respond(response, seen)
    else response.writeHead(599).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Node's fetch has no page whose address it could take for the start of '/api/…'.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.unstubAllGlobals()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
  return {
    requests,
    on: (line, respond) => routes.set(line, respond),
    reset: () => {
      requests.length = 0
      routes.clear()
    },
    close: () => {
      vi.unstubAllGlobals()
      server.closeAllConnections()
      server.close()
    },
  }
}

const json =
  (status: number, body: unknown): Respond =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const respondWith = {
  json,
  data: (value: unknown) => json(200, { success: true, data: value }),
  error: (status: number, code: string, message?: string) =>
    json(status, { success: false, error: { code, message } }),
}

/** What a failing call throws; anything else than an ApiFailure fails the test. */
export const failure = async (work: Promise<unknown>): Promise<ApiFailure> => {
  const thrown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof ApiFailure)) throw new Error(`no ApiFailure but ${String(thrown)}`)
  return thrown
}
