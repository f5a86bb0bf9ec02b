/** Owns where the adjustment grid and the owner's corrections of the record part: the office works with its record. */

import type { CaseFile } from '#core/case/file.ts'
import { quoted } from '#core/document/facts/make-fact.ts'
import type { GridCorrection } from '#core/document/facts/sales/corrected-grid.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { ofSales } from '#core/document/facts/value.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, type Hint, onRoll, type WeakPoint, written } from './weak-point.ts'

const grouped = new Intl.NumberFormat('en-US')

const adjustedByRecord = (sale: AdjustedRollSale | undefined): number[] =>
  sale ? [sale.recordAdjustedCents ?? sale.adjustedCents] : []

const ofRecord = (file: CaseFile, sales: SalesMaterial): readonly Hint[] => {
  const adjusted = chosenIn(file).flatMap((sale) => adjustedByRecord(onRoll(sale, sales)))
  const [low, high] = [formatMoney(Math.min(...adjusted)), formatMoney(Math.max(...adjusted))]
  return adjusted.length === 0
    ? []
    : [
        {
          words: `With the county’s own figures, your adjusted prices run from ${low} to ${high}.`,
          source: ofSales,
        },
      ]
}

const partingOf = ({ field, changed, correction }: GridCorrection): Pick<WeakPoint, 'words' | 'question'> => {
  const own = quoted(correction.trueValue)
  if (field === 'year_built')
    return {
      words: `Your grid compares ages by the county’s effective year. Your correction of the year built, ${own}, is not in it, and the paper says why. Ask the appraiser’s office which effective year follows from the year you can prove.`,
      question: `You say that the home was built in ${own}. How would that change your adjustments?`,
    }
  if (changed === null) {
    return {
      words: `Your grid uses the county’s figure. Your correction, ${own}, is not in it, and the paper says so.`,
      question: `You say that the record is wrong and that it is ${own}. Why does your grid not follow that?`,
    }
  }
  const [ours, roll] = [grouped.format(changed.ownFigure), grouped.format(changed.rollFigure)]
  return {
    words: `Your grid uses ${ours} square feet, your corrected figure. The appraiser will use the ${roll} on the record, so bring your proof.`,
    question: `The record has ${roll} square feet. What proves the ${ours} in your grid?`,
  }
}

/** None where no sale is adjusted. */
export const weakGrid = (
  file: CaseFile,
  corrections: readonly GridCorrection[],
  sales: SalesMaterial,
): readonly WeakPoint[] => {
  const record = ofRecord(file, sales)
  if (record.length === 0) return []
  return corrections.map((one) => ({
    id: `correction-grid:${one.correction.id}`,
    station: 'facts',
    asker: 'appraiser',
    ...partingOf(one),
    hints: [...written('Your proof:', one.correction.proof), ...record],
  }))
}
