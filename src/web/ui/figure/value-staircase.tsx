/** How a market value becomes the value that is taxed, school and other levies side by side. */
import { useId } from 'react'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/ui/value-staircase.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { type StairSteps, ValueStairs } from './value-stairs.tsx'

export type { StairSteps }

export type ValueStaircaseProps = {
  title: string
  school: StairSteps
  nonSchool: StairSteps
  /** Where the figures are from, for example '2025 tax roll, Hillsborough County'. */
  source?: string
}

type TableRow = { name: string; school: number; nonSchool: number }

const rowsOf = ({ school, nonSchool }: ValueStaircaseProps): readonly TableRow[] => [
  { name: words.marketValueJustValue(), school: school.justCents, nonSchool: nonSchool.justCents },
  {
    name:
      school.heldBackBy || nonSchool.heldBackBy ? words.assessedValue() : words.cappedValueAssessedValue(),
    school: school.assessedCents,
    nonSchool: nonSchool.assessedCents,
  },
  { name: words.taxedValueTaxableValue(), school: school.taxableCents, nonSchool: nonSchool.taxableCents },
]

export const ValueStaircase = (props: ValueStaircaseProps) => {
  const titleId = useId()
  const { title, school, nonSchool, source } = props
  return (
    <figure aria-labelledby={titleId} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <figcaption>
        <p id={titleId} className="font-serif text-lg font-semibold">
          {title}
        </p>
        {source && <p className="mt-1 text-sm text-soft">{source}</p>}
      </figcaption>
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        <ValueStairs name="School taxes" steps={school} />
        <ValueStairs name="Other taxes" steps={nonSchool} />
      </div>
      <details className="mt-6">
        <summary className="inline-block py-1 text-sm text-action underline underline-offset-4">
          {words.showTheseNumbersAsATable()}
        </summary>
        <div className="mt-2">
          <DataTable
            caption={title}
            hideCaption
            rows={rowsOf(props)}
            rowKey={(row) => row.name}
            columns={[
              { header: words.step(), rowHeader: true, cell: (row) => row.name },
              { header: words.school(), numeric: true, cell: (row) => formatMoney(row.school) },
              { header: words.other(), numeric: true, cell: (row) => formatMoney(row.nonSchool) },
            ]}
          />
        </div>
      </details>
    </figure>
  )
}
