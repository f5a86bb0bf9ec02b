/** What the estimate, and a plausible cut, leaves of one year's saving, after the petition fee and after the price of the course. */
import type { Report } from '#contract/reports.ts'
import { cutRows } from '#core/appeal/cut-rows.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { DataTable } from '#web/ui/data-table.tsx'

export type NextStep = NonNullable<Report['nextStep']>

const Amount = ({ cents }: { cents: number | null }) => (
  <span className="text-sm whitespace-nowrap sm:text-base">
    {cents === null ? 'not known' : formatCents(cents)}
  </span>
)

type CutsTableProps = Pick<NextStep, 'cuts' | 'estimate' | 'feeCents'>

export const CutsTable = ({ feeCents, ...worth }: CutsTableProps) => (
  <DataTable
    caption="One year’s saving, if the value is cut"
    rows={cutRows(worth)}
    rowKey={({ label }) => label}
    columns={[
      { header: 'Cut', rowHeader: true, cell: ({ label }) => label },
      {
        header: `After the ${formatMoney(feeCents)} fee`,
        numeric: true,
        cell: ({ afterFeeCents }) => <Amount cents={afterFeeCents} />,
      },
      {
        header: 'After fee and course',
        numeric: true,
        cell: ({ afterPriceCents }) => <Amount cents={afterPriceCents} />,
      },
    ]}
  />
)
