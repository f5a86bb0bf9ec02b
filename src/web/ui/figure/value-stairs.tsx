/** One flight of the value staircase: three bars, and between them what was taken off. */
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
    takenOff: heldBackText(steps),
  },
  {
    name: steps.heldBackBy ? words.assessedValue() : words.cappedValueAssessed(),
    cents: steps.assessedCents,
    fill: 'fill-amber-line',
    takenOff: takenOffText(steps.assessedCents - steps.taxableCents, words.takenOffByExemptions()),
  },
  { name: words.taxedValueTaxable(), cents: steps.taxableCents, fill: 'fill-action' },
]

export const ValueStairs = ({ name, steps }: { name: string; steps: StairSteps }) => {
  const nameId = useId()
  const widest = Math.max(steps.justCents, steps.assessedCents, 1)
  return (
    <div>
      <p id={nameId} className="font-bold">
        {name}
      </p>
      <dl aria-labelledby={nameId} className="stack mt-3 gap-3">
        {barsOf(steps).map((bar) => (
          <div key={bar.name}>
            <dt className="text-sm">{bar.name}</dt>
            <dd className="tabular text-lg font-bold">{formatMoney(bar.cents)}</dd>
            <dd aria-hidden="true">
              <svg className="block h-5 w-full" role="presentation">
                <rect width="100%" height="100%" rx="3" className="fill-sunken" />
                <rect width={`${(bar.cents / widest) * 100}%`} height="100%" rx="3" className={bar.fill} />
              </svg>
            </dd>
            {bar.takenOff && (
              <dd className="mt-3 border-l-2 border-control pl-3 text-sm text-soft">↓ {bar.takenOff}</dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
