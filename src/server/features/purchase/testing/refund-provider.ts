/** For tests: a payment provider over HTTP that knows refunds only, and can be told how they end. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type MadeRefund = {
  readonly id: string
  readonly amount: string
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

export type RefundProvider = {
  readonly url: string
  /** What was paid back, each once however often it was asked for. */
  readonly made: MadeRefund[]
  /** How the next calls end; 'lost' carries the refund out and does not say so. */
  next: { status: 'succeeded' | 'pending' | 'failed' | 'refused' | 'away' | 'lost' }
  close(): Promise<void>
}

const refundOf = (form: URLSearchParams, status: string) => ({
  id: `re_${randomUUID().slice(0, 8)}`,
  object: 'refund',
  amount: Number(form.get('amount')),
  currency: 'usd',
  payment_intent: form.get('payment_intent'),
  status,
  failure_reason: status === 'failed' ? 'expired_or_canceled_card' : undefined,
  metadata: { order_id: form.get('metadata[order_id]'), refund_id: form.get('metadata[refund_id]') },
})

export const startRefundProvider = async (): Promise<RefundProvider> => {
  const kept: MadeRefund[] = []
  const next: RefundProvider['next'] = { status: 'succeeded' }
  const answer = (method: string | undefined, key: string, form: URLSearchParams): [number, object] => {
    if (next.status === 'away') return [503, { error: { type: 'api_error', message: 'away' } }]
    if (method === 'GET')
      return [200, { object: 'list', data: kept.map(({ body }) => body), has_more: false }]
    if (next.status === 'refused')
      return [400, { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'no' } }]
    const known = kept.find((refund) => refund.key === key)
    const body = known?.body ?? refundOf(form, next.status === 'lost' ? 'succeeded' : next.status)
    if (!known) kept.push({ id: String(body.id), amount: form.get('amount') ?? '', key, body })
    return next.status === 'lost' ? [502, { message: 'a proxy in between' }] : [200, body]
  }
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const [status, body] = answer(request.method, String(request.headers['idempotency-key']), form)
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    made: kept,
    next,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
