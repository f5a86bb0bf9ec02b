/** The sales nearby that were not compared, with the reason of each: folded, and printed open. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatMoney } from '#core/money.ts'
import { inWhole, orBlank, soldIn } from '#web/features/report/sale-words.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

type Rejected = HomeValueOnWire['rejected']

const Examples = ({ examples }: Pick<Rejected, 'examples'>) => (
  <DataTable
    caption="Those that came nearest to being compared"
    rows={examples}
    rowKey={({ parcelId, sale }) => `${parcelId} ${sale.year} ${sale.month} ${sale.priceCents}`}
    columns={[
      { header: 'Sale', rowHeader: true, cell: ({ address, parcelId }) => address || `Parcel ${parcelId}` },
      { header: 'Sold in', cell: ({ sale }) => <span className="whitespace-nowrap">{soldIn(sale)}</span> },
      { header: 'Price', numeric: true, cell: ({ sale }) => formatMoney(sale.priceCents) },
      { header: 'Sq ft', numeric: true, cell: ({ livingAreaSqft }) => orBlank(livingAreaSqft) },
      { header: 'Not compared because', cell: ({ words }) => words },
    ]}
  />
)

export const RejectedSales = ({ rejected: { total, byReason, examples } }: { rejected: Rejected }) => {
  if (total === 0) return null
  return (
    <Disclosure summary={`${inWhole(total)} sales nearby that were not compared, and why`}>
      <div className="stack gap-6">
        <DataTable
          caption="Reasons"
          rows={byReason}
          rowKey={({ reason }) => reason}
          columns={[
            { header: 'Not compared because', rowHeader: true, cell: ({ words }) => words },
            { header: 'Sales', numeric: true, cell: ({ count }) => inWhole(count) },
          ]}
        />
        {examples.length > 0 && (
          <div className="print:hidden">
            <Examples examples={examples} />
          </div>
        )}
      </div>
    </Disclosure>
  )
}
