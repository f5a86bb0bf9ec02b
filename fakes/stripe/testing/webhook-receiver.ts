/** Owns a small real HTTP endpoint that receives webhooks in tests and can be told to refuse them. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { readonly body: string; readonly signature: string }
export type WebhookReceiver = {
  readonly url: string
  readonly received: Received[]
  /** Statuses for the next deliveries; 200 once they are used up. */
  readonly answers: number[]
  /** Types of the received events, in order of arrival. */
  types(): string[]
  close(): Promise<void>
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const body = await read(request)
    received.push({ body, signature: String(request.headers['stripe-signature']) })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    types: () => received.map(({ body }) => JSON.parse(body).type),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
