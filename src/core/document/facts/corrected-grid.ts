/** Owns the adjustment grid as the owner's corrections of the record leave it: adjusted anew where its own rates allow it. */

import { type CaseFile, type Correction, RECORD_FIELD_LABELS } from '#core/case/case-file.ts'
import { COMPARABLES } from '#core/valuation/params.ts'
import { correctionOf, plainNumber } from '../worksheet/compared-home.ts'
import { asTyped, closed, quoted } from './make-fact.ts'
import type { AdjustedRollSale, GridLine, SalesMaterial } from './sales-material.ts'

type TouchedField = 'living_area' | 'land_area' | 'year_built'

export interface GridCorrection {
  readonly field: TouchedField
  readonly correction: Correction
  /** What the grid of the roll was worked out with, and what it is worked out with now; null where nothing changed. */
  readonly changed: { readonly rollFigure: number; readonly ownFigure: number } | null
  readonly words: string
}

export interface CorrectedGrid {
  readonly sales: SalesMaterial
  readonly corrections: readonly GridCorrection[]
}

const grouped = new Intl.NumberFormat('en-US')

/** A rate worked out from a smaller amount would be mostly rounding. Ours. */
const leastAmountCents = 10_000

const percentOf = (amount: number, price: number): number => Number(((100 * amount) / price).toFixed(1))

const totalled = (sale: AdjustedRollSale, adjustments: readonly GridLine[]): AdjustedRollSale => {
  const { priceCents } = sale.sale
  const net = adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const gross = adjustments.reduce((sum, { amountCents }) => sum + Math.abs(amountCents), 0)
  return {
    ...sale,
    adjustments,
    netPercent: percentOf(net, priceCents),
    grossPercent: percentOf(gross, priceCents),
    adjustedCents: priceCents + net,
  }
}

/** Whole dollars, at the rate that the line had; null where it had none to speak of. */
const movedLine = (line: GridLine, more: number): GridLine | null => {
  const { difference, amountCents } = line
  if (difference === null || difference === 0 || Math.abs(amountCents) < leastAmountCents) return null
  const moved = difference + more
  return {
    ...line,
    difference: moved,
    amountCents: Math.round((amountCents / difference / 100) * moved) * 100 || 0,
  }
}

const movedSale = (sale: AdjustedRollSale, item: GridLine['item'], more: number): AdjustedRollSale | null => {
  const line = sale.adjustments.find((one) => one.item === item)
  const moved = line && movedLine(line, more)
  if (!moved) return null
  const next = totalled(
    sale,
    sale.adjustments.map((one) => (one.item === item ? moved : one)),
  )
  const isTooMuch = next.grossPercent > Math.max(COMPARABLES.mostGrossPercent, sale.grossPercent)
  return isTooMuch ? null : next
}

/** All of them, or none: a grid of two minds compares nothing. */
const movedSales = (
  sales: readonly AdjustedRollSale[],
  item: GridLine['item'],
  more: number,
): readonly AdjustedRollSale[] | null => {
  const moved = sales.map((sale) => movedSale(sale, item, more))
  const whole = moved.filter((one) => one !== null)
  return whole.length === moved.length ? whole : null
}

const LINES = { living_area: ['area', 'Effective area'], land_area: ['land', 'Land'] } as const

const usedWords = (label: string, ownFigure: number, rollFigure: number): string =>
  `${label} of the home: ${grouped.format(ownFigure)} square feet by the owner’s correction; the roll says ${grouped.format(rollFigure)}. The adjustments are worked out with the owner’s figure, at the same rates.`

const unusedWords = ({ field, trueValue }: Correction): string =>
  closed(
    `${RECORD_FIELD_LABELS[field]} of the home: the adjustments are worked out with the figure of the roll; the owner’s correction, ${quoted(trueValue)}, is not in them`,
  )

/** Another year of building is no other effective year: which one follows from it only the appraiser can say. */
const yearWords = ({ trueValue }: Correction, effectiveYear: number | null): string => {
  const year = effectiveYear === null ? '' : `, ${effectiveYear}`
  return `Year built of the home: the owner’s correction, ${quoted(trueValue)}, is not in the adjustments. They compare ages by the effective year that the roll gives the home${year}, and that is another entry than the year built: the appraiser sets it, and the year built does not tell what it should be.`
}

const rollFigureOf = (sales: SalesMaterial, field: 'living_area' | 'land_area'): number | null =>
  (field === 'living_area' ? sales.home?.livingAreaSqft : sales.home?.landSqft) ?? null

const applied = (sales: SalesMaterial, field: TouchedField, correction: Correction): CorrectedGrid => {
  const leftOut = (words: string): CorrectedGrid => ({
    sales,
    corrections: [{ field, correction, changed: null, words }],
  })
  if (field === 'year_built') return leftOut(yearWords(correction, sales.home?.effectiveYearBuilt ?? null))
  const untouched = leftOut(unusedWords(correction))
  const rollFigure = rollFigureOf(sales, field)
  const ownFigure = plainNumber(correction.trueValue)
  const isOfRoll = rollFigure !== null && plainNumber(correction.recordValue) === rollFigure
  if (!isOfRoll || ownFigure === null || ownFigure <= 0) return untouched
  if (ownFigure === rollFigure) return { sales, corrections: [] }
  const [item, label] = LINES[field]
  const comparables = movedSales(sales.comparables, item, ownFigure - rollFigure)
  if (comparables === null) return untouched
  const changed = { rollFigure, ownFigure }
  const used = { field, correction, changed, words: usedWords(label, ownFigure, rollFigure) }
  return { sales: { ...sales, comparables }, corrections: [used] }
}

const FIELDS: readonly TouchedField[] = ['living_area', 'land_area', 'year_built']

/**
 * A correction is worked in where it quotes the very figure of the roll and states a plain number, and where every sale
 * has a rate for it. That of the year built never is: the grid counts effective years.
 */
export const correctedGrid = (sales: SalesMaterial, file: Pick<CaseFile, 'corrections'>): CorrectedGrid => {
  if (sales.comparables.length === 0) return { sales, corrections: [] }
  return FIELDS.reduce<CorrectedGrid>(
    (so, field) => {
      const correction = correctionOf(file, field)
      if (correction === undefined || asTyped(correction.trueValue) === '') return so
      const next = applied(so.sales, field, correction)
      return { sales: next.sales, corrections: [...so.corrections, ...next.corrections] }
    },
    { sales, corrections: [] },
  )
}
