/** Owns the captions that a photo or paper can be given in one press: what the case already says it has to show. */

import type { CaseFile } from '#core/case/file.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { RECORD_FIELD_LABELS } from './record-fields.ts'

/** Without its article and preposition: 'Over the back bedroom' and 'back bedroom' are one place. */
const placeIn = (where: string): string =>
  where
    .toLowerCase()
    .replace(/^(?:(?:in|at|on|over|under|above|below|inside|behind|near)\s+)?(?:(?:the|my|our)\s+)?/u, '')

/** The place only where the words of the item do not name it already. */
const joined = (what: string, where: string): string =>
  where === '' || what.toLowerCase().includes(placeIn(where)) ? what : `${what}, ${where}`

/** In the order of the case, each once. A paper about a repair is its estimate or its invoice. */
export const captionOffers = (
  { condition, corrections }: Pick<CaseFile, 'condition' | 'corrections'>,
  kind: UploadKind,
): readonly string[] => {
  const items = condition
    .filter(({ what }) => what !== '')
    .map(({ what, where, costSource }) => {
      const shown = joined(what, where)
      if (kind === 'photo') return shown
      return `${costSource === 'invoice' ? 'Invoice' : 'Estimate'}: ${shown}`
    })
  const fields = corrections.map(({ field, trueValue }) =>
    trueValue === '' ? RECORD_FIELD_LABELS[field] : `${RECORD_FIELD_LABELS[field]}: ${trueValue}`,
  )
  return [...new Set([...items, ...fields])]
}
