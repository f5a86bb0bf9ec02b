/** Owns a round axis: which numbers stand along a chart, and where on it a value lies. */

export interface Axis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  /** Place of a value in percent of the chart's width or height. */
  readonly at: (value: number) => number
}

interface Span {
  readonly from: number
  readonly to: number
}

/** A chart of one value, or of equal ones, still needs some width. */
const spanOf = (values: readonly number[]): Span => {
  const [from, to] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)]
  const room = from === to ? Math.max(1, Math.abs(from) / 10) : 0
  return { from: from - room, to: to + room }
}

/** Each round step from where it is nearer than the one below it, as ratios go. */
const ROUND_STEPS = [
  [10, Math.sqrt(50)],
  [5, Math.sqrt(10)],
  [2, Math.SQRT2],
] as const

/** 1, 2 or 5 times a power of ten, whichever cuts the span into about as many parts as wanted. */
const stepOf = ({ from, to }: Span, wanted: number): number => {
  const exact = (to - from) / wanted
  const power = 10 ** Math.floor(Math.log10(exact))
  const [times] = ROUND_STEPS.find(([, least]) => exact / power >= least) ?? [1]
  return times * power
}

/** Widened to the steps around it; the wider span may ask for a wider step. */
const widened = (span: Span, wanted: number): Span => {
  const step = stepOf(span, wanted)
  const wide = { from: Math.floor(span.from / step) * step, to: Math.ceil(span.to / step) * step }
  return stepOf(wide, wanted) === step ? wide : widened(wide, wanted)
}

/** From a round number below all values to one above them; `wanted` is about how many parts lie between. */
export const axisOf = (values: readonly number[], wanted = 4): Axis => {
  const { from, to } = widened(spanOf(values), wanted)
  const step = stepOf({ from, to }, wanted)
  const parts = Math.round((to - from) / step)
  return {
    from,
    to,
    ticks: Array.from({ length: parts + 1 }, (_, at) => from + at * step),
    at: (value) => (100 * (value - from)) / (to - from),
  }
}
