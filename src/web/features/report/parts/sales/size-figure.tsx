/** The compared sales by size and price, with the home at its own size and estimated price. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import { type PlotPoint, partLetters } from '#core/figure/part-letters.ts'
import { formatMoney, formatShortMoney } from '#core/money.ts'
import { At, Chart, Diamond } from '#web/features/report/charts/chart.tsx'
import { type Comparable, inWhole, letterOf } from '#web/features/report/sale-words.ts'
import { Figure } from '../figure.tsx'
import { KeyLine } from '../key-line.tsx'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>
type SizeFigureProps = { estimate: Estimate; homeSqft: number; comparables: readonly Comparable[] }

const heightPx = 300

type Axes = { readonly x: Axis; readonly y: Axis }
const fromTop = ({ y }: Axes, cents: number): number => heightPx * (1 - y.at(cents) / 100)

const Grid = ({ x, y }: Axes) => (
  <>
    {y.ticks.map((tick) => (
      <g key={tick}>
        <line
          x1="0"
          x2="100%"
          y1={fromTop({ x, y }, tick)}
          y2={fromTop({ x, y }, tick)}
          className="stroke-line"
        />
        <text x="-8" y={fromTop({ x, y }, tick) + 5} textAnchor="end" className="tabular fill-soft text-xs">
          {formatShortMoney(tick)}
        </text>
      </g>
    ))}
    {x.ticks.map((tick, at) => (
      <text
        key={tick}
        x={`${x.at(tick)}%`}
        y={heightPx + 24}
        textAnchor="middle"
        className={`tabular fill-soft text-xs ${at % 2 === 1 ? 'hidden sm:block print:block' : ''}`}
      >
        {inWhole(tick)}
      </text>
    ))}
  </>
)

type MarkedSale = { readonly letter: string; readonly point: PlotPoint; readonly label: PlotPoint }

/** The plot on a phone of 320 pixels; a letter's ring is 24 pixels wide with its line. */
const ground = { narrowestPx: 160, heightPx, apartPx: 26 } as const

const markedSales = ({ estimate, homeSqft, comparables }: SizeFigureProps, axes: Axes): MarkedSale[] => {
  const points = comparables.map(({ home, sale }) => ({
    place: axes.x.at(home.livingAreaSqft ?? 0),
    y: fromTop(axes, sale.priceCents),
  }))
  const own = { place: axes.x.at(homeSqft), y: fromTop(axes, estimate.priceCents) }
  const labels = partLetters(points, [own], ground)
  return points.map((point, at) => ({ letter: letterOf(at), point, label: labels[at] ?? point }))
}

const isMoved = ({ point, label }: MarkedSale): boolean => point.y !== label.y

const Leader = ({ point, label }: MarkedSale) => (
  <At percent={point.place} y={point.y}>
    <line y2={label.y - point.y} strokeWidth="2" className="stroke-action" />
    <circle r="4" className="fill-action" />
  </At>
)

const SaleLetter = ({ letter, label }: MarkedSale) => (
  <At percent={label.place} y={label.y}>
    <circle r="12" strokeWidth="2" className="fill-surface stroke-action" />
    <text y="5" textAnchor="middle" className="fill-ink text-xs font-bold">
      {letter}
    </text>
  </At>
)

const OwnHome = ({
  estimate: { interval, priceCents },
  homeSqft,
  axes,
}: SizeFigureProps & { axes: Axes }) => {
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
        <Diamond reachPx={9} />
      </At>
    </>
  )
}

export const SizeFigure = (props: SizeFigureProps) => {
  const { estimate, homeSqft, comparables } = props
  const ends = estimate.interval ? [estimate.interval.lowCents, estimate.interval.highCents] : []
  const axes = {
    x: axisOf([homeSqft, ...comparables.map(({ home }) => home.livingAreaSqft ?? homeSqft)]),
    y: axisOf([estimate.priceCents, ...ends, ...comparables.map(({ sale }) => sale.priceCents)]),
  }
  const sales = markedSales(props, axes)
  const moved = sales.filter(isMoved)
  return (
    <Figure
      title="The same sales by size and price"
      says={
        <>
          Your home has {inWhole(homeSqft)} sq ft on the roll; the sales point to{' '}
          {formatMoney(estimate.priceCents)} for it. Larger homes stand further right, dearer ones higher.
        </>
      }
      legend={
        <KeyLine
          entries={[
            { mark: 'hollow', words: 'A sale, at the price paid' },
            {
              mark: 'diamond',
              words: estimate.interval
                ? 'Your home, at the estimate and its range'
                : 'Your home, at the estimate',
            },
          ]}
        />
      }
    >
      <div className="pt-3 pr-6 pl-14">
        <Chart heightPx={heightPx + 56}>
          <Grid {...axes} />
          <OwnHome {...props} axes={axes} />
          {moved.map((sale) => (
            <Leader key={sale.letter} {...sale} />
          ))}
          {sales.map((sale) => (
            <SaleLetter key={sale.letter} {...sale} />
          ))}
          <text x="50%" y={heightPx + 50} textAnchor="middle" className="fill-soft text-xs">
            Square feet on the roll
          </text>
        </Chart>
      </div>
      {moved.length > 0 && (
        <p className="text-sm text-soft">
          Where letters would touch, a line leads from the letter to the dot of its sale.
        </p>
      )}
    </Figure>
  )
}
