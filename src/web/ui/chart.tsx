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

/** On every plot the county's value is the diamond, our estimate the square, what the owner asks for the triangle; sales are round, the owner's own purchase a full one in ink. */
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

type SquareProps = { reachPx: number; fill: string }

const RoundedSquare = ({ reachPx, fill }: SquareProps) => (
  <rect
    x={-reachPx}
    y={-reachPx}
    width={2 * reachPx}
    height={2 * reachPx}
    rx="2"
    strokeWidth="2"
    className={`stroke-surface ${fill}`}
  />
)

export const Square = ({ reachPx }: { reachPx: number }) => (
  <RoundedSquare reachPx={reachPx} fill="fill-action" />
)

/** The reader's own home among sales, which have the color of the square above. */
export const HomeSquare = ({ reachPx }: { reachPx: number }) => (
  <RoundedSquare reachPx={reachPx} fill="fill-coral" />
)

export const Triangle = ({ reachPx }: { reachPx: number }) => (
  <path
    d={`M0 ${-reachPx}L${reachPx} ${reachPx}H${-reachPx}Z`}
    strokeWidth="2"
    strokeLinejoin="round"
    className="fill-ink stroke-surface"
  />
)

export const InkDot = ({ reachPx }: { reachPx: number }) => (
  <circle r={reachPx} strokeWidth="2" className="fill-ink stroke-surface" />
)
