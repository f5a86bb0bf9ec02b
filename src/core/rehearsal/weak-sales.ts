/** Owns where the owner's sales are thin: too few, too late, without a reason, from elsewhere, changed much. */

import { type CaseFile, type CaseSale, chosenIn, isPurchaseAlone } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { isSoldLate } from '#core/document/facts/sales/day.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { isOtherPrice, notDecided } from '#core/document/facts/sales/recorded.ts'
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { besideMine } from './likely/of-sales.ts'
import {
  fewSales,
  LISTED_WITH_REASON,
  likeMine,
  muchChanged,
  NOT_ADJUSTED,
  recordedAt,
  soldLate,
} from './likely/of-weak.ts'
import { nameOf, onRoll, type WeakPoint, when } from './weak-point.ts'

const step = 'comparables'

const thin = (chosen: readonly CaseSale[]): readonly WeakPoint[] =>
  when<WeakPoint>(chosen.length < fewestChosenSales, {
    id: 'sales-few',
    step,
    asker: 'appraiser',
    reason: { code: 'few_sales', count: chosen.length },
    answer: fewSales(chosen.length),
  })

const late = (sale: CaseSale, taxYear: number, others: number): readonly WeakPoint[] =>
  sale.soldYear === null || !isSoldLate(sale, taxYear)
    ? []
    : [
        {
          id: `sale-late:${sale.id}`,
          step,
          asker: 'appraiser',
          reason: { code: 'sold_late', name: nameOf(sale), soldYear: sale.soldYear },
          answer: soldLate(others),
        },
      ]

/** Only of a sale that the county’s record can be asked about. */
const likeWords = (sale: CaseSale, sales: SalesMaterial | null): string | null => {
  const known = sale.decision === 'chosen' ? onRoll(sale, sales) : undefined
  if (known === undefined) return null
  return likeMine(besideMine(known))
}

const bare = (sale: CaseSale, sales: SalesMaterial | null): readonly WeakPoint[] =>
  sale.decision === null || asTyped(sale.reason) !== ''
    ? []
    : [
        {
          id: `sale-bare:${sale.id}`,
          step,
          asker: 'appraiser',
          reason: { code: 'no_reason_given', name: nameOf(sale), decision: sale.decision },
          answer: likeWords(sale, sales),
        },
      ]

const near: readonly Nearness[] = ['same_development', 'same_neighborhood']

/** Only where the roll knows the place of every chosen sale. */
const elsewhere = (chosen: readonly CaseSale[], known: readonly AdjustedRollSale[]): readonly WeakPoint[] =>
  when<WeakPoint>(
    known.length > 0 &&
      known.length === chosen.length &&
      !known.some(({ nearness }) => near.includes(nearness)),
    {
      id: 'sales-elsewhere',
      step,
      asker: 'appraiser',
      reason: { code: 'none_in_neighborhood' },
      answer: null,
    },
  )

const heaviest = (known: readonly AdjustedRollSale[]): readonly WeakPoint[] => {
  const most = known.toSorted((a, b) => b.grossPercent - a.grossPercent)[0]
  if (!most || most.grossPercent === 0) return []
  const name = most.home.address || most.home.parcelId
  return [
    {
      id: `sale-changed:${most.home.parcelId}`,
      step,
      asker: 'appraiser',
      reason: { code: 'largest_adjustments', name, grossPercent: most.grossPercent },
      answer: muchChanged(most.sale.priceCents, most.adjustedCents),
    },
  ]
}

const otherPrice = (sale: CaseSale, sales: SalesMaterial | null): readonly WeakPoint[] => {
  const known = onRoll(sale, sales)
  return known && isOtherPrice(sale, known)
    ? [
        {
          id: `sale-price:${sale.id}`,
          step,
          asker: 'appraiser',
          reason: { code: 'other_price', name: nameOf(sale), typed: sale, known },
          answer: recordedAt(asTyped(sale.recordedAt)),
        },
      ]
    : []
}

/** One point for all of them: an office that has the same roll has these sales too. */
const notChosen = (file: CaseFile, sales: SalesMaterial | null): readonly WeakPoint[] => {
  const others = notDecided(file.comparables, sales?.comparables ?? [])
  return when<WeakPoint>(chosenIn(file).length > 0 && others.length > 0, {
    id: 'sales-not-chosen',
    step,
    asker: 'appraiser',
    reason: { code: 'not_decided', names: others.map(({ home }) => home.address || home.parcelId) },
    answer: LISTED_WITH_REASON,
  })
}

const notAdjusted = (sale: CaseSale, sales: SalesMaterial | null): readonly WeakPoint[] =>
  when<WeakPoint>(onRoll(sale, sales) === undefined, {
    id: `sale-unadjusted:${sale.id}`,
    step,
    asker: 'appraiser',
    reason: { code: 'not_adjusted', name: nameOf(sale) },
    answer: NOT_ADJUSTED,
  })

export const weakSales = (
  file: CaseFile,
  sales: SalesMaterial | null,
  taxYear: number,
): readonly WeakPoint[] => {
  const chosen = chosenIn(file)
  const known = chosen.flatMap((sale) => onRoll(sale, sales) ?? [])
  return [
    ...(isPurchaseAlone(file) ? [] : thin(chosen)),
    ...chosen.flatMap((sale) => late(sale, taxYear, chosen.length - 1)),
    ...file.comparables.flatMap((sale) => bare(sale, sales)),
    ...heaviest(known),
    ...elsewhere(chosen, known),
    ...chosen.flatMap((sale) => notAdjusted(sale, sales)),
    ...chosen.flatMap((sale) => otherPrice(sale, sales)),
    ...notChosen(file, sales),
  ]
}
