/** What a case is about in dollars, as its pages ask and say it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getCaseOutlook } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import type { ValueOptionId } from '#core/case/value-options.ts'
import type { PurchaseSteps } from '#core/tax/own-sale.ts'
import * as words from '#messages/case/outlook.ts'
import { call } from '#web/call/api.ts'
import { netWords } from '#words/case/saving.ts'

export { afterFee } from '#core/case/after-fee.ts'
export { nearRatioTold, savedInAYear, savingRange } from '#words/case/saving.ts'

export const outlookQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-outlook', id],
    queryFn: async () => (await call(getCaseOutlook, { id })).outlook,
    staleTime: 0,
  })

export const useOutlook = (id: string): CaseOutlook | undefined => useQuery(outlookQuery(id)).data

export type OutlookOption = CaseOutlook['options'][number]

/** The same in few words, wherever it is less; empty elsewhere. */
export const nearRatioInShort = (
  { near, saving }: Pick<OutlookOption, 'near' | 'saving'>,
  feeCents: number | null,
): string => {
  if (!near?.saving || !saving || near.saving.highCents >= saving.highCents) return ''
  return words.atNearRatio({ net: netWords(near.saving, feeCents ?? 0) })
}

/** null where no purchase is the evidence, or the county's value is not known. */
export const purchaseStepsOf = ({ purchase, presentCents }: CaseOutlook): PurchaseSteps | null =>
  purchase === null || presentCents === null
    ? null
    : {
        paidCents: purchase.priceCents,
        bought: null,
        broughtCents: purchase.broughtCents,
        percent: purchase.level?.percent ?? null,
        levelOf: purchase.level?.isNeighborhood ? 'neighborhood' : 'county',
        justCents: purchase.valueCents,
        near: purchase.near && {
          percent: purchase.near.percent,
          justValueCents: purchase.near.valueCents,
        },
        countyCents: presentCents,
      }

export const optionNames: Readonly<Record<ValueOptionId, string>> = {
  opinion: words.yourOpinionOfValue(),
  chosen_sales: words.theSalesYouUseAdjustedTo(),
  estimate_low: words.ourEstimateLowEnd(),
  estimate: words.ourEstimateMiddle(),
  estimate_high: words.ourEstimateHighEnd(),
  own_sale: words.whatYourHomeItselfSoldFor(),
}
