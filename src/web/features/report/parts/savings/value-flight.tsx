/** One levy's way down from just value to tax: a bar for each value, a hatched one for what is taken off between. */
import { useId } from 'react'
import { formatCents, formatMills } from '#core/money.ts'
import {
  type LevyValues,
  type Stair,
  type StepRules,
  stairAmount,
  stairsOf,
} from '#core/tax/levy/value-steps.ts'
import * as words from '#messages/report/value-flight.ts'
import { rich } from '#web/ui/layout/rich.ts'
import { levyNames } from '#web/verdict/outcome-look.ts'
import { stairName } from '#words/verdict/stairs.ts'

export type FlightLine = LevyValues & {
  readonly mills: number | null
  readonly taxCents: number | null
  /** Why this levy would or would not fall. */
  readonly reason: string
}

/** null for what is taken off, which is hatched. */
const fills: Readonly<Record<Stair['kind'], string | null>> = {
  just: 'fill-control',
  off: null,
  assessed: 'fill-amber-line',
  taxable: 'fill-action',
}

type BarProps = { stair: Stair; widestCents: number; hatch: string }

const Bar = ({ stair: { kind, fromCents, toCents }, widestCents, hatch }: BarProps) => {
  const fill = fills[kind]
  const percent = (cents: number) => `${(100 * cents) / widestCents}%`
  return (
    <svg aria-hidden="true" className="block h-6 w-full">
      <rect
        x={percent(toCents)}
        width={percent(fromCents - toCents)}
        height="100%"
        className={fill ?? 'stroke-control'}
        {...(fill === null && { fill: `url(#${hatch})` })}
      />
    </svg>
  )
}

const TaxLine = ({ mills, taxCents }: FlightLine) => (
  <p className="mt-3 border-t-2 border-control pt-2">
    {mills === null || taxCents === null
      ? words.theTaxRateIsNotKnown()
      : rich(
          words.mills1000OfTax({
            mills: formatMills(mills),
            strong: () => <strong className="tabular">{formatCents(taxCents)}</strong>,
          }),
        )}
  </p>
)

type ValueFlightProps = {
  line: FlightLine
  rules: StepRules
  /** The value that fills the width; the same on both flights. */
  widestCents: number
}

export const ValueFlight = ({ line, rules, widestCents }: ValueFlightProps) => {
  const [nameId, hatch] = [useId(), useId()]
  return (
    <div className="break-inside-avoid">
      <h4 id={nameId} className="font-sans text-base font-bold tracking-normal">
        {levyNames[line.levy]}
      </h4>
      <svg aria-hidden="true" className="absolute size-0">
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="8" className="fill-control" />
        </pattern>
      </svg>
      <dl aria-labelledby={nameId} className="mt-2">
        {stairsOf(line, rules).map((stair) => (
          <div key={stairName(stair)} className="flex flex-wrap items-baseline gap-x-4 pt-2">
            <dt className={`grow basis-[8rem] text-sm ${stair.kind === 'off' ? 'text-soft' : 'font-bold'}`}>
              {stairName(stair)}
            </dt>
            <dd className={`tabular ${stair.kind === 'off' ? 'text-soft' : 'font-bold'}`}>
              {stairAmount(stair)}
            </dd>
            <dd aria-hidden="true" className="basis-full">
              <Bar stair={stair} widestCents={widestCents} hatch={hatch} />
            </dd>
          </div>
        ))}
      </dl>
      <TaxLine {...line} />
      <p className="mt-3 text-soft">{line.reason}</p>
    </div>
  )
}
