/** Owns a round axis: which numbers stand along a chart, and where on it a value lies. */
import { extent, nice, ticks } from 'd3-array'

export type Axis = {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  /** Place of a value in percent of the chart's width or height. */
  readonly at: (value: number) => number
}

/** A chart of one value, or of equal ones, still needs some width. */
const roomFor = (low: number, high: number): readonly [number, number] =>
  low === high
    ? [low - Math.max(1, Math.abs(low) / 10), high + Math.max(1, Math.abs(high) / 10)]
    : [low, high]

/** From a round number below all values to one above them; `wanted` is about how many numbers stand along it. */
export const axisOf = (values: readonly number[], wanted = 4): Axis => {
  const [low = 0, high = 1] = extent(values)
  const [from, to] = nice(...roomFor(low, high), wanted)
  return {
    from,
    to,
    ticks: ticks(from, to, wanted),
    at: (value) => (100 * (value - from)) / (to - from),
  }
}
