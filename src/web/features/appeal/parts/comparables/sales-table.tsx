/** The sales that the record offers, the most alike first, each with a box to tick and the words why. */
import { Pencil } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { usualChosenSales } from '#core/case/params.ts'
import { entryOf } from '#core/case/sales/choose-sale.ts'
import { isOtherPrice, otherPriceWords } from '#core/document/facts/sales/recorded.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import * as words from '#messages/appeal/sales-table.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { inWhole, soldIn } from '#web/verdict/sale-words.ts'
import { type Comparable, justCentsOf, keyOf, numberOf, sharedWords, wordsOf } from './offered-sale.ts'

/** Of a sale in the owner's list: what can be changed of it. */
export type FieldsOfSale = {
  readonly fields: ReactNode
  /** Something in it is still asked for, so that it is open. */
  readonly isOpen: boolean
}

export type SalesTableProps = {
  homeValue: HomeValueOnWire
  comparables: CaseFile['comparables']
  /** What the county has; null where it is not known. */
  countyCents: number | null
  /** No more fit into the case. */
  isFull: boolean
  /** Without it no box is shown. */
  onUse?: (comparable: Comparable, isUsed: boolean) => void
  fieldsOf?: (sale: CaseSale) => FieldsOfSale
}

type RowProps = SalesTableProps & {
  comparable: Comparable
  /** Said above all of them already. */
  shared: readonly string[]
}

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

/** Only of this sale: how it is like the home, how much it is adjusted, and where it does not help. */
const Why = ({ comparable, homeValue, shared, countyCents }: RowProps) => {
  const isAbove = countyCents !== null && justCentsOf(comparable, homeValue) > countyCents
  const said = [
    ...wordsOf(comparable, homeValue).chips.filter((chip) => !shared.includes(chip)),
    words.adjustedBy({ percent: formatPercent(comparable.grossPercent) }),
  ]
  return (
    <p className="mt-1 text-sm text-soft">
      {said.join(' · ')}
      {isAbove && (
        <>
          <br />
          <span className="inline-block rounded-full border border-amber-line bg-amber-tint px-2 py-px text-xs font-bold text-amber">
            {words.aboveTheCountysValue()}
          </span>
        </>
      )}
    </p>
  )
}

const Sold = ({ comparable: { home, sale } }: RowProps) => (
  <span className="block text-sm text-soft">
    <span className="whitespace-nowrap">{words.sold({ when: soldIn(sale) })}</span>{' '}
    {home.livingAreaSqft !== null && (
      <span className="whitespace-nowrap">
        {words.sqFt({ livingAreaSqft: inWhole(home.livingAreaSqft) })}
      </span>
    )}
  </span>
)

const Price = ({ comparable: { adjustedCents, sale } }: RowProps) => (
  <p className="sm:text-right">
    <span className="font-bold">
      <Money cents={adjustedCents} />
    </span>{' '}
    <span className="text-sm whitespace-nowrap text-soft sm:block">
      {words.paid({ price: formatMoney(sale.priceCents) })}
    </span>
  </p>
)

type NameProps = RowProps & { number: number | null; boxId: string }

const Name = ({ comparable, onUse, number, boxId }: NameProps) => {
  const street = streetOf(comparable.home.address)
  const mark = number !== null && (
    <span className="mr-1 inline-grid min-w-[1.6em] place-items-center rounded-full bg-action px-1 py-px text-sm text-on-action">
      <span className="sr-only">{words.numbered({ number })}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  )
  if (!onUse)
    return (
      <span className="font-bold">
        {mark}
        {street}
      </span>
    )
  return (
    <label htmlFor={boxId} className="font-bold">
      <span className="sr-only">{words.pleaseUseSale()}</span> {mark} {street}
    </label>
  )
}

type EditProps = { label: string; isOpen: boolean; onPress: () => void }

const Edit = ({ label, isOpen, onPress }: EditProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-label={label}
    onClick={onPress}
    className="-my-2 -mr-1 flex size-11 shrink-0 items-center justify-center rounded-md text-action hover:bg-tint"
  >
    <Pencil aria-hidden="true" className="size-5" />
  </button>
)

const Row = (props: RowProps) => {
  const { comparable, comparables, isFull, onUse, fieldsOf } = props
  const boxId = useId()
  const number = numberOf(comparables, comparable)
  const mine = entryOf(comparables, comparable)
  const own = mine && fieldsOf?.(mine)
  /** Undefined until the row has opened once, by a press or because something is asked for: it stays while that is typed. */
  const [isSet, setOpen] = useState<boolean>()
  if (isSet === undefined && own?.isOpen) setOpen(true)
  const isOpen = isSet ?? false
  return (
    <tr className={`border-b border-line align-top ${number === null ? '' : 'bg-tint/40'}`}>
      {onUse && (
        <td className="py-3 pl-1">
          <input
            id={boxId}
            type="checkbox"
            className="size-6"
            checked={number !== null}
            disabled={isFull && number === null}
            onChange={({ target }) => onUse(comparable, target.checked)}
          />
        </td>
      )}
      <td className="py-3 pr-1">
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-48">
              <Name {...props} number={number} boxId={boxId} />
              <Sold {...props} />
            </div>
            <Price {...props} />
          </div>
          {own && (
            <Edit
              label={
                number === null
                  ? words.editSaleOf({ street: streetOf(comparable.home.address) })
                  : words.editSale({ number })
              }
              isOpen={isOpen}
              onPress={() => setOpen(!isOpen)}
            />
          )}
        </div>
        <Why {...props} />
        <OtherPrice {...props} />
        {own && isOpen && <div className="stack gap-5 pt-4">{own.fields}</div>}
      </td>
    </tr>
  )
}

/** As many as are used in one press; more at once are a list that nobody reads. */
const SHOWN_FIRST = usualChosenSales

export const SalesTable = (props: SalesTableProps) => {
  const { homeValue, comparables, onUse } = props
  const offered = homeValue.comparables
  const shared = sharedWords(homeValue)
  const rows = useRef<HTMLTableSectionElement>(null)
  const [showsAll, setShowsAll] = useState(() =>
    offered.slice(SHOWN_FIRST).some((comparable) => numberOf(comparables, comparable) !== null),
  )
  const shown = showsAll ? offered : offered.slice(0, SHOWN_FIRST)
  const more = offered.length - shown.length
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    rows.current?.rows[SHOWN_FIRST]?.querySelector('input')?.focus()
  }
  return (
    <div className="stack min-w-0 items-start gap-3">
      <p className="measure text-sm">
        {shared.length > 0 && words.allOfThem({ count: offered.length, shared: shared.join(', ') })}{' '}
        {words.inOrder()}
      </p>
      <table className="w-full table-fixed border-collapse wrap-break-word">
        <caption className="sr-only">{words.salesOnTheCountysRecordThe()}</caption>
        <thead>
          <tr className="border-b-2 border-control text-left align-bottom text-sm">
            {onUse && (
              <th scope="col" className="w-11 py-2 pl-1">
                <span className="max-sm:sr-only">{words.use()}</span>
              </th>
            )}
            <th scope="col" className="py-2 pr-1">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>{words.sale()}</span>
                <span>{words.adjustedToYourHome()}</span>
              </span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {shown.map((comparable) => (
            <Row key={keyOf(comparable)} comparable={comparable} shared={shared} {...props} />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button variant="secondary" size="sm" onClick={showAll}>
          {words.showMore({ count: more })}
        </Button>
      )}
    </div>
  )
}
