/** Each sale from its price to what that price would have been for this home, against the estimate and its range. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Axis, axisOf } from '#core/figure/axis.ts'
import { saleNumber } from '#core/figure/sale-number.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/adjusted-figure.ts'
import { Chart } from '#web/ui/chart.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { KeyLine } from '#web/ui/key-line.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { MoneyAxis } from '#web/verdict/money-axis.tsx'
import type { Comparable } from '#web/verdict/sale-words.ts'

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
        {saleNumber(at)}
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
    <div className="@container pr-[min(1.5rem,10vw)] pl-9">
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
          <SaleRow key={saleNumber(at)} comparable={comparable} at={at} axis={axis} />
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
      title={messages.pricesPaidAdjustedToYourHome()}
      says={rich(
        messages.theAdjustedPricesRunFromTo({
          count: props.comparables.length,
          low: formatMoney(lowestAdjustedCents),
          high: formatMoney(highestAdjustedCents),
          strong: () => <strong>{formatMoney(priceCents)}</strong>,
        }),
      )}
      legend={
        <KeyLine
          entries={[
            { mark: 'hollow', words: messages.pricePaid() },
            { mark: 'dot', words: messages.adjustedToYourHome() },
            { mark: 'line', words: messages.estimate() },
            ...(interval
              ? [
                  {
                    mark: 'band' as const,
                    words: messages.n8In10PricesFellIn({
                      low: formatMoney(interval.lowCents),
                      high: formatMoney(interval.highCents),
                    }),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <Plot {...props} />
      <p className="text-sm text-soft">{messages.numbersMatchTheAdjustmentGridBelow()}</p>
    </Figure>
  )
}
