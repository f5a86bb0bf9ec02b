/** Draws one dot for each neighbor by just value per square foot, with the middle of them and the home itself. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { FIGURE_WIDTH, type Figure, type Mark } from '#core/document/paper.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import {
  axisHeight,
  axisMarks,
  type Ground,
  type LegendEntry,
  legendHeight,
  legendMarks,
  line,
  placeOn,
  valueMark,
} from '#core/figure/marks.ts'
import { splitFarOut } from '#core/figure/split-far-out.ts'
import { highestStack, stackDots } from '#core/figure/stack-dots.ts'
import { formatCents, formatShortMoney } from '#core/money.ts'
import * as messages from '#messages/report/neighbors.ts'
import { farOutWords } from '#words/valuation/far-out.ts'

type Equity = Extract<HomeValueOnWire['equity'], { sufficient: true }>

const ground: Ground = { left: 20, width: FIGURE_WIDTH - 40 }
const columns = 56
const widestStep = 8
const highest = 48
const headRoom = 24

const legend: readonly LegendEntry[] = [
  { mark: 'diamond', words: messages.yourHome() },
  { mark: 'small', words: messages.aNeighbor() },
  { mark: 'line', words: messages.median() },
  { mark: 'band', words: messages.middleHalf() },
]

const spreadMarks = (equity: Equity, axis: Axis, foot: number): readonly Mark[] => {
  const at = (cents: number) => placeOn(ground, axis.at(cents))
  const [left, right] = [at(equity.quarterCentsPerSqft), at(equity.threeQuartersCentsPerSqft)]
  return [
    {
      kind: 'box',
      at: [left, headRoom - 4],
      size: [right - left, foot - headRoom + 4],
      fill: 'tint',
      edge: 'line',
    },
    line([at(equity.medianCentsPerSqft), headRoom - 4], [at(equity.medianCentsPerSqft), foot], 'action', 2.5),
  ]
}

const homeMarks = ({ homeCentsPerSqft }: Equity, axis: Axis, foot: number): readonly Mark[] => {
  const x = placeOn(ground, axis.at(homeCentsPerSqft))
  return [line([x, 8], [x, foot], 'accent', 1.8), { ...valueMark.diamond, at: [x, 8], reach: 7 }]
}

const shownWords = ({ points, neighborCount }: Equity): string =>
  points.length < neighborCount
    ? messages.thePictureTakesOfTheHomes({
        shown: points.length,
        neighborCount: neighborCount.toLocaleString('en-US'),
      })
    : ''

const wordsOf = (equity: Equity): string => {
  const { neighborCount, homeCentsPerSqft, medianCentsPerSqft } = equity
  const [quarter, most] = [equity.quarterCentsPerSqft, equity.threeQuartersCentsPerSqft].map(formatCents)
  return messages.neighborsByJustValuePerSquare({
    neighborCount: neighborCount.toLocaleString('en-US'),
    median: formatCents(medianCentsPerSqft),
    quarter: quarter ?? '',
    most: most ?? '',
    home: formatCents(homeCentsPerSqft),
  })
}

export const neighborsFigure = (equity: Equity, sources: string): Figure => {
  const { quarterCentsPerSqft: from, threeQuartersCentsPerSqft: to } = equity
  const split = splitFarOut(
    equity.points.map(({ centsPerSqft }) => centsPerSqft),
    { from, to },
  )
  const axis = axisOf([...split.drawn, equity.homeCentsPerSqft, from, to])
  const dots = stackDots(split.drawn, axis, columns)
  const step = Math.min(widestStep, highest / Math.max(1, highestStack(dots)))
  const foot = headRoom + step * highestStack(dots) + 6
  return {
    title: messages.justValuePerSquareFootAmong({
      shown: shownWords(equity),
      farOut: farOutWords(split),
    }),
    alt: wordsOf(equity),
    height: foot + axisHeight + legendHeight(legend),
    marks: [
      ...spreadMarks(equity, axis, foot),
      ...dots.map(
        ({ place, level }): Mark => ({
          kind: 'dot',
          at: [placeOn(ground, place), foot - step * (level + 0.5)],
          reach: Math.min(2.8, step / 2),
          fill: 'control',
        }),
      ),
      ...homeMarks(equity, axis, foot),
      ...axisMarks(axis, ground, foot, formatShortMoney),
      ...legendMarks(legend, foot + axisHeight),
    ],
    sources,
  }
}
