/** What one year's saving leaves by each way of filing: alone, with our course, with an agent who takes a share. */
import type { Report } from '#contract/report/reports.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'

type FeeComparison = NonNullable<Report['feeComparison']>
type Row = FeeComparison['rows'][number]

const Amount = ({ cents }: { cents: number | null }) => (
  <span className="whitespace-nowrap">{cents === null ? 'not known' : formatCents(cents)}</span>
)

const amountColumn = (
  header: string,
  of: 'aloneCents' | 'withCourseCents' | 'agentBestCents' | 'agentWorstCents',
) => ({ header, numeric: true, cell: (row: Row) => <Amount cents={row[of]} /> })

export const WaysTable = ({ comparison }: { comparison: FeeComparison }) => {
  const { rows, feeCents, priceCents, contingencyPercents, words, citation } = comparison
  return (
    <div className="stack gap-3">
      <h3>What one year’s saving leaves you, by the way you file</h3>
      <DataTable
        caption="What one year’s saving leaves you, by the way you file"
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'If',
            rowHeader: true,
            cell: ({ label }) => <span className="sm:whitespace-nowrap">{label}</span>,
          },
          amountColumn(`On your own, after the ${formatMoney(feeCents)} fee`, 'aloneCents'),
          amountColumn(`With our course, after fee and ${formatMoney(priceCents)}`, 'withCourseCents'),
          amountColumn(`After the fee and an agent’s ${contingencyPercents.low}%`, 'agentBestCents'),
          amountColumn(`After the fee and an agent’s ${contingencyPercents.high}%`, 'agentWorstCents'),
        ]}
      />
      <p className="measure">{words}</p>
      <p className="measure text-xs text-soft">{citation}</p>
    </div>
  )
}
