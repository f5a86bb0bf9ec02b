/** Sales by size and price on one ground, with the home at its own size and estimated price. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import {
  homeBoxes,
  type NumberPlace,
  numberPlaces,
  type PlotBox,
  type PlotPoint,
} from '#core/figure/number-places.ts'
import { formatShortMoney } from '#core/money.ts'
import * as messages from '#messages/verdict/size-figure.ts'
import { At, Chart, HomeSquare, InkDot } from '#web/ui/chart.tsx'
import { type Comparable, inWhole } from '#web/verdict/sale-words.ts'
import { labelClasses } from './axis-labels.ts'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>

export type SizePlotProps = {
  estimate: Estimate
  homeSqft: number
  comparables: readonly Comparable[]
  heightPx: number
  /** What the home itself sold for. */
  paidCents?: number | undefined
  /** What is written beside the mark of a sale. */
  nameOf: (comparable: Comparable, at: number) => string | null
  /** The marks that carry a name are filled, where its reader chooses among the sales. */
  isFull?: boolean
}

type Axes = { readonly x: Axis; readonly y: Axis; readonly heightPx: number }

const fromTop = ({ y, heightPx }: Axes, cents: number): number => heightPx * (1 - y.at(cents) / 100)

const endsOf = ({ interval }: Estimate): readonly number[] =>
  interval ? [interval.lowCents, interval.highCents] : []

const axesOf = ({ estimate, homeSqft, comparables, heightPx, paidCents }: SizePlotProps): Axes => {
  return {
    x: axisOf([homeSqft, ...comparables.map(({ home }) => home.livingAreaSqft ?? homeSqft)]),
    y: axisOf([
      estimate.priceCents,
      ...(paidCents === undefined ? [] : [paidCents]),
      ...endsOf(estimate),
      ...comparables.map(({ sale }) => sale.priceCents),
    ]),
    heightPx,
  }
}

/** Nearer than this the figures of two lines would touch in large letters. */
const leastTickPx = 30

const Grid = (axes: Axes) => {
  const { x, y, heightPx } = axes
  const classes = labelClasses(x, inWhole, true)
  const isTight = heightPx / Math.max(1, y.ticks.length - 1) < leastTickPx
  return (
    <>
      {y.ticks.map((tick, at) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={fromTop(axes, tick)} y2={fromTop(axes, tick)} className="stroke-line" />
          {(!isTight || at % 2 === 0) && (
            <text x="-8" y={fromTop(axes, tick) + 5} textAnchor="end" className="fill-soft text-xs">
              {formatShortMoney(tick)}
            </text>
          )}
        </g>
      ))}
      {x.ticks.map((tick, at) => (
        <text
          key={tick}
          x={`${x.at(tick)}%`}
          y={heightPx + 24}
          textAnchor={at === 0 ? 'start' : 'middle'}
          className={`fill-soft text-xs ${classes[at]}`}
        >
          {inWhole(tick)}
        </text>
      ))}
    </>
  )
}

type Dot = PlotPoint & { readonly key: string; readonly name: string | null }
type NamedDot = NumberPlace & { readonly point: PlotPoint; readonly name: string }

/** Its least width on a phone of 320 pixels, and its greatest on any screen. */
const WIDTHS = { narrowest: 160, widest: 800 } as const

const DOT_REACH_PX = 6
/** Half the side of the home's square, with its pale edge. */
const HOME_REACH_PX = 8

const dotsOf = ({ homeSqft, comparables, nameOf }: SizePlotProps, axes: Axes): readonly Dot[] =>
  comparables.map((comparable, at) => ({
    key: `${comparable.home.parcelId} ${comparable.sale.year} ${comparable.sale.month}`,
    name: nameOf(comparable, at),
    place: axes.x.at(comparable.home.livingAreaSqft ?? homeSqft),
    y: fromTop(axes, comparable.sale.priceCents),
  }))

/** What no number may cover: the home, the line of its range and its purchase. */
const takenBy = ({ estimate, homeSqft, paidCents }: SizePlotProps, axes: Axes): readonly PlotBox[] => {
  const marks = [estimate.priceCents, ...(paidCents === undefined ? [] : [paidCents])].map((cents) => ({
    y: fromTop(axes, cents),
    reach: HOME_REACH_PX,
  }))
  const range = endsOf(estimate).map((cents) => fromTop(axes, cents))
  return homeBoxes(axes.x.at(homeSqft), marks, range, 1)
}

/** A sale without a name is kept free of the names of others, and takes no place for one. */
const namesOf = (props: SizePlotProps, axes: Axes): readonly NamedDot[] => {
  const dots = dotsOf(props, axes)
  const named = dots.flatMap(({ name, place, y }) => (name === null ? [] : [{ place, y, words: name }]))
  const bare = dots.flatMap(({ name, place, y }) =>
    name === null ? [{ place, y, reachX: DOT_REACH_PX + 1, reachY: DOT_REACH_PX + 1 }] : [],
  )
  const ground = { ...WIDTHS, height: props.heightPx, pixel: 1 }
  const places = numberPlaces(named, [...bare, ...takenBy(props, axes)], ground)
  return named.flatMap(({ words, ...point }, at) => {
    const place = places[at]
    return place === undefined ? [] : [{ ...place, point, name: words }]
  })
}

/** Some names are joined to their dots by a line. */
export const hasLed = (props: SizePlotProps): boolean =>
  namesOf(props, axesOf(props)).some(({ isLed }) => isLed)

/** Each like its entry in the key; rings show through each other, so that none hides another. */
const Dots = ({ dots, isFull }: { dots: readonly Dot[]; isFull: boolean }) => (
  <>
    {dots.map(({ key, place, y }) => (
      <At key={key} percent={place} y={y}>
        <circle r={DOT_REACH_PX + 1} className="fill-surface" />
      </At>
    ))}
    {dots.map(({ key, place, y, name }) => (
      <At key={key} percent={place} y={y}>
        {isFull && name !== null ? (
          <circle r={DOT_REACH_PX + 0.5} strokeWidth="1" className="fill-action stroke-surface" />
        ) : (
          <circle r={DOT_REACH_PX} strokeWidth="2" className="fill-none stroke-action" />
        )}
      </At>
    ))}
  </>
)

const Leader = ({ point, dx, dy }: NamedDot) => (
  <At percent={point.place} y={point.y}>
    <line x2={dx} y2={dy} strokeWidth="1.5" className="stroke-action" />
  </At>
)

/** Over its leader, and clear of the lines of the plot. */
const Name = ({ point, dx, dy, name }: NamedDot) => (
  <At percent={point.place} y={point.y}>
    <text
      x={dx}
      y={dy + 5}
      textAnchor="middle"
      strokeWidth="4"
      className="fill-ink stroke-surface text-xs font-bold [paint-order:stroke]"
    >
      {name}
    </text>
  </At>
)

const OwnHome = ({ estimate: { interval, priceCents }, homeSqft, axes }: SizePlotProps & { axes: Axes }) => {
  const x = `${axes.x.at(homeSqft)}%`
  return (
    <>
      {interval && (
        <line
          x1={x}
          x2={x}
          y1={fromTop(axes, interval.lowCents)}
          y2={fromTop(axes, interval.highCents)}
          strokeWidth="3"
          className="stroke-coral"
        />
      )}
      <At percent={axes.x.at(homeSqft)} y={fromTop(axes, priceCents)}>
        <HomeSquare reachPx={HOME_REACH_PX} />
      </At>
    </>
  )
}

/** Beside the square where it would lie on it. */
const paidAsidePx = ({ estimate, paidCents = 0 }: SizePlotProps, axes: Axes): number =>
  Math.abs(fromTop(axes, paidCents) - fromTop(axes, estimate.priceCents)) < 2 * HOME_REACH_PX
    ? 2 * HOME_REACH_PX
    : 0

export const SizePlot = (props: SizePlotProps) => {
  const axes = axesOf(props)
  const names = namesOf(props, axes)
  return (
    <div className="@container">
      <Chart heightPx={props.heightPx + 34}>
        <Grid {...axes} />
        <OwnHome {...props} axes={axes} />
        {props.paidCents !== undefined && (
          <At percent={axes.x.at(props.homeSqft)} y={fromTop(axes, props.paidCents)}>
            <g transform={`translate(${paidAsidePx(props, axes)})`}>
              <InkDot reachPx={HOME_REACH_PX} />
            </g>
          </At>
        )}
        {names.map((name) => (name.isLed ? <Leader key={name.name} {...name} /> : null))}
        {names.map((name) => (
          <Name key={name.name} {...name} />
        ))}
        {/* Last, so that neither a number nor the home hides a sale. */}
        <Dots dots={dotsOf(props, axes)} isFull={props.isFull ?? false} />
      </Chart>
      {/* Outside the drawing, where large letters find a second line. */}
      <p aria-hidden="true" className="mt-1 text-center text-xs text-soft">
        {messages.squareFeetOnTheCountysRecord()}
      </p>
    </div>
  )
}
