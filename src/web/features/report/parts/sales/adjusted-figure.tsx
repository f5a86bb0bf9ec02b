/** Each sale from its price to what that price would have been for this home, against the estimate and its range. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import { formatMoney } from '#core/money.ts'
import { Chart } from '#web/features/report/charts/chart.tsx'
import { MoneyAxis } from '#web/features/report/charts/money-axis.tsx'
import { type Comparable, letterOf } from '#web/features/report/sale-words.ts'
import { Figure } from '../figure.tsx'
import { KeyLine } from '../key-line.tsx'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>

const rowPx = 34
const topPx = 12

const SaleRow = ({ comparable, at, axis }: { comparable: Comparable; at: number; axis: Axis }) => {
  const y = topPx + rowPx * (at + 0.5)
  const [paid, adjusted] = [comparable.sale.priceCents, comparable.adjustedCents].map(
    (cents) => `${axis.at(cents)}%`,
  )
  return (
    <>
      <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" strokeDasharray="2 4" />
      <line x1={paid} x2={adjusted} y1={y} y2={y} strokeWidth="3" className="stroke-control" />
      <circle cx={paid} cy={y} r="6" strokeWidth="2" className="fill-surface stroke-action" />
      <circle cx={adjusted} cy={y} r="7" className="fill-action" />
      <text x="-26" y={y + 6} className="fill-ink text-sm font-bold">
        {letterOf(at)}
      </text>
    </>
  )
}

const Plot = ({ estimate, comparables }: AdjustedFigureProps) => {
  const { interval, priceCents } = estimate
  const ends = interval ? [interval.lowCents, interval.highCents] : []
  const axis = axisOf([
    priceCents,
    ...ends,
    ...comparables.flatMap(({ sale, adjustedCents }) => [sale.priceCents, adjustedCents]),
  ])
  const bottom = topPx + rowPx * comparables.length
  return (
    <div className="pr-6 pl-9">
      <Chart heightPx={bottom + 34}>
        {interval && (
          <rect
            x={`${axis.at(interval.lowCents)}%`}
            width={`${axis.at(interval.highCents) - axis.at(interval.lowCents)}%`}
            height={bottom}
            className="fill-tint stroke-action"
          />
        )}
        <line
          x1={`${axis.at(priceCents)}%`}
          x2={`${axis.at(priceCents)}%`}
          y2={bottom}
          strokeWidth="3"
          className="stroke-action"
        />
        {comparables.map((comparable, at) => (
          <SaleRow key={letterOf(at)} comparable={comparable} at={at} axis={axis} />
        ))}
        <MoneyAxis axis={axis} y={bottom} />
      </Chart>
    </div>
  )
}

type AdjustedFigureProps = { estimate: Estimate; comparables: readonly Comparable[] }

export const AdjustedFigure = (props: AdjustedFigureProps) => {
  const { priceCents, interval, lowestAdjustedCents, highestAdjustedCents } = props.estimate
  return (
    <Figure
      title="Prices paid, adjusted to your home"
      says={
        <>
          The {props.comparables.length} adjusted prices run from {formatMoney(lowestAdjustedCents)} to{' '}
          {formatMoney(highestAdjustedCents)}. Together they point to{' '}
          <strong>{formatMoney(priceCents)}</strong>.
        </>
      }
      legend={
        <KeyLine
          entries={[
            { mark: 'hollow', words: 'Price paid' },
            { mark: 'dot', words: 'Adjusted to your home' },
            { mark: 'line', words: 'Estimate' },
            ...(interval
              ? [
                  {
                    mark: 'band' as const,
                    words: `8 in 10 prices fell in a range like ${formatMoney(interval.lowCents)} to ${formatMoney(interval.highCents)}`,
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <Plot {...props} />
      <p className="text-sm text-soft">Letters match the adjustment grid below.</p>
    </Figure>
  )
}
