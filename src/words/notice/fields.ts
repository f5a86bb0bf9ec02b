/** Owns what the numbers of a TRIM notice are called beside their fields. */

import type { TrimField } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/notice/fields.ts'

export const TRIM_LABELS: Readonly<Record<TrimField, string>> = {
  justValue: words.justValue(),
  assessedSchool: words.assessedSchool(),
  assessedCounty: words.assessedCounty(),
  taxableSchool: words.taxableSchool(),
  taxableCounty: words.taxableCounty(),
  totalTax: words.totalTax(),
}
