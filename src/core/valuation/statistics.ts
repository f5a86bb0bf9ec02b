/** Owns the few statistics that valuation and ratio studies share. All throw a RangeError when given nothing. */

const sorted = (values: readonly number[]): number[] => {
  if (values.length === 0) throw new RangeError('No values')
  return values.toSorted((a, b) => a - b)
}

/** Value at `share` (0…1) of the ordered values, between two neighbours in proportion. */
export const quantile = (values: readonly number[], share: number): number => {
  const ordered = sorted(values)
  const place = share * (ordered.length - 1)
  const below = ordered[Math.floor(place)] ?? Number.NaN
  const above = ordered[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const mean = (values: readonly number[]): number => {
  if (values.length === 0) throw new RangeError('No values')
  return values.reduce((total, value) => total + value, 0) / values.length
}

/** A median absolute deviation times this estimates the standard deviation of normal errors. */
const NORMAL_PER_MAD = 1.4826

/** Spread around the median, barely moved by a few wild values. */
export const robustSpread = (values: readonly number[]): number => {
  const middle = median(values)
  return NORMAL_PER_MAD * median(values.map((value) => Math.abs(value - middle)))
}

export interface Weighted {
  readonly value: number
  readonly weight: number
}

export const weightedMean = (items: readonly Weighted[]): number => {
  const total = items.reduce((sum, { weight }) => sum + weight, 0)
  if (!(total > 0)) throw new RangeError('No weight')
  return items.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
}
