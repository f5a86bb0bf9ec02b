/** One reading in full: the way from just value to tax, and what cuts would save. */
import type { VerdictOnWire } from '#contract/verdict.ts'
import { formatCents, formatMills } from '#core/money.ts'
import { ValueStaircase } from '#web/ui/value-staircase.tsx'
import { levyNames } from './outcome-look.ts'
import type { ReadingOnWire } from './reading-facts.ts'
import { ScenariosTable } from './scenarios-table.tsx'

type StaircaseLine = ReadingOnWire['staircase'][number]

const taxOf = ({ mills, taxCents }: StaircaseLine): string =>
  mills === null || taxCents === null
    ? 'The tax rate is not known.'
    : `${formatMills(mills)} mills on the taxed value make ${formatCents(taxCents)} of tax.`

const LevyReason = ({ line }: { line: StaircaseLine }) => (
  <div>
    <dt className="font-bold">{levyNames[line.levy]}</dt>
    <dd>
      {line.reason} {taxOf(line)}
    </dd>
  </div>
)

type ReadingDetailProps = { reading: ReadingOnWire; fee: VerdictOnWire['fee']; title: string }

export const ReadingDetail = ({ reading, fee, title }: ReadingDetailProps) => {
  const [school, nonSchool] = (['school', 'non_school'] as const).map((levy) =>
    reading.staircase.find((line) => line.levy === levy),
  )
  return (
    <section className="stack gap-6">
      <h2 className="text-xl">{title}</h2>
      {school && nonSchool && (
        <ValueStaircase
          title="From market value to taxed value"
          source={`${reading.rulesLabel}. Market value and “just value” mean the same.`}
          school={school}
          nonSchool={nonSchool}
        />
      )}
      <dl className="stack measure gap-3">
        {reading.staircase.map((line) => (
          <LevyReason key={line.levy} line={line} />
        ))}
      </dl>
      <ScenariosTable reading={reading} fee={fee} />
    </section>
  )
}
