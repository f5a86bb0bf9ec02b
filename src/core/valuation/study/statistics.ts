/** Owns the few statistics that valuation and ratio studies share. All throw a RangeError when given nothing. */

const sorted = (values: readonly number[]): number[] => {
  if (values.length === 0) throw new RangeError('No values')
  return values.toSorted((a, b) => a - b)
}

/** Value at `share` (0…1) of the ordered values, between two neighbors in proportion. */
export const quantile = (values: readonly number[], share: number): number => {
  const ordered = sorted(values)
  const place = share * (ordered.length - 1)
  const below = ordered[Math.floor(place)] ?? Number.NaN
  const above = ordered[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Value below which the next one lies with probability `share`, whatever they are drawn from: of rank share × (count + 1).
 * With few values it lies further out than `quantile`; the lowest or the highest where there is no such rank.
 */
export const nextValueQuantile = (values: readonly number[], share: number): number => {
  const steps = Math.max(1, values.length - 1)
  return quantile(values, Math.min(1, Math.max(0, (share * (values.length + 1) - 1) / steps)))
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
