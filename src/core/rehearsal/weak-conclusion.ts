/** Owns where the chosen sales, brought to the level of just values, do not carry the owner's opinion of value. */

import type { CaseFile } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { concludeSales, type PriceLevel, rangeWords } from '#core/document/facts/sales/conclusion.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { ofSales } from '#core/document/facts/value.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, onRoll, type WeakPoint } from './weak-point.ts'

const station = 'value'

const notAbove = (justCents: number): Pick<WeakPoint, 'id' | 'words' | 'question'> => ({
  id: 'sales-not-below-just',
  words: `Your own sales support the county’s figure. Brought to just value, they reach the ${formatMoney(justCents)} that the county has. Your papers draw no conclusion from them, but the appraiser can.`,
  question: 'Brought to just value, your own sales reach our figure. What do they show?',
})

const tooLow = (opinionCents: number): Pick<WeakPoint, 'id' | 'words' | 'question'> => ({
  id: 'opinion-below-sales',
  words: `Your opinion of value, ${formatMoney(opinionCents)}, is below what all your own sales indicate. Something else has to support it: the record or the condition.`,
  question: `None of your sales supports ${formatMoney(opinionCents)}. What does?`,
})

const levelIn = (sales: SalesMaterial | null): PriceLevel | null =>
  (sales?.estimate.sufficient && sales.estimate.supported?.level) || null

/** None without a level, and with fewer sales than make a range. */
export const weakConclusion = (
  file: Pick<CaseFile, 'comparables' | 'value'>,
  sales: SalesMaterial | null,
  justCents: number,
): readonly WeakPoint[] => {
  const { opinionCents } = file.value
  const adjustedCents = chosenIn(file).flatMap((sale) => onRoll(sale, sales)?.adjustedCents ?? [])
  const level = levelIn(sales)
  if (level === null || adjustedCents.length < fewestChosenSales) return []
  const { standing, range } = concludeSales({ adjustedCents, level, justCents, opinionCents })
  const words = range === null ? '' : rangeWords(range, level, { justCents, opinionCents })
  const rest = { station, asker: 'appraiser', hints: [{ words, source: ofSales }] } as const
  if (standing === 'just-not-above') return [{ ...notAbove(justCents), ...rest }]
  return standing === 'opinion-below' && opinionCents !== null ? [{ ...tooLow(opinionCents), ...rest }] : []
}

/** The same for the page of a case, whose sales stand beside the just value that they were compared with. */
export const salesAgainst = (
  file: Pick<CaseFile, 'comparables' | 'value'>,
  sales: SalesMaterial,
): readonly WeakPoint[] => {
  const { estimate } = sales
  const compared = estimate.sufficient ? estimate.supported?.comparedWith : undefined
  return compared === undefined ? [] : weakConclusion(file, sales, compared.justValueCents)
}
