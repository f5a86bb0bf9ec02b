/** Where a mail provider hands over mail that came in: raw, under a shared secret, closed while there is none. */
import { createHash, timingSafeEqual } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as words from '#messages/support/inbound-route.ts'
import type { Context } from '#server/context.ts'
import { receiveMail } from './receive-mail.ts'

const inboundPath = '/api/webhooks/mail'

/** Above what most mailboxes send; the words are a small part of it. */
const largestMailBytes = 10 * 1024 * 1024

const mailsPerMinute = 300

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The secret as bearer, or as the password of basic authentication, which is what an address of a webhook can carry. */
const secretIn = ({ headers: { authorization = '' } }: FastifyRequest): string => {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

const refusal = (code: string, message: string) => ({ success: false, error: { code, message } })

const answerTooLarge = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
  return reply.code(413).send(refusal('too_large', words.theMailIsLargerThan10()))
}

/** Asked before anything of the body is read. */
const checkSecret = (secret: string | undefined) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (secret === undefined) return reply.code(404).send(refusal('not_found', words.thisAppTakesNoMailHere()))
  if (timingSafeEqual(sha256(secretIn(request)), sha256(secret))) return
  return reply.code(401).send(refusal('unauthenticated', words.theSecretIsMissingOrWrong()))
}

/** Not in the contract table: its body is a mail as it came. Whatever we do with one, it was taken: nobody sends it again. */
export const inboundMailRoute = async (app: FastifyInstance, ctx: Context) => {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: mailsPerMinute, timeWindow: 60_000 })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.post(
      inboundPath,
      {
        bodyLimit: largestMailBytes,
        onRequest: checkSecret(ctx.env.MAIL_INBOUND_SECRET),
        errorHandler: answerTooLarge,
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const received = await receiveMail(ctx, body)
        ctx.log.info({ received }, 'mail came in')
        return reply.send({ received: true })
      },
    )
  })
}
