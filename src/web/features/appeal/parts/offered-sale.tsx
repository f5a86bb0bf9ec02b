/** One sale that the roll offers: what it says in few lines, and the way to take it over into the case. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { isOtherPrice, otherPriceWords, recordedSale } from '#core/document/facts/sales/recorded.ts'
import { formatMoney } from '#core/money.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { monthNames } from '../months.ts'

export type Comparable = HomeValueOnWire['comparables'][number]

export const takenFrom = (comparables: CaseFile['comparables'], comparable: Comparable) =>
  comparables.find((sale) => recordedSale(sale, [comparable]) !== undefined)

const taken = ({ home, sale }: Comparable): CaseSale => ({
  id: crypto.randomUUID(),
  source: 'roll',
  address: home.address,
  parcelId: home.parcelId,
  soldYear: sale.year,
  soldMonth: sale.month,
  priceCents: sale.priceCents,
  livingAreaSqft: home.livingAreaSqft,
  yearBuilt: home.effectiveYearBuilt,
  recordedAt: sale.recording,
  decision: null,
  reason: '',
})

/** With the minus sign that the papers print. */
const wholePercent = (percent: number): string => `${Math.round(percent)}%`.replace('-', '−')

const Facts = ({ home, sale, nearnessWords, adjustedCents, netPercent, grossPercent }: Comparable) => (
  <>
    <p>
      Sold {monthNames[sale.month - 1]} {sale.year} for {formatMoney(sale.priceCents)}.{' '}
      {home.livingAreaSqft === null
        ? 'Living area blank'
        : `${home.livingAreaSqft.toLocaleString('en-US')} sq ft`}
      , effective year {home.effectiveYearBuilt ?? 'blank'}. {nearnessWords}.
    </p>
    <p>
      Adjusted to your home: <strong>{formatMoney(adjustedCents)}</strong>{' '}
      <span className="text-soft">
        (net {wholePercent(netPercent)}, gross {wholePercent(grossPercent)})
      </span>
    </p>
  </>
)

/** Asked where it is offered: the papers state the recorded price. */
const OtherPrice = ({ mine, comparable }: { mine: CaseSale; comparable: Comparable }) => (
  <Notice tone="deadline" title={`The record says ${formatMoney(comparable.sale.priceCents)}`}>
    <p>{otherPriceWords(mine, comparable)}</p>
  </Notice>
)

type OfferProps = {
  comparable: Comparable
  comparables: CaseFile['comparables']
  onTake: (sale: CaseSale) => void
}

export const OfferedSale = ({ comparable, comparables, onTake }: OfferProps) => {
  const mine = takenFrom(comparables, comparable)
  return (
    <li className="stack gap-2 border-t border-line pt-3">
      <h4 className="font-bold">{comparable.home.address}</h4>
      <Facts {...comparable} />
      {mine && isOtherPrice(mine, comparable) && <OtherPrice mine={mine} comparable={comparable} />}
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onTake(taken(comparable))}
          disabled={mine !== undefined}
          disabledReason="It is in your list below."
        >
          Add to my list
          <span className="sr-only">: {comparable.home.address}</span>
        </Button>
      </div>
    </li>
  )
}
