/** The ground of a chart: as wide as it is given room, with places along its width in percent and heights in pixels. */
import type { ReactNode } from 'react'

/** What it shows is in words or in a table beside it, so that it is not read out. */
export const Chart = ({ heightPx, children }: { heightPx: number; children: ReactNode }) => (
  <svg aria-hidden="true" height={heightPx} className="block w-full overflow-visible">
    {children}
  </svg>
)

type AtProps = { percent: number; y?: number | string; children: ReactNode }

/** Moves what it holds, drawn around 0, to its place. */
export const At = ({ percent, y = 0, children }: AtProps) => (
  <svg aria-hidden="true" x={`${percent}%`} y={y} className="overflow-visible">
    {children}
  </svg>
)

export const Diamond = ({ reachPx }: { reachPx: number }) => (
  <rect
    x={-reachPx}
    y={-reachPx}
    width={2 * reachPx}
    height={2 * reachPx}
    transform="rotate(45)"
    className="fill-coral"
  />
)
