/** Owns the names under which the items of condition and the corrections of a case stand in a fact sheet. */

import type { ConditionItem, Correction } from '#core/case/file.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { asTyped, quoted } from '../make-fact.ts'

/** Only what was there on the valuation day counts; the rest is named apart. */
const standingOf = ({ presentOnValuationDay }: ConditionItem): 'condition' | 'later' | 'unsure' => {
  if (presentOnValuationDay === null) return 'unsure'
  return presentOnValuationDay ? 'condition' : 'later'
}

/** In English for the board, with what its owner calls it. */
export const itemWords = ({ what, inEnglish = '' }: ConditionItem): string =>
  asTyped(inEnglish) === '' ? asTyped(what) : `${asTyped(inEnglish)} (${quoted(what)})`

/** 'Main bedroom (“Dormitorio principal”)'. */
export const placeWords = ({ where, whereInEnglish = '' }: ConditionItem): string =>
  asTyped(whereInEnglish) === '' ? asTyped(where) : `${asTyped(whereInEnglish)} (${quoted(where)})`

export const isOnValuationDay = (item: ConditionItem): boolean => standingOf(item) === 'condition'

/** Each item with the name of its facts, counted by its standing. */
export const namedItems = (
  items: readonly ConditionItem[],
): readonly { readonly id: string; readonly item: ConditionItem }[] =>
  (['condition', 'later', 'unsure'] as const).flatMap((standing) =>
    items
      .filter((item) => asTyped(item.what) !== '' && standingOf(item) === standing)
      .map((item, at) => ({ id: `${standing}.${at + 1}`, item })),
  )

const isBegun = ({ recordValue, trueValue }: Correction): boolean =>
  asTyped(`${recordValue}${trueValue}`) !== ''

export interface NamedCorrection {
  /** Of its sentences. */
  readonly id: string
  /** Of the cells of its row in a table. */
  readonly row: string
  readonly correction: Correction
}

/** Each begun correction with the names of its facts. */
export const namedCorrections = (corrections: readonly Correction[]): readonly NamedCorrection[] =>
  corrections
    .filter(isBegun)
    .map((correction, at) => ({ id: `correction.${at + 1}`, row: `record.${at + 1}`, correction }))

/** A home has the one or the other, and the entry says which. */
export const entryName = ({ field, recordValue, trueValue }: Correction): string => {
  const values = `${recordValue} ${trueValue}`
  if (field === 'other') return 'one more entry'
  if (field !== 'garage') return RECORD_FIELD_LABELS[field].toLowerCase()
  const held = ['garage', 'carport'].filter((kind) => values.toLowerCase().includes(kind))
  return held.length === 1 ? held.join('') : 'garage or carport'
}
