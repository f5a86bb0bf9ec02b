/** What the offered sales and the choice among them leave open, each said only where it is so. */
import type { CaseFile } from '#core/case/file.ts'
import { entryOf } from '#core/case/sales/choose-sale.ts'
import { nearerUnused } from '#core/case/sales/nearer-sales.ts'
import { formatMonth } from '#core/date-forms.ts'
import { isNear } from '#core/document/facts/sales/listed/unplaced.ts'
import { purchaseEvidence } from '#core/document/facts/sales/purchase-evidence.ts'
import { widenedTo } from '#core/document/facts/sales/stretch.ts'
import { formatMoney } from '#core/money.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import { COMPARABLES } from '#core/valuation/params.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import {
  type Comparable,
  countyCentsOf,
  isUsed,
  justCentsOf,
  type OfferProps,
  withUsed,
} from './offered-sale.ts'

type NoteProps = Pick<OfferProps, 'homeValue' | 'file'>

/** Said before any is chosen. */
export const AllAbove = ({ homeValue, file }: NoteProps) => {
  const own = countyCentsOf(homeValue, file)
  if (own === null || !homeValue.comparables.every((sale) => justCentsOf(sale, homeValue) > own)) return null
  return (
    <p className="measure font-bold">
      {messages.allPointAboveYours({ count: homeValue.comparables.length, value: formatMoney(own) })}
    </p>
  )
}

/** What is asked for above is a sale nearby. */
export const NoneNearby = ({ homeValue: { comparables, uniformity } }: Pick<NoteProps, 'homeValue'>) =>
  comparables.some(isNear) ? null : (
    <p className="measure">
      {messages.noneIsInYourNeighborhood({
        count: comparables.length,
        sold: uniformity?.saleCount ?? 0,
      })}
    </p>
  )

/** Lessons ask for sales nearer in size: why these are further away. */
export const WiderSearch = ({ homeValue: { comparables, searchedWords } }: Pick<NoteProps, 'homeValue'>) => {
  const percent = widenedTo(searchedWords, comparables)
  return (
    percent !== null && (
      <p className="measure">{messages.fewSoldNearby({ wanted: COMPARABLES.wanted, percent })}</p>
    )
  )
}

/** Why the own purchase, which is in the plot, is none of what is offered: the price itself is not clearly below the county’s value. */
export const PurchaseAside = ({ homeValue, file }: NoteProps) => {
  const {
    ownSales: [own],
    ownSaleCompared,
  } = homeValue
  const justCents = countyCentsOf(homeValue, file)
  if (own === undefined || ownSaleCompared === undefined || justCents === null) return null
  const { justValueCents, broughtCents } = ownSaleCompared
  if (justValueCents === undefined || broughtCents === undefined || justValueCents >= justCents) return null
  const { priceCents } = own
  if (purchaseEvidence({ ownSales: [own], ownSaleCompared }, justCents) !== null) return null
  return (
    <p className="measure">
      {messages.yourPurchaseIsNoSupport({
        price: formatMoney(priceCents),
        month: formatMonth(own),
        // The higher of the two is why.
        brought: broughtCents > priceCents ? formatMoney(broughtCents) : 'none',
        side: Math.max(priceCents, broughtCents) >= justCents ? 'above' : 'about',
        just: formatMoney(justCents),
        value: formatMoney(justValueCents),
      })}
    </p>
  )
}

const nearerTo = (
  comparables: CaseFile['comparables'],
  { comparables: offered, rollYear }: NoteProps['homeValue'],
) => nearerUnused(comparables, offered, rollYear)

const namesOf = (sales: readonly Comparable[]): string =>
  sales.map(({ home }) => home.address.split(', ', 1).join('') || home.parcelId).join('; ')

/** What a magistrate would say of it, said only while a sale that needs less can be taken, and not beside its offer. */
export const MuchAdjustedNote = ({ homeValue, file: { comparables } }: NoteProps) => {
  const { comparables: offered, rollYear } = homeValue
  const much = offered.filter((one) => isUsed(comparables, one) && isMuchAdjusted(one))
  const hasBetter = offered.some(
    (one) =>
      entryOf(comparables, one) === undefined &&
      !isAfterValueDate(one.sale, rollYear) &&
      !isMuchAdjusted(one),
  )
  if (much.length === 0 || !hasBetter || nearerTo(comparables, homeValue).length > 0) return null
  const [count, percent] = [much.length, COMPARABLES.muchGrossPercent]
  return (
    <Notice title={messages.aSaleNeedsMuchAdjusting({ count })}>
      <p>{messages.pastThatLittleWeight({ names: namesOf(much), percent, count })}</p>
    </Notice>
  )
}

/** Left out without a reason, a nearer sale looks like picking; one press takes it in. */
export const NearerNote = ({
  homeValue,
  file: { comparables },
  onChange,
}: Omit<OfferProps, 'onPurchaseAlone'>) => {
  const nearer = nearerTo(comparables, homeValue)
  if (nearer.length === 0) return null
  const names = namesOf(nearer)
  return (
    <Notice title={messages.aNearerSaleIsNotUsed({ count: nearer.length })}>
      <div className="stack items-start gap-3">
        <p>{messages.theyNeedSmallerAdjustments({ names, count: nearer.length })}</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange(withUsed(comparables, nearer, homeValue))}
        >
          {messages.takeThemInToo({ count: nearer.length })}
        </Button>
      </div>
    </Notice>
  )
}
