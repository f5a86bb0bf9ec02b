/** Owns the captions that a photo or paper can be given in one press: what the case already says it has to show. */

import { type CaseFile, type ConditionItem, isCostOnPaper } from '#core/case/file.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { formatMoney } from '#core/money.ts'
import { paidBy } from './facts/spoken/condition.ts'
import { eachInShort } from './in-short.ts'
import { lowered } from './mid-phrase.ts'
import { RECORD_FIELD_LABELS } from './record-fields.ts'

/** Without its article and preposition: 'Over the back bedroom' and 'back bedroom' are one place. */
const placeIn = (where: string): string =>
  where
    .toLowerCase()
    .replace(/^(?:(?:in|at|on|over|under|above|below|inside|behind|near)\s+)?(?:(?:the|my|our)\s+)?/u, '')

/** The place only where the words of the item do not name it already. */
const joined = (what: string, where: string): string =>
  where === '' || what.toLowerCase().includes(placeIn(where)) ? what : `${what}, ${lowered(where)}`

/** 'Written estimate, Gulf Plumbing LLC, $9,400: Kitchen leaks': what kind of paper, whose, and how much. Its day has a field of its own. */
const paperWords = ({ costSource, costDetail, costCents }: ConditionItem, shown: string): string => {
  const kind = costSource === 'invoice' ? 'Invoice' : 'Written estimate'
  const amount = costCents === null ? '' : formatMoney(costCents)
  return `${[kind, paidBy(costDetail).by, amount].filter((part) => part !== '').join(', ')}: ${shown}`
}

/** A second photo of the same is told apart from the first. */
const apart = (caption: string, taken: readonly string[]): string => {
  const numbered = (at: number) => (at === 1 ? caption : `${caption}, photo ${at}`)
  let at = 1
  while (taken.includes(numbered(at))) at += 1
  return numbered(at)
}

/** In the order of the case, each once. A paper about a repair is its estimate or its invoice, once its owner has said that it has one. `taken`: captions of the other files. */
export const captionOffers = (
  { condition, corrections }: Pick<CaseFile, 'condition' | 'corrections'>,
  kind: UploadKind,
  taken: readonly string[] = [],
): readonly string[] => {
  const items = condition
    .filter((item) => item.what !== '' && (kind === 'photo' || isCostOnPaper(item)))
    .map((item) => {
      const shown = joined(eachInShort(item.what), item.where)
      return kind === 'photo' ? shown : paperWords(item, shown)
    })
  const fields = corrections.map(({ field, trueValue }) =>
    trueValue === '' ? RECORD_FIELD_LABELS[field] : `${RECORD_FIELD_LABELS[field]}: ${trueValue}`,
  )
  const offered = [...new Set([...items, ...fields])]
  return kind === 'photo' ? offered.map((caption) => apart(caption, taken)) : offered
}
