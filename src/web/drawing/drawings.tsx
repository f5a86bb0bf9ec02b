/** Things of an appeal, drawn in one hand: the stairs from value to tax, the grid of sales, the hearing. */
import type { ReactNode } from 'react'
import * as words from '#messages/ui/drawings.ts'

export const Frame = ({ children }: { children: ReactNode }) => (
  // Drawn small, its words could not be read.
  <div className="@container w-full max-w-72">
    <svg viewBox="0 0 240 130" aria-hidden="true" className="block h-auto w-full">
      <line x1="4" x2="236" y1="122" y2="122" strokeWidth="2" className="stroke-control" />
      {children}
    </svg>
  </div>
)

/** Stairs that are stairs: each tread is lower by what the law takes off. */
export const StairsDrawing = () => (
  <Frame>
    <path
      d="M14 122V22h66v34h66v26h66v40Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-tint stroke-action"
    />
    <path
      d="M80 22h66v34H80ZM146 56h66v26h-66Z"
      strokeDasharray="4 4"
      className="fill-amber-tint stroke-amber-line"
    />
    <text x="47" y="112" textAnchor="middle" className="fill-ink hidden text-[13px] @min-[15rem]:block">
      {words.market()}
    </text>
    <text x="113" y="112" textAnchor="middle" className="fill-ink hidden text-[13px] @min-[15rem]:block">
      {words.assessed()}
    </text>
    <text x="179" y="112" textAnchor="middle" className="fill-ink hidden text-[13px] @min-[15rem]:block">
      {words.taxable()}
    </text>
  </Frame>
)

const columns = [66, 112, 158, 204]
const rows = [48, 68, 88]

/** The adjustment grid: the home in the first column, three sales beside it. */
export const GridDrawing = () => (
  <Frame>
    <rect
      x="14"
      y="12"
      width="212"
      height="98"
      rx="4"
      strokeWidth="2.5"
      className="fill-surface stroke-action"
    />
    <rect x="44" y="13" width="45" height="96" className="fill-tint" />
    {columns.map((x, at) => (
      <path
        key={x}
        d={`M${x - 12} 32v-8l12-9 12 9v8Z`}
        strokeWidth="2"
        strokeLinejoin="round"
        className={at === 0 ? 'fill-coral-tint stroke-coral' : 'fill-surface stroke-action'}
      />
    ))}
    {rows.map((y, row) => (
      <g key={y}>
        <line x1="14" x2="226" y1={y - 9} y2={y - 9} className="stroke-line" />
        <rect x="22" y={y - 2} width="16" height="5" rx="2" className="fill-control" />
        {columns.map((x, at) => (
          <rect
            key={x}
            x={x - (8 + ((row + at) % 3) * 3)}
            y={y - 2}
            width={16 + ((row + at) % 3) * 6}
            height="5"
            rx="2"
            className={row === 2 ? 'fill-action' : 'fill-line'}
          />
        ))}
      </g>
    ))}
  </Frame>
)

const people = [62, 120, 178]

/** The hearing table: the magistrate between the owner and the appraiser, the packet in front. */
export const HearingDrawing = () => (
  <Frame>
    {people.map((x, at) => (
      <g
        key={x}
        strokeWidth="2.5"
        className={at === 0 ? 'fill-coral-tint stroke-coral' : 'fill-surface stroke-action'}
      >
        {/* The magistrate sits higher; all reach down behind the table. */}
        <circle cx={x} cy={at === 1 ? 22 : 34} r="11" />
        <path d={`M${x - 20} 78v-${at === 1 ? 24 : 14}a20 20 0 0 1 40 0v${at === 1 ? 24 : 14}Z`} />
      </g>
    ))}
    <path
      d="M20 76h200l8 14H12Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-sunken stroke-control"
    />
    <path d="M30 90v32M210 90v32" strokeWidth="2.5" className="stroke-control" />
    <path d="M50 72h26v10H50Z" strokeWidth="2" className="fill-surface stroke-coral" />
  </Frame>
)

/** A question over an open book: what is asked, and the pages that answer it. */
export const QuestionDrawing = () => (
  <Frame>
    <path
      d="M120 122c-22-12-52-14-84-10V62c32-4 62-2 84 10 22-12 52-14 84-10v50c-32-4-62-2-84 10Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-surface stroke-action"
    />
    <path d="M120 72v50" strokeWidth="2.5" className="stroke-action" />
    <path
      d="M52 78c18-1 36 1 52 7M52 92c18-1 36 1 52 7M188 78c-18-1-36 1-52 7M188 92c-18-1-36 1-52 7"
      strokeWidth="4"
      strokeLinecap="round"
      className="fill-none stroke-line"
    />
    <path
      d="M88 8h64a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-22l-10 12-10-12H88a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="fill-coral-tint stroke-coral"
    />
    <path
      d="M112 23c2-8 18-8 17 2-1 6-9 6-9 12"
      strokeWidth="3.5"
      strokeLinecap="round"
      className="fill-none stroke-coral"
    />
    <circle cx="120" cy="43" r="2.4" className="fill-coral" />
  </Frame>
)
