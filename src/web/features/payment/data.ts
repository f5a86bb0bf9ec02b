/** Asks what became of a payment until the server knows. */
import { queryOptions } from '@tanstack/react-query'
import { getPurchase } from '#contract/purchase/payments.ts'
import { call } from '#web/call/api.ts'
import { untilSettled } from '#web/call/asking-again.ts'

export const purchaseQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['purchase', sessionId],
    queryFn: () => call(getPurchase, { sessionId }),
    retry: false,
    refetchInterval: untilSettled,
  })
