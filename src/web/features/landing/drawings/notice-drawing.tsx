/** A TRIM notice as it lies on the table, with the two numbers that decide and the date that counts. */
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/notice-drawing.ts'

type NoticeDrawingProps = { justCents: number; assessedCents: number; taxableCents: number }

const Line = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="6" rx="3" className="fill-line" />
)

const Value = ({ y, name, cents }: { y: number; name: string; cents: number }) => (
  <>
    <text x="46" y={y} className="fill-ink text-[17px]">
      {name}
    </text>
    <text x="394" y={y} textAnchor="end" className="tabular fill-ink text-[19px] font-bold">
      {formatMoney(cents)}
    </text>
    <line x1="46" x2="394" y1={y + 12} y2={y + 12} className="stroke-line" />
  </>
)

const Callout = ({ at, x, y }: { at: number; x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="15" className="fill-coral" />
    <text x={x} y={y + 6} textAnchor="middle" className="fill-on-coral text-[17px] font-bold">
      {at}
    </text>
  </>
)

export const NoticeDrawing = ({ justCents, assessedCents, taxableCents }: NoticeDrawingProps) => (
  <svg viewBox="0 0 440 400" aria-hidden="true" className="block h-auto w-full font-sans">
    <g transform="rotate(-1.5 220 200)">
      <rect x="34" y="20" width="384" height="368" rx="4" className="fill-line" />
      <rect x="22" y="10" width="396" height="368" rx="4" className="fill-surface stroke-control" />
      <text x="46" y="50" className="fill-ink font-serif text-[20px] font-semibold">
        {words.noticeOfProposedPropertyTaxes()}
      </text>
      <Line x={46} y={66} width={220} />
      <Line x={46} y={80} width={150} />
      <text x="46" y="128" className="fill-soft text-[16px]">
        {words.thisYear()}
      </text>
      <Value y={158} name="Market (just) value" cents={justCents} />
      <Value y={194} name="Assessed value" cents={assessedCents} />
      <Value y={230} name="Taxable value" cents={taxableCents} />
      <Line x={46} y={262} width={348} />
      <Line x={46} y={276} width={300} />
      <rect x="46" y="302" width="348" height="52" rx="4" className="fill-amber-tint stroke-amber-line" />
      <text x="60" y="334" className="fill-amber text-[16.5px] font-bold">
        {words.petitionDueTheDatePrintedHere()}
      </text>
      <Callout at={1} x={262} y={153} />
      <Callout at={2} x={262} y={189} />
      <Callout at={3} x={362} y={328} />
    </g>
  </svg>
)
