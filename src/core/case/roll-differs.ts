/** Owns noticing that a correction quotes the record otherwise than the tax roll has it. */

import { type Correction, RECORD_FIELD_LABELS } from './file.ts'

/** What the roll says in figures; null where it is blank. */
export interface RollFigures {
  readonly livingAreaSqft: number | null
  readonly yearBuilt: number | null
  readonly landSqft: number | null
}

const figureOf = (field: Correction['field'], roll: RollFigures): number | null => {
  switch (field) {
    case 'living_area':
      return roll.livingAreaSqft
    case 'year_built':
      return roll.yearBuilt
    case 'land_area':
      return roll.landSqft
    default:
      return null
  }
}

const written = (field: Correction['field'], figure: number): string =>
  field === 'year_built' ? String(figure) : `${figure.toLocaleString('en-US')} sq ft`

/** An area in acres is not compared. */
const typedFigure = (text: string): number | null => {
  if (/acre/i.test(text)) return null
  const [digits] = /\d[\d,]*(\.\d+)?/.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** 'Living area: the roll says 2,050 sq ft, the correction quotes the record as “2,140”.' Null where they agree, or it cannot be told. */
export const rollDiffers = (
  { field, recordValue }: Pick<Correction, 'field' | 'recordValue'>,
  roll: RollFigures,
): string | null => {
  const [onRoll, typed] = [figureOf(field, roll), typedFigure(recordValue)]
  if (onRoll === null || typed === null || onRoll === typed) return null
  return `${RECORD_FIELD_LABELS[field]}: the county’s record says ${written(field, onRoll)}. You wrote that it says “${recordValue.trim()}”.`
}
