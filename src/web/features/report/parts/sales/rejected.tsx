/** The sales that the search looked at and did not compare, with the reason of each: folded, and printed open. */
import type { ReactNode } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/rejected.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { inWhole, orBlank, soldIn } from '#web/verdict/sale-words.ts'
import { Named, StackedTable } from '#web/verdict/stacked-table.tsx'

type Rejected = HomeValueOnWire['rejected']

const named = (header: string, cell: ReactNode) => (
  <Named columns="many" header={header}>
    {cell}
  </Named>
)

const Examples = ({ examples }: Pick<Rejected, 'examples'>) => (
  <StackedTable columns="many">
    <DataTable
      caption={messages.thoseThatCameNearestToBeing()}
      rows={examples}
      rowKey={({ parcelId, sale }) => `${parcelId} ${sale.year} ${sale.month} ${sale.priceCents}`}
      columns={[
        {
          header: messages.sale(),
          rowHeader: true,
          cell: ({ address, parcelId }) => address || messages.parcel({ parcelId }),
        },
        {
          header: messages.soldIn(),
          cell: ({ sale }) =>
            named(messages.soldIn(), <span className="whitespace-nowrap">{soldIn(sale)}</span>),
        },
        {
          header: messages.price(),
          numeric: true,
          cell: ({ sale }) => named(messages.price(), formatMoney(sale.priceCents)),
        },
        {
          header: messages.sqFt(),
          numeric: true,
          cell: ({ livingAreaSqft }) => named(messages.sqFt(), orBlank(livingAreaSqft)),
        },
        {
          header: messages.notComparedBecause(),
          cell: ({ words }) => named(messages.notComparedBecause(), words),
        },
      ]}
    />
  </StackedTable>
)

export const RejectedSales = ({ rejected: { total, byReason, examples } }: { rejected: Rejected }) => {
  if (total === 0) return null
  return (
    <Disclosure summary={messages.otherSalesInTheCounty({ total: inWhole(total) })}>
      <div className="stack gap-6">
        <DataTable
          caption={messages.reasons()}
          rows={byReason}
          rowKey={({ reason }) => reason}
          columns={[
            { header: messages.notComparedBecause(), rowHeader: true, cell: ({ words }) => words },
            { header: messages.sales(), numeric: true, cell: ({ count }) => inWhole(count) },
          ]}
        />
        {examples.length > 0 && <Examples examples={examples} />}
      </div>
    </Disclosure>
  )
}
