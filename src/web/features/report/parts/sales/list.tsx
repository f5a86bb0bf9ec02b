/** The compared sales one by one, each opening to how its price was adjusted. */
import { ChevronRight } from 'lucide-react'
import { formatMoney } from '#core/money.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/report/list.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import {
  type Comparable,
  differenceWords,
  inWhole,
  itemNames,
  letterOf,
  rateWords,
  signedMoney,
  soldIn,
} from '#web/verdict/sale-words.ts'

const factsOf = ({ home, sale, nearnessWords }: Comparable): string =>
  [
    nearnessWords,
    home.useName,
    home.livingAreaSqft === null ? null : words.sqFt({ livingAreaSqft: inWhole(home.livingAreaSqft) }),
    home.effectiveYearBuilt === null ? null : words.effectiveYear({ year: home.effectiveYearBuilt }),
    `parcel ${home.parcelId}`,
    sale.recording || null,
  ]
    .filter((fact) => fact !== null)
    .join(' · ')

type SaleProps = { comparable: Comparable; letter: string; isLater: boolean }

const Sale = ({ comparable, letter, isLater }: SaleProps) => {
  const { home, sale, adjustments, adjustedCents } = comparable
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-action transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 grow">
          <span className="font-bold">
            {letter}. {home.address}
          </span>{' '}
          <span className="block text-sm text-soft">
            {rich(
              words.forAdjusted({
                when: soldIn(sale),
                isLater: () => isLater && ' (after January 1)',
                price: formatMoney(sale.priceCents),
                adjusted: formatMoney(adjustedCents),
              }),
            )}
          </span>
        </span>
      </summary>
      <div className="stack gap-3 pb-5 sm:pl-8">
        <p className="text-sm text-soft wrap-anywhere">{factsOf(comparable)}</p>
        <DataTable
          caption={words.howThePriceOfSaleWas({ letter })}
          hideCaption
          rows={adjustments.filter(({ difference, amountCents }) => difference !== null || amountCents !== 0)}
          rowKey={({ item }) => item}
          columns={[
            { header: words.whatDiffers(), rowHeader: true, cell: ({ item }) => itemNames[item] },
            { header: words.how(), cell: differenceWords },
            {
              header: words.rate(),
              numeric: true,
              cell: (line) => <span className="whitespace-nowrap">{rateWords(line)}</span>,
            },
            {
              header: words.addedToThePrice(),
              numeric: true,
              cell: ({ amountCents }) => (
                <span className="whitespace-nowrap">{signedMoney(amountCents)}</span>
              ),
            },
          ]}
        />
      </div>
    </details>
  )
}

type SaleListProps = { comparables: readonly Comparable[]; rollYear: number }

export const SaleList = ({ comparables, rollYear }: SaleListProps) => (
  <div>
    <h3>{words.theSalesOneByOne()}</h3>
    <p className="mt-1 text-sm text-soft">{words.openASaleToSeeWhat()}</p>
    <div className="mt-3 border-t border-line">
      {comparables.map((comparable, at) => (
        <Sale
          key={comparable.home.parcelId + comparable.sale.month}
          comparable={comparable}
          letter={letterOf(at)}
          isLater={isAfterValueDate(comparable.sale, rollYear)}
        />
      ))}
    </div>
  </div>
)
