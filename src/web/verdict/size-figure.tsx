/** The compared sales by size and price, with the home at its own size and estimated price. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import { type PlotPoint, partLetters } from '#core/figure/part-letters.ts'
import { formatMoney, formatShortMoney } from '#core/money.ts'
import * as messages from '#messages/verdict/size-figure.ts'
import { At, Chart, Diamond } from '#web/ui/chart.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { KeyLine } from '#web/ui/key-line.tsx'
import { type Comparable, inWhole, letterOf } from '#web/verdict/sale-words.ts'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>
type SizeFigureProps = {
  title: string
  estimate: Estimate
  homeSqft: number
  comparables: readonly Comparable[]
  /** Those drawn full, where its reader chooses among them. */
  isChosen?: (comparable: Comparable) => boolean
}

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
        className={`tabular fill-soft text-xs ${at % 2 === 1 ? 'hidden @md:block print:block' : ''}`}
      >
        {inWhole(tick)}
      </text>
    ))}
  </>
)

type MarkedSale = {
  readonly letter: string
  readonly isFull: boolean
  readonly point: PlotPoint
  readonly label: PlotPoint
}

/** The plot on a phone of 320 pixels; a letter's ring is 24 pixels wide with its line. */
const ground = { narrowestPx: 160, heightPx, apartPx: 26 } as const

const markedSales = (
  { estimate, homeSqft, comparables, isChosen = () => false }: SizeFigureProps,
  axes: Axes,
): MarkedSale[] => {
  const points = comparables.map(({ home, sale }) => ({
    place: axes.x.at(home.livingAreaSqft ?? 0),
    y: fromTop(axes, sale.priceCents),
  }))
  const own = { place: axes.x.at(homeSqft), y: fromTop(axes, estimate.priceCents) }
  const labels = partLetters(points, [own], ground)
  return comparables.flatMap((comparable, at) => {
    const point = points[at]
    if (point === undefined) return []
    return [{ letter: letterOf(at), isFull: isChosen(comparable), point, label: labels[at] ?? point }]
  })
}

const isMoved = ({ point, label }: MarkedSale): boolean => point.y !== label.y

const Leader = ({ point, label }: MarkedSale) => (
  <At percent={point.place} y={point.y}>
    <line y2={label.y - point.y} strokeWidth="2" className="stroke-action" />
    <circle r="4" className="fill-action" />
  </At>
)

const SaleLetter = ({ letter, label, isFull }: MarkedSale) => (
  <At percent={label.place} y={label.y}>
    <circle
      r="12"
      strokeWidth="2"
      className={isFull ? 'fill-action stroke-action' : 'fill-surface stroke-action'}
    />
    <text y="5" textAnchor="middle" className={`text-xs font-bold ${isFull ? 'fill-on-action' : 'fill-ink'}`}>
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
  const { title, estimate, homeSqft, comparables, isChosen } = props
  const ends = estimate.interval ? [estimate.interval.lowCents, estimate.interval.highCents] : []
  const axes = {
    x: axisOf([homeSqft, ...comparables.map(({ home }) => home.livingAreaSqft ?? homeSqft)]),
    y: axisOf([estimate.priceCents, ...ends, ...comparables.map(({ sale }) => sale.priceCents)]),
  }
  const sales = markedSales(props, axes)
  const moved = sales.filter(isMoved)
  return (
    <Figure
      title={title}
      says={messages.yourHomeHasSqFtThe({
        homeSqft: inWhole(homeSqft),
        price: formatMoney(estimate.priceCents),
        withOwnSale: estimate.ownSale === undefined ? 'no' : 'yes',
        share: inWhole(Math.round(estimate.ownSale?.sharePercent ?? 0)),
      })}
      legend={
        <KeyLine
          entries={[
            ...(isChosen ? [{ mark: 'dot' as const, words: messages.aSaleYouUseAtThe() }] : []),
            { mark: 'hollow', words: isChosen ? messages.aSaleYouDontUse() : messages.aSaleAtThePricePaid() },
            {
              mark: 'diamond',
              words: estimate.interval
                ? messages.yourHomeAtTheEstimateAnd()
                : messages.yourHomeAtTheEstimate(),
            },
          ]}
        />
      }
    >
      {/* With very large letters on a small phone its scales would overprint: the rows of the sales say the same. */}
      <div className="@container">
        <div className="hidden pt-3 pr-6 pl-14 @min-[11rem]:block">
          <Chart heightPx={heightPx + 34}>
            <Grid {...axes} />
            <OwnHome {...props} axes={axes} />
            {moved.map((sale) => (
              <Leader key={sale.letter} {...sale} />
            ))}
            {sales.map((sale) => (
              <SaleLetter key={sale.letter} {...sale} />
            ))}
          </Chart>
          {/* Outside the drawing, where large letters find a second line. */}
          <p aria-hidden="true" className="mt-2 text-center text-xs text-soft">
            {messages.squareFeetOnTheCountysRecord()}
          </p>
        </div>
      </div>
      {moved.length > 0 && <p className="text-sm text-soft">{messages.whereLettersWouldTouchALine()}</p>}
    </Figure>
  )
}
