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

type Bar = { name: string; cents: number; fill: string; takenOff?: string }

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
    fill: 'fill-control',
  },
  {
    name: steps.heldBackBy ? words.assessedValue() : words.cappedValueAssessed(),
    cents: steps.assessedCents,
    fill: 'fill-amber-line',
    takenOff: heldBackText(steps),
  },
  {
    name: words.taxedValueTaxable(),
    cents: steps.taxableCents,
    fill: 'fill-action',
    takenOff: takenOffText(steps.assessedCents - steps.taxableCents, words.takenOffByExemptions()),
  },
]

const highestRem = 7

export const ValueStairs = ({ name, steps }: { name: string; steps: StairSteps }) => {
  const nameId = useId()
  const highest = Math.max(steps.justCents, steps.assessedCents, 1)
  return (
    <div className="@container">
      <p id={nameId} className="font-bold">
        {name}
      </p>
      {/* The names have a row of their own, so that all steps stand on one line however long a name is. */}
      <dl
        aria-labelledby={nameId}
        className="mt-2 grid gap-3 @min-[16rem]:grid-cols-3 @min-[16rem]:grid-rows-[1fr_auto] @min-[16rem]:gap-0"
      >
        {barsOf(steps).map(({ name: step, cents, fill, takenOff }) => (
          <div
            key={step}
            className="@min-[16rem]:row-span-2 @min-[16rem]:grid @min-[16rem]:grid-rows-subgrid"
          >
            <dt className="pt-1 pr-2 text-sm @min-[16rem]:row-start-2">{step}</dt>
            <dd className="flex flex-col justify-end @min-[16rem]:row-start-1">
              <span className="tabular pr-2 font-bold">{formatMoney(cents)}</span>
              {takenOff && (
                <span className="pr-2 pb-1 text-sm text-soft @min-[16rem]:-order-1">
                  <span aria-hidden="true">↓ </span>
                  {takenOff}
                </span>
              )}
              <svg
                aria-hidden="true"
                height={`${((highestRem * cents) / highest).toFixed(2)}rem`}
                className="hidden w-full @min-[16rem]:block"
              >
                <rect width="100%" height="100%" className={fill} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
