/** Round amounts along the foot of a chart. */

import type { Axis } from '#core/figure/axis.ts'
import { formatShortMoney } from '#core/money.ts'
import { At } from '#web/ui/chart.tsx'

type MoneyAxisProps = {
  axis: Axis
  /** Where the line stands, in pixels from the top; its numbers stand below. */
  y: number
}

/** Every other number gives way on a phone, so that they never touch. */
const narrowClass = (at: number): string => (at % 2 === 1 ? 'hidden sm:block' : '')

export const MoneyAxis = ({ axis, y }: MoneyAxisProps) => (
  <>
    <line x1="0" x2="100%" y1={y} y2={y} className="stroke-control" />
    {axis.ticks.map((tick, at) => (
      <At key={tick} percent={axis.at(tick)} y={y}>
        <line y2="6" className="stroke-control" />
        <text y="24" textAnchor="middle" className={`tabular fill-soft text-xs ${narrowClass(at)}`}>
          {formatShortMoney(tick)}
        </text>
      </At>
    ))}
  </>
)
