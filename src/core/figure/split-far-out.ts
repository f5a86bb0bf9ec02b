/** Owns which values a chart draws, so that a few far ones do not press the others together, and how those are told. */
import { formatCents } from '#core/money.ts'

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

const rangeOf = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? formatCents(least) : `${formatCents(least)} to ${formatCents(most)}`
}

/** ' 3 homes far from the others are left out: 1 at $72.74 and 2 at $143.94 to $150.00 a square foot.'; '' without any. Values in cents. */
export const farOutWords = ({ drawn, farOut }: SplitValues): string => {
  if (farOut.length === 0) return ''
  const [first = 0] = drawn
  const sides = [farOut.filter((value) => value < first), farOut.filter((value) => value >= first)].filter(
    (side) => side.length > 0,
  )
  const at =
    sides.length === 1
      ? `, at ${rangeOf(farOut)}`
      : `: ${sides.map((side) => `${side.length} at ${rangeOf(side)}`).join(' and ')}`
  return ` ${farOut.length} ${farOut.length === 1 ? 'home' : 'homes'} far from the others ${farOut.length === 1 ? 'is' : 'are'} left out${at} a square foot.`
}
