/** Owns what is said of homes that a chart leaves out because they lie far from the others. */

import { farOutOf, type SplitValues } from '#core/figure/split-far-out.ts'
import { formatCents } from '#core/money.ts'
import * as words from '#messages/valuation/far-out.ts'

/** Follows another sentence; '' where none is left out. Values in cents for each square foot. */
export const farOutWords = (split: SplitValues): string => {
  const farOut = farOutOf(split)
  if (farOut === null) return ''
  const { count } = farOut
  const [least, most] = [formatCents(farOut.least), formatCents(farOut.most)]
  return farOut.least === farOut.most
    ? words.leftOutAt({ count, price: least })
    : words.leftOutFromTo({ count, least, most })
}
