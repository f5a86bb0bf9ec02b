/** Owns the JSON API over HTTP: keys, versions, idempotency, expansion, faults, and errors in Stripe's form. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiVersion } from '#fakes/stripe/limits.ts'
import { chargeRoutes } from '#fakes/stripe/resources/charges.ts'
import { checkoutSessionRoutes } from '#fakes/stripe/resources/checkout-sessions.ts'
import { couponRoutes } from '#fakes/stripe/resources/coupons.ts'
import { customerRoutes } from '#fakes/stripe/resources/customers.ts'
import { disputeRoutes } from '#fakes/stripe/resources/disputes.ts'
import { eventRoutes } from '#fakes/stripe/resources/events.ts'
import { invoicePaymentRoutes } from '#fakes/stripe/resources/invoice-payments.ts'
import { invoiceRoutes } from '#fakes/stripe/resources/invoices.ts'
import { paymentIntentRoutes } from '#fakes/stripe/resources/payment-intents.ts'
import { portalSessionRoutes } from '#fakes/stripe/resources/portal-sessions.ts'
import { priceRoutes } from '#fakes/stripe/resources/prices.ts'
import { productRoutes } from '#fakes/stripe/resources/products.ts'
import { promotionCodeRoutes } from '#fakes/stripe/resources/promotion-codes.ts'
import { refundRoutes } from '#fakes/stripe/resources/refunds.ts'
import { ApiError, invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { checkKey } from '#fakes/stripe/wire/check-key.ts'
import { expanded } from '#fakes/stripe/wire/expand.ts'
import { decodeForm, type FormObject } from '#fakes/stripe/wire/form.ts'
import { onceForKey, type Reply } from '#fakes/stripe/wire/idempotency.ts'
import type { Route } from '#fakes/stripe/wire/route.ts'
import { inWork, type StandIn } from '#fakes/stripe/wire/stand-in.ts'

const routes: readonly Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...checkoutSessionRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...portalSessionRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
]

type ApiRequest = FastifyRequest<{ Params: { id?: string } }>

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

const checkVersion = (request: FastifyRequest): void => {
  const asked = headerOf(request, 'stripe-version')
  if (asked === null || asked === apiVersion) return
  throw invalidRequest(
    'api_version_invalid',
    `Invalid Stripe API version: ${asked}. The stand-in speaks ${apiVersion}.`,
  )
}

const formOf = (route: Route, request: FastifyRequest): FormObject => {
  if (route.method === 'GET') return decodeForm(request.url.split('?')[1] ?? '')
  if (request.body === undefined || request.body === null || request.body === '') return {}
  if (typeof request.body === 'string') return decodeForm(request.body)
  throw invalidRequest('parameter_invalid', 'Send parameters as application/x-www-form-urlencoded.')
}

const perform = (standIn: StandIn, route: Route, request: ApiRequest): Promise<Reply> => {
  const form = formOf(route, request)
  const { expand, ...params } = form
  const id = request.params.id ?? ''
  const key = route.method === 'POST' ? headerOf(request, 'idempotency-key') : null
  const endpoint = `${route.method} ${route.path}`
  return inWork(standIn, { id: request.id, idempotency_key: key }, async (work) => {
    const reply = await onceForKey(work.tx, key, { endpoint, id, form }, async () =>
      expanded(work.tx, await route.run(work, params, id), expand),
    )
    standIn.check?.request(endpoint, form)
    standIn.check?.response(endpoint, reply.body)
    return reply
  })
}

const faultErrors = {
  429: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests hit the API too quickly.',
  },
  500: { type: 'api_error', message: 'An unexpected error occurred (fault switch).' },
  503: { type: 'api_error', message: 'The service is unavailable (fault switch).' },
} as const

const answer = async (
  standIn: StandIn,
  route: Route,
  request: ApiRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  checkKey(headerOf(request, 'authorization'))
  checkVersion(request)
  const fault = standIn.faults.take('call', `${route.method} ${request.url}`)
  if (fault?.kind === 'error') throw new ApiError(fault.status, faultErrors[fault.status])
  if (fault?.kind === 'no-error-body')
    return reply.code(fault.status).send({ message: 'Not what you asked for.' })
  // A hijacked reply stays unanswered until the client gives up or the stand-in closes.
  if (fault?.kind === 'timeout' && !fault.executed) return reply.hijack()
  const { body, replayed } = await perform(standIn, route, request)
  if (fault?.kind === 'timeout') return reply.hijack()
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply.send(body)
}

export const serveApi = (app: FastifyInstance, standIn: StandIn): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('stripe-version', apiVersion)
  })
  for (const route of routes) {
    app.route<{ Params: { id?: string } }>({
      method: route.method,
      url: route.path,
      handler: (request, reply) => answer(standIn, route, request, reply),
    })
  }
}
