/** Owns where the owner's opinion of value is thin. */

import type { CaseFile } from '#core/case/file.ts'
import { sameValueShare } from '#core/case/params.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { atLevel } from '#core/document/facts/sales/conclusion/reconcile.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import type { Hint, PointsTo } from './hint.ts'
import { type WeakPoint, when, written } from './weak-point.ts'

const step = 'value'

type Estimate = Extract<SalesMaterial['estimate'], { sufficient: true }>

/**
 * On the footing of the roll where the county's level is known: an opinion of just value is no price. The estimate knows
 * no defect, and an opinion is of the home with its own: the repairs come off, as they do where values are chosen.
 */
const pointsTo = ({ priceCents, supported }: Estimate, cureCents: number): PointsTo => {
  const repairsCents = supported === null ? cureCents : atLevel(cureCents, supported.level)
  return supported === null
    ? { of: 'price', cents: priceCents - repairsCents, repairsCents }
    : { of: 'just_value', cents: supported.justValueCents - repairsCents, repairsCents }
}

const noOpinion = (justCents: number, estimate: Estimate | null, cureCents: number): WeakPoint => ({
  id: 'opinion-missing',
  step,
  asker: 'magistrate',
  reason: { code: 'no_opinion' },
  hints: [
    { code: 'just_value', justCents },
    ...(estimate === null ? [] : [{ code: 'estimate', pointsTo: pointsTo(estimate, cureCents) } as const]),
  ],
})

/** Like is held against like: the price at the level of just values, where that level is known. */
const ownSaleAbove = (
  { opinionCents, reasons }: { readonly opinionCents: number; readonly reasons: string },
  sales: SalesMaterial | null,
): readonly WeakPoint[] => {
  const level = sales?.ownSaleCompared?.justValueCents
  const own =
    level === undefined
      ? sales?.ownSales.find(({ priceCents }) => priceCents > opinionCents)
      : sales?.ownSales[0]
  if (!own || (level ?? own.priceCents) <= opinionCents) return []
  const { year, month, priceCents } = own
  return [
    {
      id: 'own-sale',
      step,
      asker: 'magistrate',
      reason: { code: 'own_sale_above', sale: { year, month, priceCents }, levelCents: level ?? null },
      hints: written('opinion_rests_on', reasons),
    },
  ]
}

const estimateAbove = (
  points: PointsTo,
  opinionCents: number,
  rests: readonly Hint[],
): readonly WeakPoint[] =>
  when<WeakPoint>(points.cents > opinionCents * (1 + sameValueShare), {
    id: 'estimate-above',
    step,
    asker: 'appraiser',
    reason: { code: 'estimate_above', pointsTo: points, opinionCents },
    hints: [{ code: 'estimate', pointsTo: points }, ...rests],
  })

export const weakValue = (
  file: CaseFile,
  sales: SalesMaterial | null,
  justCents: number,
): readonly WeakPoint[] => {
  const { opinionCents, reasons } = file.value
  const { cents: cureCents } = costToCure(file)
  const estimate = sales?.estimate.sufficient ? sales.estimate : null
  if (opinionCents === null) return [noOpinion(justCents, estimate, cureCents)]
  const rests = written('opinion_rests_on', reasons)
  return [
    ...when<WeakPoint>(opinionCents >= justCents, {
      id: 'opinion-not-below',
      step,
      asker: 'magistrate',
      reason: { code: 'opinion_not_below', opinionCents, justCents },
      hints: [{ code: 'just_value', justCents }, ...rests],
    }),
    ...when<WeakPoint>(asTyped(reasons) === '', {
      id: 'opinion-bare',
      step,
      asker: 'magistrate',
      reason: { code: 'opinion_without_reasons', opinionCents },
      hints: [],
    }),
    ...ownSaleAbove({ opinionCents, reasons }, sales),
    ...(estimate === null ? [] : estimateAbove(pointsTo(estimate, cureCents), opinionCents, rests)),
  ]
}
