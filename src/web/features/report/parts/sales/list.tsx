/** The compared sales one by one, each opening to how its price was adjusted. */
import { ChevronRight } from 'lucide-react'
import { saleNumber } from '#core/figure/sale-number.ts'
import { formatMoney } from '#core/money.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/report/list.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import {
  type Comparable,
  differenceWords,
  inWhole,
  itemNames,
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

/** On a phone, where the head of the table is not shown, its column's name is drawn before it. */
const named = (header: string, cell: string) =>
  cell !== '' && (
    <span
      data-column={header}
      className="max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:before:text-soft max-sm:before:content-[attr(data-column)] sm:whitespace-nowrap"
    >
      {cell}
    </span>
  )

/** On a phone each row is a few lines, so that nothing is out of sight. */
const stacked =
  'max-sm:[&_thead]:sr-only max-sm:[&_table]:block max-sm:[&_:is(tbody,tr,th,td)]:block max-sm:[&_tr]:py-2 max-sm:[&_:is(th,td)]:px-0 max-sm:[&_:is(th,td)]:py-0.5 max-sm:[&_tbody_th]:font-bold max-sm:[&_td]:text-left'

type AdjustmentsProps = { number: string; adjustments: Comparable['adjustments'] }

const Adjustments = ({ number, adjustments }: AdjustmentsProps) => (
  <div className={stacked}>
    <DataTable
      caption={words.howThePriceOfSaleWas({ number })}
      hideCaption
      rows={adjustments.filter(({ difference, amountCents }) => difference !== null || amountCents !== 0)}
      rowKey={({ item }) => item}
      columns={[
        { header: words.whatDiffers(), rowHeader: true, cell: ({ item }) => itemNames[item] },
        { header: words.how(), cell: differenceWords },
        { header: words.rate(), numeric: true, cell: (line) => named(words.rate(), rateWords(line)) },
        {
          header: words.addedToThePrice(),
          numeric: true,
          cell: ({ amountCents }) => named(words.addedToThePrice(), signedMoney(amountCents)),
        },
      ]}
    />
  </div>
)

type SaleProps = { comparable: Comparable; number: string; isLater: boolean }

const Sale = ({ comparable, number, isLater }: SaleProps) => {
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
            {number}. {home.address}
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
        <p className="text-sm text-soft wrap-anywhere">{unbroken(factsOf(comparable))}</p>
        <Adjustments number={number} adjustments={adjustments} />
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
          number={saleNumber(at)}
          isLater={isAfterValueDate(comparable.sale, rollYear)}
        />
      ))}
    </div>
  </div>
)
