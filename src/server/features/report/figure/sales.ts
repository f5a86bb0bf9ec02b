/** Draws the compared sales: each price adjusted to the home, and all of them by size and price. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { FIGURE_WIDTH, type Figure, type Mark } from '#core/document/paper.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import {
  axisHeight,
  axisMarks,
  type Ground,
  type LegendEntry,
  label,
  legendHeight,
  legendMarks,
  line,
  placeOn,
  valueMark,
} from '#core/figure/marks.ts'
import { homeBoxes, numberPlaces } from '#core/figure/number-places.ts'
import { saleNumber } from '#core/figure/sale-number.ts'
import { formatMoney, formatShortMoney } from '#core/money.ts'
import * as messages from '#messages/report/sales.ts'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>
type Comparable = HomeValueOnWire['comparables'][number]

interface SalesDrawn {
  readonly estimate: Estimate
  readonly homeSqft: number | null
  readonly comparables: readonly Comparable[]
}

type Sized = SalesDrawn & { readonly homeSqft: number }

const endsOf = ({ interval }: Estimate): readonly number[] =>
  interval ? [interval.lowCents, interval.highCents] : []

const rangeWords = ({ interval }: Estimate): string =>
  interval
    ? messages.withARangeFromTo({
        low: formatMoney(interval.lowCents),
        high: formatMoney(interval.highCents),
      })
    : ''

const rowStep = 15
const rows: Ground = { left: 26, width: 196 }

const saleRow = ({ sale, adjustedCents }: Comparable, at: number, axis: Axis): readonly Mark[] => {
  const y = rowStep * (at + 0.5)
  const [paid, adjusted] = [sale.priceCents, adjustedCents].map((cents) => placeOn(rows, axis.at(cents)))
  const end = rows.left + rows.width
  return [
    { ...line([rows.left, y], [end, y], 'line'), isDashed: true },
    line([paid ?? 0, y], [adjusted ?? 0, y], 'control', 2),
    { kind: 'dot', at: [paid ?? 0, y], reach: 4, fill: 'paper', edge: 'action' },
    { kind: 'dot', at: [adjusted ?? 0, y], reach: 4.5, fill: 'action' },
    label(saleNumber(at), [0, y], { strong: true }),
  ]
}

const rangeMarks = (estimate: Estimate, axis: Axis, bottom: number): readonly Mark[] => {
  const [low, high] = endsOf(estimate).map((cents) => placeOn(rows, axis.at(cents)))
  const x = placeOn(rows, axis.at(estimate.priceCents))
  const band: readonly Mark[] =
    low === undefined || high === undefined
      ? []
      : [{ kind: 'box', at: [low, 0], size: [high - low, bottom], fill: 'tint', edge: 'action' }]
  return [...band, line([x, 0], [x, bottom], 'action', 2.5)]
}

const adjustedLegend = ({ interval }: Estimate): readonly LegendEntry[] => [
  { mark: 'hollow', words: messages.pricePaid() },
  { mark: 'dot', words: messages.adjustedToYourHome() },
  { mark: 'line', words: messages.estimate() },
  ...(interval ? [{ mark: 'band' as const, words: messages.itsRange() }] : []),
]

type Panel = Pick<Figure, 'alt' | 'height' | 'marks'>

const adjustedPanel = ({ estimate, comparables }: SalesDrawn): Panel => {
  const prices = comparables.flatMap(({ sale, adjustedCents }) => [sale.priceCents, adjustedCents])
  const axis = axisOf([estimate.priceCents, ...endsOf(estimate), ...prices])
  const bottom = rowStep * comparables.length
  const said = comparables.map(({ sale, adjustedCents }, at) =>
    messages.salePaidAdjusted({
      number: saleNumber(at),
      price: formatMoney(sale.priceCents),
      adjusted: formatMoney(adjustedCents),
    }),
  )
  return {
    alt: messages.togetherTheyPointTo({
      said: said.join(' '),
      price: formatMoney(estimate.priceCents),
      range: rangeWords(estimate),
    }),
    height: bottom + axisHeight,
    marks: [
      ...rangeMarks(estimate, axis, bottom),
      ...comparables.flatMap((one, at) => saleRow(one, at, axis)),
      ...axisMarks(axis, rows, bottom, formatShortMoney),
    ],
  }
}

const plotHeight = 140
/** Above the highest line, so that its number is not cut off. */
const headRoom = 10
const plot: Ground = { left: 302, width: FIGURE_WIDTH - 330 }

interface Axes {
  readonly x: Axis
  readonly y: Axis
}

const fromTop = ({ y }: Axes, cents: number): number => headRoom + plotHeight * (1 - y.at(cents) / 100)

const gridMarks = (axes: Axes): readonly Mark[] =>
  axes.y.ticks.flatMap((tick) => {
    const y = fromTop(axes, tick)
    const look = { align: 'right', ink: 'soft' } as const
    return [
      line([plot.left, y], [plot.left + plot.width, y], 'line'),
      label(formatShortMoney(tick), [plot.left - 8, y], look),
    ]
  })

const homeMarks = ({ estimate, homeSqft }: Sized, axes: Axes): readonly Mark[] => {
  const x = placeOn(plot, axes.x.at(homeSqft))
  const [low, high] = endsOf(estimate).map((cents) => fromTop(axes, cents))
  return [
    ...(low === undefined || high === undefined ? [] : [line([x, low], [x, high], 'action', 2.5)]),
    { ...valueMark.square, at: [x, fromTop(axes, estimate.priceCents)], reach: homeReach, edge: 'paper' },
  ]
}

/** A pixel of the screen, in points. */
const PIXEL = 0.75
const dotReach = 4
const homeReach = 6

/** Each a ring at its place with its number beside it, as on the screen. */
const saleMarks = ({ estimate, homeSqft, comparables }: Sized, axes: Axes): readonly Mark[] => {
  const dots = comparables.map(({ home, sale }, at) => ({
    place: axes.x.at(home.livingAreaSqft ?? homeSqft),
    y: fromTop(axes, sale.priceCents),
    words: saleNumber(at),
  }))
  const height = headRoom + plotHeight
  const ground = { narrowest: plot.width, widest: plot.width, height, pixel: PIXEL }
  const home = { y: fromTop(axes, estimate.priceCents), reach: homeReach }
  const range = endsOf(estimate).map((cents) => fromTop(axes, cents))
  const taken = homeBoxes(axes.x.at(homeSqft), [home], range, PIXEL)
  const places = numberPlaces(dots, taken, ground)
  const numbers = dots.flatMap(({ place, y, words }, at) => {
    const { dx, dy, isLed } = places[at] ?? { dx: 0, dy: 0, isLed: false }
    const [middle, end] = [placeOn(plot, place), placeOn(plot, place) + dx]
    const half = (words.length * 5.5) / 2
    const free: Mark = { kind: 'box', at: [end - half, y + dy - 4], size: [2 * half, 8], fill: 'paper' }
    return [
      ...(isLed ? [line([middle, y], [end, y + dy], 'action', 0.8)] : []),
      free,
      label(words, [end, y + dy], { align: 'middle', strong: true }),
    ]
  })
  const rings = dots.map(
    ({ place, y }): Mark => ({
      kind: 'dot',
      at: [placeOn(plot, place), y],
      reach: dotReach,
      fill: 'paper',
      edge: 'action',
    }),
  )
  return [...numbers, ...rings]
}

const sqft = (value: number): string => value.toLocaleString('en-US')

/** The ring is in the key already, as the price paid. */
const sizeLegend: readonly LegendEntry[] = [{ mark: 'square', words: messages.yourHomeAtTheEstimateAnd() }]

const sizePanel = (drawn: Sized): Panel => {
  const { estimate, homeSqft, comparables } = drawn
  const axes = {
    x: axisOf([homeSqft, ...comparables.map(({ home }) => home.livingAreaSqft ?? homeSqft)]),
    y: axisOf([estimate.priceCents, ...endsOf(estimate), ...comparables.map(({ sale }) => sale.priceCents)]),
  }
  const bottom = headRoom + plotHeight
  const said = comparables.map(({ home, sale }, at) =>
    messages.saleSquareFeet({
      number: saleNumber(at),
      sqft: sqft(home.livingAreaSqft ?? homeSqft),
      price: formatMoney(sale.priceCents),
    }),
  )
  return {
    alt: messages.yourHomeSquareFeetAtThe({
      said: said.join(' '),
      sqft: sqft(homeSqft),
      price: formatMoney(estimate.priceCents),
    }),
    height: bottom + axisHeight,
    marks: [
      ...gridMarks(axes),
      ...homeMarks(drawn, axes),
      ...saleMarks(drawn, axes),
      ...axisMarks(axes.x, plot, bottom, sqft),
    ],
  }
}

/** Both plots side by side, over one legend. */
export const salesFigure = (drawn: SalesDrawn, sources: string): Figure => {
  const { estimate, homeSqft } = drawn
  const panels = [adjustedPanel(drawn), ...(homeSqft === null ? [] : [sizePanel({ ...drawn, homeSqft })])]
  const bottom = Math.max(...panels.map(({ height }) => height)) + 6
  const legend = [...adjustedLegend(estimate), ...(homeSqft === null ? [] : sizeLegend)]
  return {
    title: messages.pricesPaidAdjustedToYourHome(),
    alt: panels.map(({ alt }) => alt).join(' '),
    height: bottom + legendHeight(legend),
    marks: [...panels.flatMap(({ marks }) => marks), ...legendMarks(legend, bottom)],
    sources,
  }
}
