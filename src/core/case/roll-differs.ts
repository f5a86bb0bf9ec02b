/** Owns noticing that a correction quotes the record otherwise than the tax roll has it. */

import type { Correction, RecordField } from './file.ts'

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

/** What the county's record says of a field, as a correction quotes it; '' where it is blank or not on the roll. */
export const recordWords = (field: Correction['field'], roll: RollFigures): string => {
  const figure = figureOf(field, roll)
  return figure === null ? '' : written(field, figure)
}

/** An area in acres is not compared. */
const typedFigure = (text: string): number | null => {
  if (/acre/i.test(text)) return null
  const [digits] = /\d[\d,]*(\.\d+)?/.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

export interface RollDifference {
  readonly field: RecordField
  /** '2,050 sq ft' */
  readonly onRoll: string
  /** The record as the correction quotes it. */
  readonly quoted: string
}

/** Null where they agree, or it cannot be told. */
export const rollDiffers = (
  { field, recordValue }: Pick<Correction, 'field' | 'recordValue'>,
  roll: RollFigures,
): RollDifference | null => {
  const [onRoll, typed] = [figureOf(field, roll), typedFigure(recordValue)]
  if (onRoll === null || typed === null || onRoll === typed) return null
  return { field, onRoll: written(field, onRoll), quoted: recordValue.trim() }
}
