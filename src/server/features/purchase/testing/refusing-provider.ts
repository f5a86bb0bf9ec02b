/** For tests: comes before the stand-in and refuses requests that hold one parameter, as Stripe does in some accounts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type RefusingProvider = { readonly url: string; readonly close: () => Promise<void> }

export const startRefusingProvider = async (behind: string, param: string): Promise<RefusingProvider> => {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (new URLSearchParams(body).has(param)) {
      const error = { type: 'invalid_request_error', message: 'Not in this account.', param }
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      return
    }
    const { authorization = '', 'content-type': type = '', 'idempotency-key': key } = request.headers
    const answer = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type, ...(key && { 'idempotency-key': String(key) }) },
      ...(body !== '' && { body }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
