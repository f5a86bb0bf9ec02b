/** Owns between which ages and sizes of lot the price equation sees a difference: outside of them it sees none. */
import { COLUMN_ITEMS, LAND_SLOPES } from '../fit/home-columns.ts'
import type { Rates } from '../fit/rates.ts'
import { AGE_KNOTS, LOG_LAND_CENTRE, LOG_LAND_RANGE } from '../params.ts'

/** Years, or square feet of land; both ends are the same where no difference counts. */
export interface CountedRange {
  readonly from: number
  readonly to: number
}

export type CountedItem = 'age' | 'land'

export interface Counted extends CountedRange {
  /** Of the whole difference, the part that lies in the range. */
  readonly difference: number
}

/** Up to the oldest age at which the sales show a further loss. */
const ageRange = ({ coefficients }: Rates): CountedRange => {
  const first = COLUMN_ITEMS.indexOf('age')
  const losing = AGE_KNOTS.filter((_, n) => (coefficients[first + n] ?? 0) !== 0)
  return { from: 0, to: Math.max(0, ...losing) }
}

const landRange = ({ coefficients }: Rates): CountedRange => {
  const [below, above] = LAND_SLOPES.map((column) => (coefficients[column] ?? 0) !== 0)
  const [least, most] = LOG_LAND_RANGE
  return {
    from: Math.round(Math.exp(LOG_LAND_CENTRE + (below ? least : 0))),
    to: Math.round(Math.exp(LOG_LAND_CENTRE + (above ? most : 0))),
  }
}

const within = ({ from, to }: CountedRange, value: number): number => Math.min(to, Math.max(from, value))

/** Null where all of the difference between the two counts. */
export const countedOf = (item: CountedItem, ours: number, theirs: number, rates: Rates): Counted | null => {
  const range = item === 'age' ? ageRange(rates) : landRange(rates)
  const difference = within(range, ours) - within(range, theirs)
  return difference === ours - theirs ? null : { difference, ...range }
}
