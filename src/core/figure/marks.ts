/** Owns the few marks that the plots of report and packet are made of, in points. */

import { FIGURE_WIDTH, type Ink, type Mark } from '#core/document/paper.ts'
import type { Axis } from './axis.ts'

type Line = Extract<Mark, { kind: 'line' }>
type Label = Extract<Mark, { kind: 'label' }>
type Point = readonly [x: number, y: number]

export const line = (from: Point, to: Point, ink: Ink, thick = 1): Line => ({
  kind: 'line',
  from,
  to,
  ink,
  thick,
})

export const label = (
  text: string,
  at: Point,
  look: Partial<Pick<Label, 'align' | 'ink' | 'strong'>> = {},
): Label => ({ kind: 'label', text, at, align: 'left', ink: 'ink', ...look })

/** Where a plot is within its figure. */
export interface Ground {
  readonly left: number
  readonly width: number
}

/** A place in percent of the ground's width, in points. */
export const placeOn = ({ left, width }: Ground, percent: number): number => left + (width * percent) / 100

/** As wide as its figure, with room on both sides for the numbers at the ends of an axis. */
export const wholeGround: Ground = { left: 30, width: FIGURE_WIDTH - 60 }

const tickRoom = 22
/** Height of an axis with its numbers. */
export const axisHeight = tickRoom + 4

/** Round numbers along the foot of a plot. */
export const axisMarks = (
  axis: Axis,
  ground: Ground,
  y: number,
  words: (tick: number) => string,
): readonly Mark[] => [
  line([ground.left, y], [ground.left + ground.width, y], 'control'),
  ...axis.ticks.flatMap((tick) => {
    const x = placeOn(ground, axis.at(tick))
    const look = { align: 'middle', ink: 'soft' } as const
    return [line([x, y], [x, y + 5], 'control'), label(words(tick), [x, y + 14], look)]
  }),
]

/** One look for one value on every plot of paper and screen: the county's, our estimate, and what the owner asks for; sales are round. */
export const valueMark = {
  diamond: { kind: 'diamond', fill: 'accent' },
  square: { kind: 'square', fill: 'action' },
  triangle: { kind: 'triangle', fill: 'ink' },
} as const

export interface LegendEntry {
  readonly mark: 'dot' | 'small' | 'hollow' | keyof typeof valueMark | 'line' | 'band'
  readonly words: string
}

const legendStep = 16
const legendColumns = 2
const legendWidth = FIGURE_WIDTH / legendColumns

export const legendHeight = (entries: readonly LegendEntry[]): number =>
  legendStep * Math.ceil(entries.length / legendColumns) + 4

const legendMark = (mark: LegendEntry['mark'], [x, y]: Point): Mark => {
  switch (mark) {
    case 'dot':
      return { kind: 'dot', at: [x, y], reach: 4.5, fill: 'action' }
    case 'small':
      return { kind: 'dot', at: [x, y], reach: 2.6, fill: 'control' }
    case 'hollow':
      return { kind: 'dot', at: [x, y], reach: 4, fill: 'paper', edge: 'action' }
    case 'diamond':
      return { ...valueMark.diamond, at: [x, y], reach: 6 }
    case 'square':
    case 'triangle':
      return { ...valueMark[mark], at: [x, y], reach: 5 }
    case 'line':
      return line([x - 6, y], [x + 6, y], 'action', 2.5)
    case 'band':
      return { kind: 'box', at: [x - 6, y - 5], size: [12, 10], fill: 'tint', edge: 'action' }
  }
}

/** What the marks mean, two beside each other. */
export const legendMarks = (entries: readonly LegendEntry[], top: number): readonly Mark[] =>
  entries.flatMap(({ mark, words }, at) => {
    const [x, y] = [
      legendWidth * (at % legendColumns),
      top + legendStep * (Math.floor(at / legendColumns) + 0.5),
    ]
    return [legendMark(mark, [x + 8, y]), label(words, [x + 22, y], { ink: 'soft' })]
  })
