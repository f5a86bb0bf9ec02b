/** A range and points along one line of money: what values are likely, and where single ones lie. */
import { axisOf } from '#core/figure/axis.ts'
import { At, Chart, Diamond, InkDot, Square } from '#web/ui/chart.tsx'
import { MoneyAxis } from './money-axis.tsx'

const shapes = {
  square: <Square reachPx={8} />,
  diamond: <Diamond reachPx={9} />,
  inkDot: <InkDot reachPx={8} />,
} as const

export type RangePoint = {
  readonly key: string
  readonly cents: number
  readonly shape: keyof typeof shapes
}

type RangeBarProps = { low: number | null; high: number | null; points: readonly RangePoint[] }

const heightPx = 92
const linePx = 34

export const RangeBar = ({ low, high, points }: RangeBarProps) => {
  const axis = axisOf([...points.map(({ cents }) => cents), ...(low && high ? [low, high] : [])], 4)
  return (
    <div className="@container px-[min(1.5rem,10vw)]">
      <Chart heightPx={heightPx}>
        <line x1="0" x2="100%" y1={linePx} y2={linePx} className="stroke-line" strokeWidth="2" />
        {low !== null && high !== null && (
          <rect
            x={`${axis.at(low)}%`}
            y={linePx - 13}
            width={`${axis.at(high) - axis.at(low)}%`}
            height="26"
            rx="4"
            className="fill-tint stroke-action"
          />
        )}
        {points.map(({ key, cents, shape }) => (
          <At key={key} percent={axis.at(cents)} y={linePx}>
            {shapes[shape]}
          </At>
        ))}
        <MoneyAxis axis={axis} y={62} />
      </Chart>
    </div>
  )
}
