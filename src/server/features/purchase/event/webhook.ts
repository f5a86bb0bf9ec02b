/** Receives the payment provider's signed events: kept with their job in one transaction, then worked. */
import type { FastifyInstance } from 'fastify'
import * as words from '#messages/purchase/webhook.ts'
import type { Context } from '#server/context.ts'
import { keepEvent } from './keep.ts'

export const webhookPath = '/api/webhooks/stripe'

/** Stripe's largest events are far below this. */
const maxEventBytes = 512 * 1024

const refusal = (message: string) => ({ success: false, error: { code: 'invalid_request', message } })

/** Not in the contract table: its body and signature are the provider's, not ours. */
export const webhookRoute = async (app: FastifyInstance, ctx: Context) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the bytes as sent; parsing and printing again would change them.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.post(
      webhookPath,
      { bodyLimit: maxEventBytes, config: { rateLimit: false } },
      async (request, reply) => {
        const signature = request.headers['stripe-signature']
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const event = ctx.payments.readEvent(
          body,
          typeof signature === 'string' ? signature : undefined,
          ctx.now(),
        )
        if (!event) return reply.code(400).send(refusal(words.theSignatureOfThisEventIs()))
        if (event.livemode !== ctx.payments.livemode) {
          return reply.code(400).send(refusal(words.thisEventBelongsToAnotherMode()))
        }
        await keepEvent(ctx, event)
        return reply.send({ received: true })
      },
    )
  })
}
