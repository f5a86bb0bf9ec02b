/** Owns the names under which the items of condition and the corrections of a case stand in a fact sheet. */

import type { ConditionItem, Correction } from '#core/case/file.ts'
import { asTyped, quoted } from './make-fact.ts'

/** Only what was there on the valuation day counts; the rest is named apart. */
const standingOf = ({ presentOnValuationDay }: ConditionItem): 'condition' | 'later' | 'unsure' => {
  if (presentOnValuationDay === null) return 'unsure'
  return presentOnValuationDay ? 'condition' : 'later'
}

/** In English for the board, with what its owner calls it. */
export const itemWords = ({ what, inEnglish = '' }: ConditionItem): string =>
  asTyped(inEnglish) === '' ? asTyped(what) : `${asTyped(inEnglish)} (${quoted(what)})`

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
