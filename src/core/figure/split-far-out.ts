/** Owns which values a chart draws, so that a few far ones do not press the others together. */

/** In widths of the middle half beyond it. Source: Tukey, Exploratory Data Analysis (1977): 'outside'. */
const farOutWidths = 1.5
/** Where the middle half is hardly wider than a point, this share of its upper end still counts as near. Ours. */
const nearShare = 0.1

export type MiddleHalf = { readonly from: number; readonly to: number }

export type SplitValues = { readonly drawn: readonly number[]; readonly farOut: readonly number[] }

/** `marked` is drawn wherever it lies, and all between it and the others. */
export const splitFarOut = (
  values: readonly number[],
  { from, to }: MiddleHalf,
  marked: number = from,
): SplitValues => {
  const reach = Math.max(farOutWidths * (to - from), nearShare * to)
  const [least, most] = [Math.min(from - reach, marked), Math.max(to + reach, marked)]
  const isNear = (value: number): boolean => value >= least && value <= most
  return { drawn: values.filter(isNear), farOut: values.filter((value) => !isNear(value)) }
}

export type FarOutSide = { readonly count: number; readonly least: number; readonly most: number }

/** What is not drawn on each side of what is, the lower side first: one range of both would span the plot. */
export const farOutSides = ({ drawn: [first = 0], farOut }: SplitValues): readonly FarOutSide[] =>
  [farOut.filter((value) => value < first), farOut.filter((value) => value >= first)]
    .filter((side) => side.length > 0)
    .map((side) => ({ count: side.length, least: Math.min(...side), most: Math.max(...side) }))
