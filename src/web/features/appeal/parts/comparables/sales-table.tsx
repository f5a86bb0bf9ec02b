/** The sales that the record offers, the most alike first, each with a box to tick and the words why. */
import { useId } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile } from '#core/case/file.ts'
import { entryOf } from '#core/case/sales/choose-sale.ts'
import { isOtherPrice, otherPriceWords } from '#core/document/facts/sales/recorded.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import * as words from '#messages/appeal/sales-table.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { inWhole, letterOf, soldIn } from '#web/verdict/sale-words.ts'
import { type Comparable, isUsed, keyOf, wordsOf } from './offered-sale.ts'

export type SalesTableProps = {
  homeValue: HomeValueOnWire
  comparables: CaseFile['comparables']
  /** No more fit into the case. */
  isFull: boolean
  /** Without it no box is shown. */
  onUse?: (comparable: Comparable, isUsed: boolean) => void
}

const Chips = ({ chips }: { chips: readonly string[] }) => (
  <ul aria-label={words.whyItIsLikeYourHome()} className="mt-1.5 flex flex-wrap gap-1.5">
    {chips.map((chip) => (
      <li key={chip} className="rounded-md bg-tint px-2 py-0.5 text-sm wrap-anywhere">
        {chip}
      </li>
    ))}
  </ul>
)

type RowProps = SalesTableProps & { comparable: Comparable; letter: string }

/** Asked where it is offered: the papers state the recorded price. */
const OtherPrice = ({ comparables, comparable }: Pick<RowProps, 'comparables' | 'comparable'>) => {
  const mine = entryOf(comparables, comparable)
  if (!mine || !isOtherPrice(mine, comparable)) return null
  return (
    <Notice tone="deadline" title={words.theRecordSays({ price: formatMoney(comparable.sale.priceCents) })}>
      <p>{otherPriceWords(mine, comparable)}</p>
    </Notice>
  )
}

/** Its town is the home's own or near it, and would fill a phone's line. */
const streetOf = (address: string): string => address.split(',', 1).join('')

const Row = (props: RowProps) => {
  const { comparable, letter, comparables, homeValue, isFull, onUse } = props
  const { home, sale, adjustedCents, netPercent, grossPercent } = comparable
  const id = useId()
  const used = isUsed(comparables, comparable)
  const price = (
    <>
      <span className="font-bold">
        <Money cents={adjustedCents} />
      </span>
      <span className="block text-sm text-soft">{words.paid({ price: formatMoney(sale.priceCents) })}</span>
    </>
  )
  return (
    <tbody className={`border-b border-line align-top ${used ? 'bg-tint/40' : ''}`}>
      <tr>
        {onUse && (
          <td rowSpan={2} className="py-3 pr-3 pl-1">
            <input
              id={id}
              type="checkbox"
              className="size-6"
              checked={used}
              disabled={isFull && !used}
              onChange={({ target }) => onUse(comparable, target.checked)}
            />
          </td>
        )}
        <th scope="rowgroup" className="min-w-0 pt-3 pr-2 text-left font-normal">
          {onUse ? (
            <label htmlFor={id} className="font-bold wrap-break-word">
              <span className="sr-only">{words.pleaseUseSale()}</span> {letter}. {streetOf(home.address)}
            </label>
          ) : (
            <span className="font-bold wrap-break-word">
              {letter}. {streetOf(home.address)}
            </span>
          )}
          <span className="block text-sm text-soft">
            {words.sold({ when: soldIn(sale) })}{' '}
            {home.livingAreaSqft !== null && (
              <span className="whitespace-nowrap">
                {words.sqFt({ livingAreaSqft: inWhole(home.livingAreaSqft) })}
              </span>
            )}
          </span>
          <div className="mt-1 @min-[20rem]:hidden">
            <span className="text-sm">{words.adjustedToYourHome()}</span> {price}
          </div>
        </th>
        <td className="hidden pt-3 pr-1 text-right @min-[20rem]:table-cell">{price}</td>
      </tr>
      <tr>
        <td colSpan={2} className="pr-1 pb-3">
          <Chips chips={wordsOf(comparable, homeValue).chips} />
          <p className="mt-1 text-sm text-soft">
            {words.adjustedNetGross({
              netPercent: formatPercent(netPercent),
              grossPercent: formatPercent(grossPercent),
            })}
          </p>
          <OtherPrice {...props} />
        </td>
      </tr>
    </tbody>
  )
}

/** Where large text leaves no room for two columns, the price is below the address. */
export const SalesTable = (props: SalesTableProps) => (
  <div className="@container min-w-0">
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.salesOnTheCountysRecordThe()}</caption>
      <thead>
        <tr className="border-b-2 border-control text-left align-bottom text-sm">
          {props.onUse && (
            <th scope="col" className="py-2 pr-2 pl-1 whitespace-nowrap">
              {words.use()}
            </th>
          )}
          <th scope="col" className="py-2 pr-2">
            {words.sale()}
          </th>
          <th scope="col" className="hidden py-2 pr-1 text-right @min-[20rem]:table-cell">
            {words.adjustedToYourHome()}
          </th>
        </tr>
      </thead>
      {props.homeValue.comparables.map((comparable, at) => (
        <Row key={keyOf(comparable)} comparable={comparable} letter={letterOf(at)} {...props} />
      ))}
    </table>
  </div>
)
