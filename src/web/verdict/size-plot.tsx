/** Sales by size and price on one ground, with the home at its own size and estimated price. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import { type PlotPoint, partLetters } from '#core/figure/part-letters.ts'
import { formatShortMoney } from '#core/money.ts'
import { At, Chart, InkDot, Square } from '#web/ui/chart.tsx'
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
  /** What is written on the mark of a sale; one without it is a small ring. */
  nameOf: (comparable: Comparable, at: number) => string | null
  /** The marks that carry a name are filled, where its reader chooses among the sales. */
  isFull?: boolean
}

type Axes = { readonly x: Axis; readonly y: Axis; readonly heightPx: number }

const fromTop = ({ y, heightPx }: Axes, cents: number): number => heightPx * (1 - y.at(cents) / 100)

const axesOf = ({ estimate, homeSqft, comparables, heightPx, paidCents }: SizePlotProps): Axes => {
  const ends = estimate.interval ? [estimate.interval.lowCents, estimate.interval.highCents] : []
  return {
    x: axisOf([homeSqft, ...comparables.map(({ home }) => home.livingAreaSqft ?? homeSqft)]),
    y: axisOf([
      estimate.priceCents,
      ...(paidCents === undefined ? [] : [paidCents]),
      ...ends,
      ...comparables.map(({ sale }) => sale.priceCents),
    ]),
    heightPx,
  }
}

/** Nearer than this the figures of two lines would touch in large letters. */
const leastTickPx = 30

const Grid = (axes: Axes) => {
  const { x, y, heightPx } = axes
  const classes = labelClasses(x, inWhole)
  const isTight = heightPx / Math.max(1, y.ticks.length - 1) < leastTickPx
  return (
    <>
      {y.ticks.map((tick, at) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={fromTop(axes, tick)} y2={fromTop(axes, tick)} className="stroke-line" />
          {(!isTight || at % 2 === 0) && (
            <text x="-8" y={fromTop(axes, tick) + 5} textAnchor="end" className="tabular fill-soft text-xs">
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
          textAnchor="middle"
          className={`tabular fill-soft text-xs ${classes[at]}`}
        >
          {inWhole(tick)}
        </text>
      ))}
    </>
  )
}

type Ring = { readonly at: number; readonly point: PlotPoint }
type NamedSale = Ring & { readonly name: string; readonly label: PlotPoint; readonly asidePx: number }

/** The plot on a phone of 320 pixels; the ring around a name is 24 pixels wide with its line. */
const ground = { narrowestPx: 160, apartPx: 26 } as const

/** A moved name nearer to the line of the estimate's range than this would be crossed by it. */
const offLinePx = 13

/** To the side on which its sale is, so that the line of the range stays free. */
const asideOf = (sale: Omit<NamedSale, 'asidePx'>, homePlace: number): number => {
  const awayPx = ((sale.point.place - homePlace) / 100) * ground.narrowestPx
  if (!isMoved(sale) || Math.abs(awayPx) >= offLinePx) return 0
  return awayPx > 0 ? offLinePx : -offLinePx
}

const isMoved = ({ point, label }: Pick<NamedSale, 'point' | 'label'>): boolean => point.y !== label.y

const marksOf = ({ estimate, homeSqft, comparables, heightPx, nameOf }: SizePlotProps, axes: Axes) => {
  const all = comparables.map((comparable, at) => ({
    at,
    name: nameOf(comparable, at),
    point: {
      place: axes.x.at(comparable.home.livingAreaSqft ?? 0),
      y: fromTop(axes, comparable.sale.priceCents),
    },
  }))
  const named = all.flatMap(({ name, ...ring }) => (name === null ? [] : [{ ...ring, name }]))
  const own = { place: axes.x.at(homeSqft), y: fromTop(axes, estimate.priceCents) }
  const labels = partLetters(
    named.map(({ point }) => point),
    [own],
    { ...ground, heightPx },
  )
  return {
    rings: all.filter(({ name }) => name === null) satisfies readonly Ring[],
    named: named.map((one, at): NamedSale => {
      const sale = { ...one, label: labels[at] ?? one.point }
      return { ...sale, asidePx: estimate.interval ? asideOf(sale, own.place) : 0 }
    }),
  }
}

/** Some names stand beside their points, joined to them by a line. */
export const hasMoved = (props: SizePlotProps): boolean => marksOf(props, axesOf(props)).named.some(isMoved)

const Leader = ({ point, label, asidePx }: NamedSale) => (
  <At percent={point.place} y={point.y}>
    <line x2={asidePx} y2={label.y - point.y} strokeWidth="2" className="stroke-action" />
    <circle r="6" className="fill-action" />
  </At>
)

/** In the mark itself; a number that had to move stands bare, so that nobody takes it for the price. */
const Name = ({ isFull, ...sale }: NamedSale & { isFull: boolean }) => {
  const { name, label, asidePx } = sale
  const isBare = isMoved(sale)
  return (
    <At percent={label.place} y={label.y}>
      {!isBare && (
        <circle
          r="12"
          strokeWidth="2"
          className={isFull ? 'fill-action stroke-action' : 'fill-surface stroke-action'}
        />
      )}
      <text
        x={asidePx}
        y="5"
        textAnchor="middle"
        strokeWidth={isBare ? 4 : 0}
        className={`stroke-surface text-xs font-bold [paint-order:stroke] ${isFull && !isBare ? 'fill-on-action' : 'fill-ink'}`}
      >
        {name}
      </text>
    </At>
  )
}

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
          className="stroke-action"
        />
      )}
      <At percent={axes.x.at(homeSqft)} y={fromTop(axes, priceCents)}>
        <Square reachPx={8} />
      </At>
    </>
  )
}

export const SizePlot = (props: SizePlotProps) => {
  const axes = axesOf(props)
  const { rings, named } = marksOf(props, axes)
  return (
    <div className="@container">
      <Chart heightPx={props.heightPx + 34}>
        <Grid {...axes} />
        {rings.map(({ at, point }) => (
          <At key={at} percent={point.place} y={point.y}>
            <circle r="6" strokeWidth="2" className="fill-surface stroke-action" />
          </At>
        ))}
        {named.filter(isMoved).map((sale) => (
          <Leader key={sale.at} {...sale} />
        ))}
        {/* Over the sales: its pale edge sets it off from a dot of the same color. */}
        <OwnHome {...props} axes={axes} />
        {props.paidCents !== undefined && (
          <At percent={axes.x.at(props.homeSqft)} y={fromTop(axes, props.paidCents)}>
            <InkDot reachPx={8} />
          </At>
        )}
        {named.map((sale) => (
          <Name key={sale.at} {...sale} isFull={props.isFull ?? false} />
        ))}
      </Chart>
    </div>
  )
}
