/** What is put into the queue about refunds; who works on it is said where the work is done. */
import { z } from 'zod'

export const settleRefundTask = {
  name: 'settle-refund',
  payload: z.strictObject({ refundId: z.uuid() }),
  retry: { limit: 20, delaySeconds: 10, backoff: true, maxDelaySeconds: 3600 },
  concurrency: 1,
  timeoutSeconds: 300,
}

export const followRefundTask = {
  name: 'follow-refund',
  payload: z.strictObject({
    orderId: z.uuid(),
    stripeRefundId: z.string(),
    amountCents: z.int(),
    status: z.enum(['succeeded', 'failed']),
  }),
  retry: { limit: 12, delaySeconds: 2, backoff: true, maxDelaySeconds: 3600 },
  concurrency: 1,
  timeoutSeconds: 300,
}
