/** Owns the figures that stand beside each other in the property analysis: the county's, what the sales say, the owner's. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { onRoll } from '#core/rehearsal/weak-point.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import type { HeldCase } from '../file.ts'
import { nameFact } from '../make-fact.ts'
import { levelOf, salesComeTo } from '../sales/conclusion/come-to.ts'
import { justRange } from '../sales/conclusion/reconcile.ts'
import type { SalesMaterial } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import { type NoSales, ofSales } from './value.ts'

interface BesideMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
}

const fact = (id: string, label: string, value: string | null): readonly Fact[] =>
  nameFact(`beside.${id}`, label, value, ofSales)

const estimated = ({ estimate }: SalesMaterial): string | null =>
  estimate.sufficient && estimate.supported ? formatMoney(estimate.supported.justValueCents) : null

/** What they come to together, and how each came there. */
const ofChosen = (file: CaseFile, sales: SalesMaterial): readonly Fact[] => {
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const cureCents = costToCure(file).cents
  const level = levelOf(sales)
  const found = salesComeTo(known, sales, cureCents)
  if (found === null) return []
  const range = justRange(known, cureCents, level)
  const [low, high] = [formatMoney(range.lowCents), formatMoney(range.highCents)]
  const off = level === null ? `, with ${MOST_COST_OF_SALE_PERCENT}% off for the cost of selling` : ''
  const each = low === high ? '' : `; one by one ${low} to ${high}`
  return [
    ...fact('sales', 'Your sales', formatMoney(found.justCents)),
    ...fact('sales-note', 'Your sales', `Adjusted, less any repairs${off}, as a just value${each}`),
  ]
}

const ofOwnSale = ({ ownSales: [latest] }: SalesMaterial): string | null => {
  if (latest === undefined) return null
  const month = monthInWords(latest.year, latest.month)
  return `${formatMoney(latest.priceCents)}${month === null ? '' : ` in ${month}`}`
}

/** Only what is known. */
export const besideFacts = ({ held, sales }: BesideMaterial): readonly Fact[] =>
  typeof sales === 'string'
    ? []
    : [
        ...(held === null ? [] : ofChosen(held.file, sales)),
        ...fact('estimate', 'Estimate from sales', estimated(sales)),
        ...fact('own-sale', 'Sale of this home', ofOwnSale(sales)),
      ]
