/** Owns which values a chart draws, so that a few far ones do not press the others together, and how those are told. */
import { formatCents } from '#core/money.ts'

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

/** ' 2 homes far from the others are left out, at $612.50 to $940.00 a square foot.'; '' without any. Values in cents. */
export const farOutWords = ({ farOut }: SplitValues): string => {
  if (farOut.length === 0) return ''
  const [least, most] = [Math.min(...farOut), Math.max(...farOut)]
  const at = least === most ? formatCents(least) : `${formatCents(least)} to ${formatCents(most)}`
  return ` ${farOut.length} ${farOut.length === 1 ? 'home' : 'homes'} far from the others ${farOut.length === 1 ? 'is' : 'are'} left out, at ${at} a square foot.`
}
