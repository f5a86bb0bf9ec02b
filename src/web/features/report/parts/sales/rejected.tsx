/** The sales that the search looked at and did not compare, with the reason of each: folded, and printed open. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/rejected.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { inWhole, orBlank, soldIn } from '#web/verdict/sale-words.ts'

type Rejected = HomeValueOnWire['rejected']

const Examples = ({ examples }: Pick<Rejected, 'examples'>) => (
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
        cell: ({ sale }) => <span className="whitespace-nowrap">{soldIn(sale)}</span>,
      },
      { header: messages.price(), numeric: true, cell: ({ sale }) => formatMoney(sale.priceCents) },
      { header: messages.sqFt(), numeric: true, cell: ({ livingAreaSqft }) => orBlank(livingAreaSqft) },
      { header: messages.notComparedBecause(), cell: ({ words }) => words },
    ]}
  />
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
