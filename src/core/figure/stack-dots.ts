/** Owns the places of dots that are stacked where values are alike, so that each can be seen and counted. */
import type { Axis } from './axis.ts'

export interface StackedDot {
  /** Percent of the width. */
  readonly place: number
  /** 0 at the foot of its stack. */
  readonly level: number
}

/** `columns` stacks share the axis evenly; a dot is in the middle of its column. In the order of the values. */
export const stackDots = (values: readonly number[], axis: Axis, columns: number): readonly StackedDot[] => {
  const heights = new Map<number, number>()
  return values.map((value) => {
    const column = Math.min(columns - 1, Math.floor((axis.at(value) / 100) * columns))
    const level = heights.get(column) ?? 0
    heights.set(column, level + 1)
    return { place: (100 * (column + 0.5)) / columns, level }
  })
}

export const highestStack = (dots: readonly StackedDot[]): number =>
  dots.reduce((highest, { level }) => Math.max(highest, level + 1), 0)
