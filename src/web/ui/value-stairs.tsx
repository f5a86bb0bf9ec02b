/** One flight of the value staircase: three bars, and between them what was taken off. */
import { formatMoney } from '#core/money.ts'

/** Cents; assessed and taxable are what the law leaves of the value above them. */
export type StairSteps = { justCents: number; assessedCents: number; taxableCents: number }

type Bar = { name: string; cents: number; takenOff?: { name: string; cents: number }; fill: string }

const barsOf = ({ justCents, assessedCents, taxableCents }: StairSteps): readonly Bar[] => [
  { name: 'Market value (just)', cents: justCents, fill: 'fill-control' },
  {
    name: 'Capped value (assessed)',
    cents: assessedCents,
    takenOff: { name: 'held back by the cap', cents: justCents - assessedCents },
    fill: 'fill-amber-line',
  },
  {
    name: 'Taxed value (taxable)',
    cents: taxableCents,
    takenOff: { name: 'taken off by exemptions', cents: assessedCents - taxableCents },
    fill: 'fill-action',
  },
]

const takenOffText = (takenOff: NonNullable<Bar['takenOff']>): string =>
  takenOff.cents > 0 ? `${formatMoney(takenOff.cents)} ${takenOff.name}` : `Nothing ${takenOff.name}`

export const ValueStairs = ({ name, steps }: { name: string; steps: StairSteps }) => {
  const widest = Math.max(steps.justCents, steps.assessedCents, 1)
  return (
    <div>
      <h3 className="font-sans text-base font-bold">{name}</h3>
      <dl className="stack mt-3 gap-3">
        {barsOf(steps).map((bar) => (
          <div key={bar.name}>
            {bar.takenOff && (
              <dd className="mb-2 border-l-2 border-control pl-3 text-sm text-soft">
                ↓ {takenOffText(bar.takenOff)}
              </dd>
            )}
            <dt className="text-sm">{bar.name}</dt>
            <dd className="tabular text-lg font-bold">{formatMoney(bar.cents)}</dd>
            <dd aria-hidden="true">
              <svg className="block h-5 w-full" role="presentation">
                <rect width="100%" height="100%" rx="3" className="fill-sunken" />
                <rect width={`${(bar.cents / widest) * 100}%`} height="100%" rx="3" className={bar.fill} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
