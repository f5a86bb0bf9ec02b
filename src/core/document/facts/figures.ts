/** Owns the plots of a packet: drawn from the same material as the facts, and what is written in each as a fact of its own. */

import { likeHomesFigure } from '#core/document/figure/like-homes.ts'
import { pricesFigure, valueRangeFigure } from '#core/document/figure/value-range.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { wordsOfFigure } from '../draft.ts'
import type { Figure } from '../paper.ts'
import { ofSales } from './estimate/value.ts'
import { nameFact } from './make-fact.ts'
import { levelOf, salesComeTo } from './sales/conclusion/come-to.ts'
import type { Judged } from './sales/conclusion/conclusion-facts.ts'
import { asJustCents, UNMEASURED } from './sales/conclusion/reconcile.ts'
import { reachJust } from './sales/conclusion/reconciliation.ts'
import { supportingHomes } from './sales/equity-support.ts'
import type { AdjustedRollSale, SalesMaterial } from './sales/material.ts'
import type { Fact } from './sheet.ts'

type Figures = Readonly<Record<string, Figure>>

const rangeOf = (
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial | null,
  judged: Judged,
  cureCents: number,
): Figures => {
  const level = levelOf(sales)
  if (shown.length === 0) return {}
  const indicatedCents = shown.map(({ adjustedCents }) => asJustCents(adjustedCents, cureCents, level))
  const { justCents, opinionCents: requestedCents } = judged
  const together = salesComeTo(shown, sales, cureCents)
  if (together !== null && reachJust(together, judged))
    return {
      range: pricesFigure({
        pricesCents: shown.map(({ sale }) => sale.priceCents),
        justCents,
        requestedCents,
      }),
    }
  const assumedPercent = level === null ? MOST_COST_OF_SALE_PERCENT : null
  const weighedCents = together?.justCents ?? null
  const ofPricePercent = (level ?? UNMEASURED).percent
  return {
    range: valueRangeFigure({
      indicatedCents,
      weighedCents,
      justCents,
      requestedCents,
      assumedPercent,
      ofPricePercent,
      cureCents,
    }),
  }
}

const homesOf = (sales: SalesMaterial | null, judged: Judged): Figures => {
  const homes = sales && supportingHomes(sales, judged)
  return homes ? { homes: likeHomesFigure(homes, judged.taxYear) } : {}
}

export const figuresOf = (
  shown: readonly AdjustedRollSale[],
  sales: SalesMaterial | null,
  judged: Judged,
  cureCents: number,
): Figures => ({ ...rangeOf(shown, sales, judged, cureCents), ...homesOf(sales, judged) })

export const figureFacts = (figures: Figures): readonly Fact[] =>
  Object.entries(figures).flatMap(([name, figure]) =>
    [...new Set(wordsOfFigure(figure))].flatMap((words, at) =>
      nameFact(`figure.${name}.${at + 1}`, figure.title, words, ofSales),
    ),
  )
