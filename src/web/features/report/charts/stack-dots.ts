/** Owns the places of dots that are stacked where values are alike, so that each can be seen and counted. */
import { bin } from 'd3-array'
import type { Axis } from './axis.ts'

export type StackedDot = {
  /** Percent of the width. */
  readonly place: number
  /** 0 at the foot of its stack. */
  readonly level: number
}

/** `columns` stacks share the axis evenly; a dot stands in the middle of its column. */
export const stackDots = (values: readonly number[], axis: Axis, columns: number): readonly StackedDot[] => {
  const wide = (axis.to - axis.from) / columns
  const edges = Array.from({ length: columns - 1 }, (_, at) => axis.from + wide * (at + 1))
  return bin<number, number>()
    .domain([axis.from, axis.to])
    .thresholds(edges)(values)
    .flatMap((stack) =>
      stack.map((_, level) => ({
        place: axis.at(((stack.x0 ?? axis.from) + (stack.x1 ?? axis.to)) / 2),
        level,
      })),
    )
}

export const highestStack = (dots: readonly StackedDot[]): number =>
  dots.reduce((highest, { level }) => Math.max(highest, level + 1), 0)
