/** One flight of the value staircase: three steps, and above each lower one what was taken off; a list where it is narrow. */
import { useId } from 'react'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/ui/value-stairs.ts'

/** Cents; assessed and taxable are what the law leaves of the value above them. */
export type StairSteps = {
  justCents: number
  assessedCents: number
  taxableCents: number
  /** The limits by name, where there is more than a cap. */
  heldBackBy?: readonly { name: string; cents: number }[]
}

type Bar = { name: string; cents: number; fromCents: number; fill: string; takenOff?: string }

const takenOffText = (cents: number, how: string): string =>
  cents > 0 ? `${formatMoney(cents)} ${how}` : words.nothing({ how })

const heldBackText = ({ justCents, assessedCents, heldBackBy = [] }: StairSteps): string =>
  heldBackBy.length === 0
    ? takenOffText(justCents - assessedCents, words.heldBackByTheCap())
    : heldBackBy.map(({ name, cents }) => words.heldBack({ amount: formatMoney(cents), name })).join('; ')

const barsOf = (steps: StairSteps): readonly Bar[] => [
  {
    name: words.marketValueJust(),
    cents: steps.justCents,
    fromCents: steps.justCents,
    fill: 'fill-control',
  },
  {
    name: steps.heldBackBy ? words.assessedValue() : words.cappedValueAssessed(),
    cents: steps.assessedCents,
    fromCents: steps.justCents,
    fill: 'fill-amber-line',
    takenOff: heldBackText(steps),
  },
  {
    name: words.taxedValueTaxable(),
    cents: steps.taxableCents,
    fromCents: steps.assessedCents,
    fill: 'fill-action',
    takenOff: takenOffText(steps.assessedCents - steps.taxableCents, words.takenOffByExemptions()),
  },
]

type RiserProps = Pick<Bar, 'cents' | 'fromCents' | 'fill'> & { highest: number }

/** What is left is filled; what the step before it had more is hatched. */
const Riser = ({ cents, fromCents, fill, highest }: RiserProps) => {
  const height = (of: number): string => `${((100 * of) / highest).toFixed(2)}%`
  return (
    <svg aria-hidden="true" className="block h-28 w-full">
      {fromCents > cents && (
        <svg aria-hidden="true" y={height(highest - fromCents)} height={height(fromCents - cents)}>
          {/* One broad dashed line. */}
          <line
            x1="50%"
            x2="50%"
            y1="0"
            y2="100%"
            strokeWidth="1600"
            strokeDasharray="1 5"
            className="stroke-control"
          />
        </svg>
      )}
      <rect y={height(highest - cents)} width="100%" height={height(cents)} className={fill} />
    </svg>
  )
}

export const ValueStairs = ({ name, steps }: { name: string; steps: StairSteps }) => {
  const nameId = useId()
  const highest = Math.max(steps.justCents, steps.assessedCents, 1)
  return (
    <div className="@container">
      <p id={nameId} className="font-bold">
        {name}
      </p>
      {/* The names have a row of their own, so that all amounts are on one line however long a name is. */}
      <dl
        aria-labelledby={nameId}
        className="mt-2 grid gap-3 @min-[16rem]:grid-cols-3 @min-[16rem]:grid-rows-[repeat(3,auto)] @min-[16rem]:gap-y-0"
      >
        {barsOf(steps).map(({ name: step, takenOff, ...rise }) => (
          <div
            key={step}
            className="@min-[16rem]:row-span-3 @min-[16rem]:grid @min-[16rem]:grid-rows-subgrid"
          >
            <dt className="pt-2 text-sm">{step}</dt>
            <dd>
              <span className="font-bold">{formatMoney(rise.cents)}</span>
              {takenOff && (
                <span className="block text-sm text-soft">
                  <span aria-hidden="true">↓ </span>
                  {takenOff}
                </span>
              )}
            </dd>
            <dd aria-hidden="true" className="-order-1 hidden @min-[16rem]:block">
              <Riser {...rise} highest={highest} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
