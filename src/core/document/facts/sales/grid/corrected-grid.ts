/** Owns which of the owner's corrections of the record the sales are adjusted with, and what is said of each. */

import type { CaseFile, Correction } from '#core/case/file.ts'
import { closingQuotes } from '#core/document/closing-quotes.ts'
import { asTyped, closed, quoted } from '#core/document/facts/make-fact.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { correctionOf, plainNumber } from '#core/document/worksheet/compared-home.ts'
import type { RecordCorrection } from '#core/valuation/adjust/record-correction.ts'
import type { SalesMaterial } from '../material.ts'

type TouchedField = 'living_area' | 'land_area' | 'year_built'

export interface GridCorrection {
  readonly field: TouchedField
  readonly correction: Correction
  /** What the grid of the roll was worked out with, and what it is worked out with now; null where nothing changed. */
  readonly changed: { readonly rollFigure: number; readonly ownFigure: number } | null
  readonly words: string
}

const grouped = new Intl.NumberFormat('en-US')

const LABELS = { living_area: 'Effective area', land_area: 'Land' } as const

const FIGURES = { living_area: 'livingAreaSqft', land_area: 'landSqft' } as const

/** A living area is no effective area: what is taken off may count there in part. */
const inPartWords = (apart: number): string =>
  ` A porch or a garage counts in part in effective area: if the appraiser’s sketch keeps part of the ${grouped.format(apart)} square feet, that part is added back at those rates.`

const usedWords = (field: 'living_area' | 'land_area', ownFigure: number, rollFigure: number): string => {
  const apart = Math.abs(rollFigure - ownFigure)
  const isLess = rollFigure > ownFigure
  const words = `${LABELS[field]} of the home: the county’s record has ${grouped.format(rollFigure)} square feet. According to the owner’s correction, that is ${grouped.format(apart)} square feet too ${isLess ? 'much' : 'little'}, so the adjustments use ${grouped.format(ownFigure)} square feet, at the same rates.`
  return field === 'living_area' && isLess ? `${words}${inPartWords(apart)}` : words
}

const unusedWords = ({ field, trueValue }: Correction): string =>
  closed(
    `${RECORD_FIELD_LABELS[field]} of the home: the adjustments use the county’s figure. The owner’s correction, ${closingQuotes(`${quoted(trueValue)},`)} is not in them`,
  )

/** Another year of building is no other effective year: which one follows from it only the appraiser can say. */
const yearWords = ({ trueValue }: Correction, effectiveYear: number | null): string => {
  const year = effectiveYear === null ? '' : `, ${effectiveYear}`
  return `Year built of the home: the owner’s correction, ${closingQuotes(`${quoted(trueValue)},`)} is not in the adjustments. They compare ages by the home’s effective year on the county’s record${year}. The appraiser sets that year, and the year built does not show what it should be.`
}

const wordsFor = (
  { home, correctedFrom }: SalesMaterial,
  field: TouchedField,
  correction: Correction,
): readonly GridCorrection[] => {
  const leftOut = (words: string): readonly GridCorrection[] => [{ field, correction, changed: null, words }]
  if (field === 'year_built') return leftOut(yearWords(correction, home?.effectiveYearBuilt ?? null))
  const figure = FIGURES[field]
  const [rollFigure, ownFigure] = [correctedFrom?.[figure], plainNumber(correction.trueValue)]
  if (ownFigure !== null && ownFigure === home?.[figure]) {
    if (rollFigure === undefined) return []
    const words = usedWords(field, ownFigure, rollFigure)
    return [{ field, correction, changed: { rollFigure, ownFigure }, words }]
  }
  return leftOut(unusedWords(correction))
}

const FIELDS: readonly TouchedField[] = ['living_area', 'land_area', 'year_built']

/** What the sales are adjusted with: the last correction of each figure that is a plain number. */
export const recordCorrections = (file: Pick<CaseFile, 'corrections'> | null): readonly RecordCorrection[] =>
  (['living_area', 'land_area'] as const).flatMap((field) => {
    const correction = correctionOf(file, field)
    const [recordFigure, ownFigure] = [correction?.recordValue, correction?.trueValue].map((text) =>
      plainNumber(text ?? ''),
    )
    if (recordFigure == null || ownFigure == null || recordFigure === ownFigure) return []
    return [{ field: FIGURES[field], recordFigure, ownFigure }]
  })

/**
 * Which corrections the grid follows, and which it does not, in words. That of the year built never is in it: the grid
 * counts effective years.
 */
export const gridCorrections = (
  sales: SalesMaterial,
  file: Pick<CaseFile, 'corrections'>,
): readonly GridCorrection[] => {
  if (sales.comparables.length === 0) return []
  return FIELDS.flatMap((field) => {
    const correction = correctionOf(file, field)
    return correction === undefined || asTyped(correction.trueValue) === ''
      ? []
      : wordsFor(sales, field, correction)
  })
}
