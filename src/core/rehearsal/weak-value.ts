/** Owns where the owner's opinion of value is thin. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { sameValueShare } from '#core/case/params.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { atLevel } from '#core/document/facts/sales/conclusion/reconcile.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { gridComesTo, paidWords, salesPointTo } from './likely/of-weak.ts'
import { onRoll, type WeakPoint, when } from './weak-point.ts'
import type { PointsTo } from './weak-reason.ts'

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
  answer: estimate === null ? null : salesPointTo(pointsTo(estimate, cureCents), justCents),
})

/** Like is held against like: the price at the level of just values, where that level is known. */
const ownSaleAbove = (
  opinionCents: number,
  sales: SalesMaterial | null,
  justCents: number,
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
      answer: paidWords(priceCents, level, justCents),
    },
  ]
}

/** What the grid comes to beside the wider search. */
const gridWords = (file: CaseFile, sales: SalesMaterial | null): string | null => {
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const { cents } = costToCure(file)
  const found = salesComeTo(known, sales, cents)
  return found === null ? null : gridComesTo(found.justCents, cents > 0)
}

const estimateAbove = (points: PointsTo, opinionCents: number, answer: string | null): readonly WeakPoint[] =>
  when<WeakPoint>(points.cents > opinionCents * (1 + sameValueShare), {
    id: 'estimate-above',
    step,
    asker: 'appraiser',
    reason: { code: 'estimate_above', pointsTo: points, opinionCents },
    answer,
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
  return [
    ...when<WeakPoint>(opinionCents >= justCents, {
      id: 'opinion-not-below',
      step,
      asker: 'magistrate',
      reason: { code: 'opinion_not_below', opinionCents, justCents },
      answer: null,
    }),
    ...when<WeakPoint>(asTyped(reasons) === '', {
      id: 'opinion-bare',
      step,
      asker: 'magistrate',
      reason: { code: 'opinion_without_reasons', opinionCents },
      answer: null,
    }),
    ...ownSaleAbove(opinionCents, sales, justCents),
    ...(estimate === null
      ? []
      : estimateAbove(pointsTo(estimate, cureCents), opinionCents, gridWords(file, sales))),
  ]
}
