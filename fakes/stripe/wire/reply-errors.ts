/** Owns turning whatever went wrong into Stripe's error form. */
import type { FastifyInstance } from 'fastify'
import { ApiError, type ApiErrorBody } from '#fakes/stripe/wire/api-error.ts'
import type { StandIn } from '#fakes/stripe/wire/stand-in.ts'

const clientStatus = (error: unknown): number | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

export const replyErrors = (app: FastifyInstance, { log }: Pick<StandIn, 'log'>): void => {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send({ error: error.body })
    const status = clientStatus(error)
    if (status !== undefined && error instanceof Error) {
      const body: ApiErrorBody = { type: 'invalid_request_error', message: error.message }
      return reply.code(status).send({ error: body })
    }
    log('stripe stand-in failed', {
      requestId: request.id,
      error: error instanceof Error ? error.stack : String(error),
    })
    const body: ApiErrorBody = { type: 'api_error', message: 'The stand-in failed; its log says why.' }
    return reply.code(500).send({ error: body })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const body: ApiErrorBody = {
      type: 'invalid_request_error',
      code: 'url_unknown',
      message: `Unrecognized request URL (${request.method}: ${path}).`,
    }
    return reply.code(404).send({ error: body })
  })
}
