/** Owns the captions that a photo or paper can be given in one press: what the case already says it has to show. */

import type { CaseFile } from '#core/case/file.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { RECORD_FIELD_LABELS } from './record-fields.ts'

/** A place that the defect names itself is not said twice. */
const joined = (what: string, where: string): string =>
  where === '' || what.toLowerCase().includes(where.toLowerCase()) ? what : `${what}, ${where}`

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
