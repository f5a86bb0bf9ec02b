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

/** Nearer than this to another, in percent of the axis, a mark would hide it on a phone: then each has a height of its own. */
const crowdedPercent = 8
const apartPx = { inkDot: -15, diamond: 0, square: 15 } as const

export const RangeBar = ({ low, high, points }: RangeBarProps) => {
  const axis = axisOf([...points.map(({ cents }) => cents), ...(low && high ? [low, high] : [])], 4)
  const isCrowded = (key: string, cents: number): boolean =>
    points.some(
      (other) => other.key !== key && Math.abs(axis.at(other.cents) - axis.at(cents)) < crowdedPercent,
    )
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
          <At key={key} percent={axis.at(cents)} y={linePx + (isCrowded(key, cents) ? apartPx[shape] : 0)}>
            {shapes[shape]}
          </At>
        ))}
        <MoneyAxis axis={axis} y={62} />
      </Chart>
    </div>
  )
}
