/** What a plausible cut leaves of one year's saving, after the petition fee and after the price of the course. */
import type { Report } from '#contract/reports.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { DataTable } from '#web/ui/data-table.tsx'

export type NextStep = NonNullable<Report['nextStep']>

const amount = (cents: number | null): string => (cents === null ? 'not known' : formatCents(cents))

type CutsTableProps = Pick<NextStep, 'cuts' | 'feeCents' | 'priceCents'>

export const CutsTable = ({ cuts, feeCents, priceCents }: CutsTableProps) => (
  <DataTable
    caption="One year’s saving, if the value is cut"
    rows={cuts}
    rowKey={({ cutPercent }) => String(cutPercent)}
    columns={[
      { header: 'A cut of', rowHeader: true, cell: ({ cutPercent }) => `${cutPercent}%` },
      {
        header: `After the fee of ${formatMoney(feeCents)}`,
        numeric: true,
        cell: ({ afterFeeCents }) => amount(afterFeeCents),
      },
      {
        header: `And after the course, ${formatMoney(priceCents)}`,
        numeric: true,
        cell: ({ afterPriceCents }) => amount(afterPriceCents),
      },
    ]}
  />
)
