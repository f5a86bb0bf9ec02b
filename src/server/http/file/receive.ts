/** Takes a file that a browser sends to a signed address, as it comes and without holding it in memory. */
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { statusOf } from '#contract/envelope.ts'
import type { Reply } from '#server/http/reply.ts'

/** Taking a file costs more than any other call. */
const filesPerMinute = 60

/**
 * Not in the contract table: its body is a file, and the signed address, longer than a path's parameter may be, is the
 * permission. Answers in the one envelope. `take` reads the stream to its end, or as far as it will.
 */
export const receiveFile = <Output extends z.ZodType>(
  app: FastifyInstance,
  folder: `/${string}/`,
  output: Output,
  take: (token: string, body: Readable) => Promise<Reply<z.output<Output>>>,
) => {
  const config = { rateLimit: { max: filesPerMinute, timeWindow: 60_000 }, takesFile: true } as const
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bound on a body is the one of what takes it: nothing of it is read before.
    scope.addContentTypeParser('application/octet-stream', (_request, body, parsed) => parsed(null, body))
    const bodyLimit = Number.MAX_SAFE_INTEGER
    scope.put<{ Params: { '*': string }; Body: Readable }>(
      `${folder}*`,
      { config, bodyLimit },
      async (request, reply) => {
        const outcome = await take(request.params['*'], request.body)
        if (outcome.ok) return reply.send({ success: true, data: output.parse(outcome.data) })
        // What was not read of the body would be taken for the next request.
        reply.header('connection', 'close')
        const { code, message, retryAfterSeconds } = outcome
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
        return reply.code(statusOf[code]).send({ success: false, error: { code, message } })
      },
    )
  })
}
