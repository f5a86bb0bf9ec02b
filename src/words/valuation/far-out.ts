/** Owns what is said of homes that a chart leaves out because they lie far from the others. */

import { type FarOutSide, farOutSides, type SplitValues } from '#core/figure/split-far-out.ts'
import { formatCents } from '#core/money.ts'
import * as words from '#messages/valuation/far-out.ts'

const rangeOf = ({ least, most }: FarOutSide): string =>
  least === most ? formatCents(least) : words.fromTo({ least: formatCents(least), most: formatCents(most) })

/** Follows another sentence; '' where none is left out. Values in cents for each square foot. */
export const farOutWords = (split: SplitValues): string => {
  const [one, other] = farOutSides(split)
  if (one === undefined) return ''
  const count = split.farOut.length
  return other === undefined
    ? words.leftOutAt({ count, range: rangeOf(one) })
    : words.leftOutOnBothSides({
        count,
        below: one.count,
        lowerRange: rangeOf(one),
        above: other.count,
        upperRange: rangeOf(other),
      })
}
