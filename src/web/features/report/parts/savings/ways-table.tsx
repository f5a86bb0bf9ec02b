/** What one year's saving leaves by each way of filing: alone, with our course, with an agent who takes a share. */
import type { Report } from '#contract/report/reports.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/ways-table.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { Named, StackedTable } from '#web/verdict/stacked-table.tsx'

type FeeComparison = NonNullable<Report['feeComparison']>
type Row = FeeComparison['rows'][number]

const Amount = ({ cents }: { cents: number | null }) => (
  <span className="whitespace-nowrap">{cents === null ? messages.notKnown() : formatCents(cents)}</span>
)

const amountColumn = (
  header: string,
  of: 'aloneCents' | 'withCourseCents' | 'agentBestCents' | 'agentWorstCents',
) => ({
  header,
  numeric: true,
  cell: (row: Row) => (
    <Named columns="many" header={header}>
      <Amount cents={row[of]} />
    </Named>
  ),
})

export const WaysTable = ({ comparison }: { comparison: FeeComparison }) => {
  const { rows, feeCents, priceCents, contingencyPercents, words, citation } = comparison
  return (
    <div className="stack gap-3">
      <h3>{messages.whatOneYearsSavingLeavesYou()}</h3>
      <StackedTable columns="many">
        <DataTable
          caption={messages.whatOneYearsSavingLeavesYou()}
          hideCaption
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              header: messages.condition(),
              rowHeader: true,
              cell: ({ label }) => <span className="sm:whitespace-nowrap">{label}</span>,
            },
            amountColumn(messages.onYourOwnAfterTheFee({ fee: formatMoney(feeCents) }), 'aloneCents'),
            amountColumn(
              messages.withOurCourseAfterFeeAnd({ price: formatMoney(priceCents) }),
              'withCourseCents',
            ),
            amountColumn(messages.afterTheFeeAndAnAgents({ low: contingencyPercents.low }), 'agentBestCents'),
            amountColumn(
              messages.afterTheFeeAndAnAgents2({ high: contingencyPercents.high }),
              'agentWorstCents',
            ),
          ]}
        />
      </StackedTable>
      <p className="measure">{words}</p>
      <p className="measure text-xs text-soft">{citation}</p>
    </div>
  )
}
