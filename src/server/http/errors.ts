/** Turns what Fastify itself refuses, and what breaks, into the one envelope; logs faults of ours. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, messages, statusOf } from '#contract/envelope.ts'
import * as words from '#messages/http/errors.ts'
import { isOutage } from '#server/db/outage.ts'
import { DrawingRoomFull } from '#server/services/drawing/drawing-room.ts'

const refusals: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: words.theRequestIsLargerThan64() },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: words.sendTheBodyAsJsonWith(),
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_json', message: words.theBodyIsEmptySendA() },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_json', message: words.theBodyIsNotValidJson() },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid_json', message: words.theBodysLengthDoesntMatch() },
}

/** The database cannot be asked; a page may try again by itself after so long. */
const retryAfterSeconds = 5
const away = {
  code: 'unavailable',
  message: words.wereHavingTroubleRightNowPlease(),
} as const

const full = {
  code: 'unavailable',
  message: words.wereBusyMakingOtherFilesPlease(),
} as const

const refusalOf = (error: FastifyError): { code: ErrorCode; message: string } => {
  const known = refusals[error.code]
  if (known) return known
  if (error.statusCode === 429) return { code: 'rate_limited', message: messages.tooManyRequests }
  if (error instanceof SyntaxError) return { code: 'invalid_json', message: words.theBodyIsNotValidJson() }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'invalid_request', message: words.theRequestCouldNotBeRead() }
  }
  if (isOutage(error)) return away
  if (error instanceof DrawingRoomFull) return full
  return { code: 'internal', message: words.somethingWentWrongOnOurSide() }
}

/** For an address that cannot be read: it comes before any route and any error handler. */
export const answerUnreadable = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  const error = { code: 'invalid_request', message: words.weCouldntReadThisAddress() }
  reply.code(400).send({ success: false, error })
}

export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
    if (refusal.code === 'unavailable') {
      const isFull = error instanceof DrawingRoomFull
      const why = isFull ? 'too many files wait to be made' : 'the database could not be asked'
      request.log.warn({ err: error }, why)
      reply.header('retry-after', retryAfterSeconds)
    }
    return reply.code(statusOf[refusal.code]).send({ success: false, error: refusal })
  })
}
