/** What a plausible cut leaves of one year's saving, after the petition fee and after the price of the course. */
import type { Report } from '#contract/reports.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { DataTable } from '#web/ui/data-table.tsx'

export type NextStep = NonNullable<Report['nextStep']>

const Amount = ({ cents }: { cents: number | null }) => (
  <span className="text-sm whitespace-nowrap sm:text-base">
    {cents === null ? 'not known' : formatCents(cents)}
  </span>
)

type CutsTableProps = Pick<NextStep, 'cuts' | 'feeCents'>

export const CutsTable = ({ cuts, feeCents }: CutsTableProps) => (
  <DataTable
    caption="One year’s saving, if the value is cut"
    rows={cuts}
    rowKey={({ cutPercent }) => String(cutPercent)}
    columns={[
      { header: 'Cut', rowHeader: true, cell: ({ cutPercent }) => `${cutPercent}%` },
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
