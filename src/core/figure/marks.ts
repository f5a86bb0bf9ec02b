/** Owns the few marks that the plots of a packet are made of, in points. */

import { FIGURE_WIDTH, type Ink, type Mark } from '#core/document/paper.ts'
import type { Axis } from './axis.ts'

type Label = Extract<Mark, { kind: 'label' }>
type Point = readonly [x: number, y: number]

export const stroke = (from: Point, to: Point, ink: Ink, thick = 1): Mark => ({
  kind: 'line',
  from,
  to,
  ink,
  thick,
})

export const words = (
  text: string,
  at: Point,
  look: Partial<Pick<Label, 'align' | 'ink' | 'strong'>> = {},
): Label => ({ kind: 'label', text, at, align: 'left', ink: 'ink', ...look })

/** Room on both sides for the numbers at the ends of an axis. */
const margin = 30

/** Where a value of the axis stands, from the left. */
export const acrossOf =
  (axis: Axis) =>
  (value: number): number =>
    margin + ((FIGURE_WIDTH - 2 * margin) * axis.at(value)) / 100

/** Of the axis with its numbers. */
export const axisRoom = 26

export const axisAt = (axis: Axis, y: number, write: (tick: number) => string): readonly Mark[] => {
  const at = acrossOf(axis)
  return [
    stroke([at(axis.from), y], [at(axis.to), y], 'control'),
    ...axis.ticks.flatMap((tick) => [
      stroke([at(tick), y], [at(tick), y + 5], 'control'),
      words(write(tick), [at(tick), y + 14], { align: 'middle', ink: 'soft' }),
    ]),
  ]
}
