/** What lower values leave of one year's saving: after the fee, and then after the price of either plan. */
import type { Report } from '#contract/report/reports.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as messages from '#messages/verdict/cuts-table.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { type CutRow, cutRows } from '#words/next-step/cut-rows.ts'
import { Named, StackedTable } from './stacked-table.tsx'

const Amount = ({ cents }: { cents: number | null }) => (
  <span className="text-sm whitespace-nowrap sm:text-base">
    {cents === null ? messages.notKnown() : formatMoney(inWholeDollars(cents))}
  </span>
)

/** After a price of the course: each plan has its own. */
const planColumn = (header: string, left: 'afterPriceCents' | 'afterEnhancedCents') => ({
  header,
  numeric: true,
  cell: (row: CutRow) => (
    <Named columns="few" header={header}>
      <Amount cents={row[left]} />
    </Named>
  ),
})

type CutsTableProps = { step: NonNullable<Report['nextStep']>; isOwner: boolean }

/** What the estimate, and a plausible cut, leaves of one year's saving, after the filing fee and after the price of either plan. */
export const CutsTable = ({ step, isOwner }: CutsTableProps) => (
  <StackedTable columns="few">
    <DataTable
      caption={messages.oneYearsSavingIfTheValue({ fee: formatMoney(step.feeCents) })}
      rows={cutRows(step)}
      rowKey={({ label }) => label}
      columns={[
        { header: messages.cut(), rowHeader: true, cell: ({ label }) => label },
        {
          header: messages.youdKeep(),
          numeric: true,
          wideOnly: !isOwner,
          cell: ({ afterFeeCents }) => (
            <Named columns="few" header={messages.youdKeep()}>
              <Amount cents={afterFeeCents} />
            </Named>
          ),
        },
        // Who has bought the course pays nothing more for it.
        ...(isOwner
          ? []
          : [
              planColumn(
                messages.afterTheCourse({ price: formatMoney(products.standard.priceCents) }),
                'afterPriceCents',
              ),
              planColumn(
                messages.afterEnhanced({ price: formatMoney(products.ai_enhanced.priceCents) }),
                'afterEnhancedCents',
              ),
            ]),
      ]}
    />
  </StackedTable>
)
