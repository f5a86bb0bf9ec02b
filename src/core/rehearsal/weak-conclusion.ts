/** Owns where the chosen sales, brought to the level of just values, do not carry the owner's opinion of value. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { concludeSales, type SalesConclusion } from '#core/document/facts/sales/conclusion/conclusion.ts'
import type { PriceLevel } from '#core/document/facts/sales/conclusion/price-level.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { belowSales, oneOfSales } from './likely/of-weak.ts'
import { type AskedPoint, onRoll } from './weak-point.ts'
import type { ConclusionReason } from './weak-reason.ts'

/** The chosen sales brought to the level of just values. */
export interface SalesRange {
  readonly range: SalesConclusion['range']
  readonly level: PriceLevel | null
  readonly justCents: number
  readonly opinionCents: number | null
  /** What is taken off in the range for the repairs; 0 where nothing is. */
  readonly repairsCents: number
}

/** Told apart from the other points: a page that shows the sales of a case says these alone. */
export interface ConclusionPoint extends AskedPoint {
  readonly reason: ConclusionReason
  readonly held: SalesRange
}

type Concluded = Pick<CaseFile, 'comparables' | 'value' | 'condition' | 'corrections'>

/** None with fewer sales than carry a value. */
export const weakConclusion = (
  file: Concluded,
  sales: SalesMaterial | null,
  justCents: number,
): readonly ConclusionPoint[] => {
  const { opinionCents } = file.value
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const level = levelOf(sales)
  const { cents: cureCents } = costToCure(file)
  const prices = salesComeTo(known, sales, cureCents)
  if (prices === null) return []
  const { standing, range, cured } = concludeSales({ prices, level, justCents, opinionCents })
  const all: SalesRange = { range, level, justCents, opinionCents, repairsCents: 0 }
  // Before the repairs the sales are held against the county's value, and after them against the owner's.
  const held = cureCents === 0 ? all : { ...all, opinionCents: null }
  const rest = { step: 'value', asker: 'appraiser', held, answer: null } as const
  if (standing === 'just-not-above')
    return [
      {
        id: 'sales-not-below-just',
        reason: { code: 'sales_not_below_just', justCents, isMeasured: level !== null },
        ...rest,
      },
    ]
  const some: readonly ConclusionPoint[] =
    justCents <= range.highCents
      ? [
          {
            id: 'sales-some-reach-just',
            reason: {
              code: 'some_sales_reach_just',
              justCents,
              highCents: range.highCents,
              togetherCents: range.indicatedCents,
              hasRepairs: cureCents > 0,
            },
            ...rest,
            answer: oneOfSales(known.length, range.indicatedCents, cureCents > 0),
          },
        ]
      : []
  return standing === 'opinion-below' && opinionCents !== null
    ? [
        {
          id: 'opinion-below-sales',
          reason: { code: 'opinion_below_sales', opinionCents, hasRepairs: cureCents > 0 },
          ...rest,
          held: { ...all, range: cured, repairsCents: cureCents },
          answer: belowSales(cured.indicatedCents, cureCents > 0),
        },
        ...some,
      ]
    : some
}

/** The same for the page of a case, whose sales stand beside the just value that they were compared with. */
export const salesAgainst = (
  file: Concluded,
  sales: SalesMaterial,
  justCents: number | null,
): readonly ConclusionPoint[] => (justCents === null ? [] : weakConclusion(file, sales, justCents))
