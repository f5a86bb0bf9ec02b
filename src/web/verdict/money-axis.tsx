/** Round amounts along the foot of a chart. */

import type { Axis } from '#core/figure/axis.ts'
import { formatShortMoney } from '#core/money.ts'
import { At } from '#web/ui/chart.tsx'
import { labelClasses } from './axis-labels.ts'

type MoneyAxisProps = {
  axis: Axis
  /** Where the line stands, in pixels from the top; its numbers stand below. */
  y: number
}

/** In a container as wide as its chart. */
export const MoneyAxis = ({ axis, y }: MoneyAxisProps) => {
  const classes = labelClasses(axis, formatShortMoney)
  return (
    <>
      <line x1="0" x2="100%" y1={y} y2={y} className="stroke-control" />
      {axis.ticks.map((tick, at) => (
        <At key={tick} percent={axis.at(tick)} y={y}>
          <line y2="6" className="stroke-control" />
          <text y="19" dy="0.33em" textAnchor="middle" className={`fill-soft text-xs ${classes[at]}`}>
            {formatShortMoney(tick)}
          </text>
        </At>
      ))}
    </>
  )
}
