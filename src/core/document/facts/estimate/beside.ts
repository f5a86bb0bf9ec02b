/** Owns the figures that stand beside each other in the property analysis: the county's, what the sales say, the owner's. */

import type { CaseFile } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, onRoll } from '#core/rehearsal/weak-point.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import type { HeldCase } from '../file.ts'
import { nameFact } from '../make-fact.ts'
import { justRange } from '../sales/conclusion/reconcile.ts'
import type { SalesMaterial } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import { concluded, levelOf } from '../spoken/value.ts'
import { type NoSales, ofSales } from './value.ts'

interface BesideMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly justCents: number
}

const fact = (id: string, label: string, value: string | null): readonly Fact[] =>
  nameFact(`beside.${id}`, label, value, ofSales)

const estimated = ({ estimate }: SalesMaterial): string | null =>
  estimate.sufficient && estimate.supported ? formatMoney(estimate.supported.justValueCents) : null

const ofChosen = (file: CaseFile, sales: SalesMaterial, justCents: number): string | null => {
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const { opinionCents } = file.value
  if (!concluded({ known, sales, justCents, opinionCents })?.range) return null
  const range = justRange(known, costToCure(file).cents, levelOf(sales))
  const [low, high] = [formatMoney(range.lowCents), formatMoney(range.highCents)]
  return low === high ? low : `${low} to ${high}`
}

const ofOwnSale = ({ ownSales: [latest] }: SalesMaterial): string | null => {
  if (latest === undefined) return null
  const month = monthInWords(latest.year, latest.month)
  return `${formatMoney(latest.priceCents)}${month === null ? '' : ` in ${month}`}`
}

/** Only what is known. */
export const besideFacts = ({ held, sales, justCents }: BesideMaterial): readonly Fact[] =>
  typeof sales === 'string'
    ? []
    : [
        ...fact('sales', 'Your sales', held && ofChosen(held.file, sales, justCents)),
        ...fact('estimate', 'Estimate from sales', estimated(sales)),
        ...fact('own-sale', 'Sale of this home', ofOwnSale(sales)),
      ]
