/** Owns a payment provider that takes its time: it hands every call on to the stand-in, after a pause. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export type SlowProvider = {
  readonly url: string
  /** Before each call is handed on. */
  pauseMs: number
  /** Calls that wait now, such as 'GET /v1/checkout/sessions/…'. */
  readonly inHand: ReadonlySet<string>
  close(): Promise<void>
}

export const startSlowProvider = async (standInUrl: string): Promise<SlowProvider> => {
  const inHand = new Set<string>()
  const ending = new AbortController()
  const handOn = async (request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method} ${request.url}`
    const body = await buffer(request)
    inHand.add(line)
    await pause(provider.pauseMs, undefined, { signal: ending.signal })
    const { authorization = '', 'content-type': type = '', 'idempotency-key': key } = request.headers
    const answer = await fetch(`${standInUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type, ...(key && { 'idempotency-key': String(key) }) },
      ...(body.length > 0 && { body }),
    })
    inHand.delete(line)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
  const server = createServer((request, response) => {
    handOn(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: SlowProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pauseMs: 0,
    inHand,
    close: () => {
      ending.abort()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return provider
}
