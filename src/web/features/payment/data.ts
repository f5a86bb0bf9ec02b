/** Asks what became of a payment until the server knows. */
import { queryOptions } from '@tanstack/react-query'
import { getPurchase } from '#contract/payments.ts'
import { call } from '#web/api.ts'
import { untilSettled } from '#web/asking-again.ts'

export const purchaseQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['purchase', sessionId],
    queryFn: () => call(getPurchase, { sessionId }),
    retry: false,
    refetchInterval: untilSettled,
  })
