/** Owns where the chosen sales, brought to the level of just values, do not carry the owner's opinion of value. */

import type { CaseFile } from '#core/case/case-file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { ofSales } from '#core/document/facts/fact-sheet-value.ts'
import { concludeSales, type PriceLevel, rangeWords } from '#core/document/facts/sales-conclusion.ts'
import type { SalesMaterial } from '#core/document/facts/sales-material.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, onRoll, type WeakPoint } from './weak-point.ts'

const station = 'value'

const notAbove = (justCents: number): Pick<WeakPoint, 'id' | 'words' | 'question'> => ({
  id: 'sales-not-below-just',
  words: `Your own sales do not speak for less: the just value of ${formatMoney(justCents)} is not above what they come to at the level of just values. Your papers state the figures and draw no conclusion from them; the office can.`,
  question:
    'Your own sales, brought to the level of just values, reach the roll’s figure. What do they show?',
})

const tooLow = (opinionCents: number): Pick<WeakPoint, 'id' | 'words' | 'question'> => ({
  id: 'opinion-below-sales',
  words: `Your opinion of value, ${formatMoney(opinionCents)}, lies below what all your own sales come to at the level of just values. Something else has to lead to it. Your papers state the figures and draw no conclusion from them; the office can.`,
  question: `No sale of yours leads to ${formatMoney(opinionCents)}. What does?`,
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
