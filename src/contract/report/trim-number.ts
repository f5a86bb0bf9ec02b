/** A number of the TRIM notice as it crosses the wire, by its field. */
import { z } from 'zod'
import { HIGHEST_DOLLARS, TRIM_FIELDS, type TrimField } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/report/trim-number.ts'
import { TRIM_LABELS } from '#words/notice/fields.ts'

/** Whole dollars; taxes in dollars with at most two decimals. */
export const trimNumber = (field: TrimField): z.ZodNumber => {
  const label = TRIM_LABELS[field]
  const number: z.ZodNumber =
    TRIM_FIELDS[field].unit === 'cents'
      ? z.number(words.mustBeANumberInDollars({ label }))
      : z.int(words.mustBeANumberInWhole({ label }))
  return number
    .min(0, words.cantBeBelowZeroEnter0({ label }))
    .max(HIGHEST_DOLLARS, words.isTooLargeCheckTheNumber({ label }))
}
