/** Owns which values a chart draws, so that a few far ones do not press the others together. */

/** In widths of the middle half beyond it. Source: Tukey, Exploratory Data Analysis (1977): 'outside'. */
const farOutWidths = 1.5
/** Where the middle half is hardly wider than a point, this share of its upper end still counts as near. Ours. */
const nearShare = 0.1

export type MiddleHalf = { readonly from: number; readonly to: number }

export type SplitValues = { readonly drawn: readonly number[]; readonly farOut: readonly number[] }

export const splitFarOut = (values: readonly number[], { from, to }: MiddleHalf): SplitValues => {
  const reach = Math.max(farOutWidths * (to - from), nearShare * to)
  const isNear = (value: number): boolean => value >= from - reach && value <= to + reach
  return { drawn: values.filter(isNear), farOut: values.filter((value) => !isNear(value)) }
}

export type FarOut = { readonly count: number; readonly least: number; readonly most: number }

/** How many values are not drawn, and between which they lie; null without any. */
export const farOutOf = ({ farOut }: SplitValues): FarOut | null =>
  farOut.length === 0 ? null : { count: farOut.length, least: Math.min(...farOut), most: Math.max(...farOut) }
