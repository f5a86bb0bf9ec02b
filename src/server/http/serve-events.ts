/** Answers a signed address with server-sent events: how something goes on, until it has come to its end. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Opening a stream is a call like another; how long each may stay open is up to what is watched. */
const streamsPerMinute = 120

const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`

async function* framesOf(events: AsyncIterable<unknown>) {
  // A browser that loses the connection comes again after so many milliseconds.
  yield 'retry: 2000\n\n'
  for await (const event of events) yield frame(event)
}

/**
 * Not in the contract table: an EventSource sends no access token, so the signed address is the permission.
 * `eventsBehind` gives null for an address that is no longer good; its events end when `signal` is aborted.
 */
export const serveEvents = (
  app: FastifyInstance,
  folder: `/${string}/`,
  eventsBehind: (token: string, signal: AbortSignal) => Promise<AsyncIterable<unknown> | null>,
) => {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const config = { rateLimit: { max: streamsPerMinute, timeWindow: 60_000 } }
  app.get<{ Params: { '*': string } }>(`${folder}*`, { config }, async (request, reply) => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const signal = AbortSignal.any([closing.signal, left.signal])
    const events = await eventsBehind(request.params['*'], signal)
    // 204 is what tells an EventSource not to come again.
    if (events === null) return reply.code(204).send()
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(framesOf(events)))
  })
}
