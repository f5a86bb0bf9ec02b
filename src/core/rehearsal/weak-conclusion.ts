/** Owns where the chosen sales, brought to the level of just values, do not carry the owner's opinion of value. */

import type { CaseFile } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { concludeSales, type PriceLevel } from '#core/document/facts/sales/conclusion/conclusion.ts'
import { reconcileSales } from '#core/document/facts/sales/conclusion/reconcile.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import type { SalesRange } from './hint.ts'
import { type AskedPoint, chosenIn, onRoll } from './weak-point.ts'
import type { ConclusionReason } from './weak-reason.ts'

/** Told apart from the other points: a page that shows the sales of a case says these alone. */
export interface ConclusionPoint extends AskedPoint {
  readonly reason: ConclusionReason
  readonly hints: readonly SalesRange[]
}

const levelIn = (sales: SalesMaterial | null): PriceLevel | null =>
  (sales?.estimate.sufficient && sales.estimate.supported?.level) || null

/** None without a level, and with fewer sales than make a range. */
export const weakConclusion = (
  file: Pick<CaseFile, 'comparables' | 'value'>,
  sales: SalesMaterial | null,
  justCents: number,
): readonly ConclusionPoint[] => {
  const { opinionCents } = file.value
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const level = levelIn(sales)
  if (level === null || known.length < fewestChosenSales) return []
  const { standing, range } = concludeSales({
    prices: reconcileSales(known, level, 0),
    level,
    justCents,
    opinionCents,
  })
  const hints: readonly SalesRange[] =
    range === null ? [] : [{ code: 'sales_as_just_values', range, level, justCents, opinionCents }]
  const rest = { step: 'value', asker: 'appraiser', hints } as const
  if (standing === 'just-not-above')
    return [{ id: 'sales-not-below-just', reason: { code: 'sales_not_below_just', justCents }, ...rest }]
  const some: readonly ConclusionPoint[] =
    range !== null && justCents <= range.highCents
      ? [
          {
            id: 'sales-some-reach-just',
            reason: {
              code: 'some_sales_reach_just',
              justCents,
              highCents: range.highCents,
              togetherCents: range.indicatedCents,
            },
            ...rest,
          },
        ]
      : []
  return standing === 'opinion-below' && opinionCents !== null
    ? [{ id: 'opinion-below-sales', reason: { code: 'opinion_below_sales', opinionCents }, ...rest }, ...some]
    : some
}

/** The same for the page of a case, whose sales stand beside the just value that they were compared with. */
export const salesAgainst = (
  file: Pick<CaseFile, 'comparables' | 'value'>,
  sales: SalesMaterial,
): readonly ConclusionPoint[] => {
  const { estimate } = sales
  const compared = estimate.sufficient ? estimate.supported?.comparedWith : undefined
  return compared === undefined ? [] : weakConclusion(file, sales, compared.justValueCents)
}
