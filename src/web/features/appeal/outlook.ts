/** What a case is about in dollars, as its pages ask and say it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CaseOutlook, getCaseOutlook } from '#contract/case/cases.ts'
import type { ValueOptionId } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import { call } from '#web/call/api.ts'

export const outlookQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-outlook', id],
    queryFn: async () => (await call(getCaseOutlook, { id })).outlook,
    staleTime: 0,
  })

export const useOutlook = (id: string): CaseOutlook | undefined => useQuery(outlookQuery(id)).data

export type OutlookOption = CaseOutlook['options'][number]

/** '$1,245', '$1,200 to $1,400'; null where it cannot be told. */
export const savingWords = ({ saving }: Pick<OutlookOption, 'saving'>): string | null => {
  if (saving === null) return null
  const [low, high] = [saving.lowCents, saving.highCents].map((cents) => Math.round(cents / 100) * 100)
  if (low === undefined || high === undefined) return null
  return low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`
}

export const optionNames: Readonly<Record<ValueOptionId, string>> = {
  opinion: 'Your opinion of value',
  chosen_sales: 'The sales you use, adjusted to your home',
  estimate_low: 'Our estimate, low end',
  estimate: 'Our estimate, middle',
  estimate_high: 'Our estimate, high end',
  own_sale: 'What your home itself sold for, as a market value',
}
