/** The sales that the record offers, the most alike first, each with a box to tick and the words why. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { usualChosenSales } from '#core/case/params.ts'
import { entryOf } from '#core/case/sales/choose-sale.ts'
import { isOtherPrice, otherPriceWords } from '#core/document/facts/sales/recorded.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { areInOneArea } from '#core/valuation/select/nearest-first.ts'
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

/** With its town the name of a sale would fill a phone's line. */
const streetOf = (address: string): string => address.split(',', 1).join('')

/** Null where the roll names none. */
const townOf = (address: string): string | null => {
  const [, town, state] = address.split(', ')
  return state === undefined ? null : (town ?? null)
}

/** It would speak for the county. */
const isAboveCounty = ({ comparable, homeValue, countyCents }: RowProps): boolean =>
  countyCents !== null && justCentsOf(comparable, homeValue) > countyCents

/** Between a phone's cards and a wide table its column would press the dollars together: the line below says the size. */
const NO_SIZE_COLUMN = '@min-[34rem]:@max-[42rem]:hidden'
const SIZE_BELOW = '@max-[34rem]:hidden @min-[42rem]:hidden'

/** Only of this sale: how it is like the home, how much it is adjusted, and where it does not help. */
const Why = (props: RowProps) => {
  const { comparable, homeValue, shared } = props
  const town = townOf(comparable.home.address)
  const said = [
    ...(town === null || town === townOf(homeValue.home.address) ? [] : [town]),
    ...wordsOf(comparable, homeValue).chips.filter((chip) => !shared.includes(chip)),
    words.adjustedBy({ percent: formatPercent(comparable.grossPercent) }),
    ...(isAboveCounty(props) ? [words.aboveTheCountysValue()] : []),
  ]
  const { livingAreaSqft } = comparable.home
  return (
    <p className="text-sm text-soft @min-[34rem]:text-xs">
      {livingAreaSqft !== null && (
        <span className={SIZE_BELOW}>
          {inWhole(livingAreaSqft)} {words.sqFt()} ·{' '}
        </span>
      )}
      {said.join(' · ')}
    </p>
  )
}

/** On a phone, where no head names the column, a word before or behind the figure does. */
const Named = ({ children }: { children: ReactNode }) => (
  <span className="@min-[34rem]:hidden">{children}</span>
)

/** Columns of a table where there is room; else the lines of a card, the adjusted price before the one paid. */
const Facts = ({ comparable: { home, sale, adjustedCents } }: RowProps) => (
  <>
    <td className="proportional-nums @min-[34rem]:text-xs @min-[34rem]:whitespace-nowrap @max-[34rem]:basis-[54%]">
      <Named>{words.sold()} </Named>
      {soldIn(sale)}
    </td>
    <td
      className={`@min-[34rem]:text-right @min-[34rem]:text-xs @max-[34rem]:grow @max-[34rem]:basis-1/3 ${NO_SIZE_COLUMN}`}
    >
      {home.livingAreaSqft !== null && (
        <>
          {inWhole(home.livingAreaSqft)}
          <Named> {words.sqFt()}</Named>
        </>
      )}
    </td>
    <td className="@min-[34rem]:text-right @min-[34rem]:text-xs @max-[34rem]:order-1 @max-[34rem]:grow @max-[34rem]:basis-1/3">
      <Named>{words.paid()} </Named>
      <Money cents={sale.priceCents} />
    </td>
    <td className="font-bold @min-[34rem]:text-right @max-[34rem]:basis-[54%]">
      <Named>{words.adjusted()} </Named>
      <Money cents={adjustedCents} />
    </td>
  </>
)

type NameProps = RowProps & { number: number | null; boxId: string }

const Name = ({ comparable, onUse, number, boxId }: NameProps) => {
  const street = streetOf(comparable.home.address)
  const mark = number !== null && (
    <span className="mr-1.5 inline-grid min-w-[1.6em] place-items-center rounded-full bg-action px-1 py-px text-sm text-on-action @min-[34rem]:text-xs">
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
    className="-ml-1 flex h-11 min-w-8 items-center justify-center rounded-md text-[min(0.9375rem,4.7vw)] text-action underline underline-offset-4 hover:bg-tint @min-[34rem]:h-7"
  >
    {words.edit()}
  </button>
)

/** Undefined until the row has opened once, by a press or because something is asked for: it stays while that is typed. */
const useOpen = (own: FieldsOfSale | undefined) => {
  const [isSet, setOpen] = useState<boolean>()
  if (isSet === undefined && own?.isOpen) setOpen(true)
  return { isOpen: isSet ?? false, setOpen }
}

/** Two lines: the sale with its figures, and under them why. */
const Sale = (props: RowProps) => {
  const { comparable, comparables, isFull, onUse, fieldsOf } = props
  const boxId = useId()
  const number = numberOf(comparables, comparable)
  const mine = entryOf(comparables, comparable)
  const own = mine && fieldsOf?.(mine)
  const { isOpen, setOpen } = useOpen(own)
  const indent = onUse ? '@max-[34rem]:pl-14' : ''
  return (
    <tbody
      className={`border-b border-line @max-[34rem]:relative @max-[34rem]:block @max-[34rem]:py-3 ${number === null ? '' : 'bg-tint/40'} ${isAboveCounty(props) && number === null ? 'text-soft' : ''}`}
    >
      <tr
        className={`text-sm @max-[34rem]:flex @max-[34rem]:flex-wrap @max-[34rem]:gap-x-3 @min-[34rem]:align-baseline @min-[34rem]:[&>*]:px-2.5 @min-[34rem]:[&>*]:pt-3 ${indent}`}
      >
        {onUse && (
          <td rowSpan={2} className="align-top @max-[34rem]:absolute @max-[34rem]:left-1 @min-[34rem]:!pl-1">
            <input
              id={boxId}
              type="checkbox"
              className="size-6"
              checked={number !== null}
              disabled={isFull && number === null}
              onChange={({ target }) => onUse(comparable, target.checked)}
            />
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
          </td>
        )}
        <th
          scope="row"
          className="text-left font-normal @max-[34rem]:basis-full @max-[34rem]:text-base xl:text-xs"
        >
          <Name {...props} number={number} boxId={boxId} />
        </th>
        <Facts {...props} />
      </tr>
      <tr className={`@max-[34rem]:block ${indent}`}>
        <td colSpan={5} className="@max-[34rem]:block @min-[34rem]:px-2.5 @min-[34rem]:pb-3">
          <Why {...props} />
          <OtherPrice {...props} />
          {own && isOpen && <div className="stack gap-5 pt-4 text-base text-ink">{own.fields}</div>}
        </td>
      </tr>
    </tbody>
  )
}

/** On a phone each sale names its figures itself. */
const Head = ({ hasBoxes }: { hasBoxes: boolean }) => (
  <thead className="text-sm @max-[34rem]:sr-only">
    <tr className="border-b-2 border-control text-left align-bottom [&>*]:px-2.5 [&>*]:py-2">
      {hasBoxes && (
        <th scope="col" className="!pl-1">
          {words.use()}
        </th>
      )}
      <th scope="col" className="w-full">
        {words.sale()}
      </th>
      <th scope="col">{words.sold()}</th>
      <th scope="col" className={`text-right whitespace-nowrap ${NO_SIZE_COLUMN}`}>
        {words.columnSqFt()}
      </th>
      {[words.paid(), words.adjusted()].map((column) => (
        <th key={column} scope="col" className="text-right whitespace-nowrap">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/** As many as are used in one press; more at once are a list that nobody reads. */
const SHOWN_FIRST = usualChosenSales

export const SalesTable = (props: SalesTableProps) => {
  const { homeValue, comparables, onUse } = props
  const offered = homeValue.comparables
  const shared = sharedWords(homeValue)
  const table = useRef<HTMLTableElement>(null)
  const [showsAll, setShowsAll] = useState(() =>
    offered.slice(SHOWN_FIRST).some((comparable) => numberOf(comparables, comparable) !== null),
  )
  const shown = showsAll ? offered : offered.slice(0, SHOWN_FIRST)
  const more = offered.length - shown.length
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    table.current?.tBodies[SHOWN_FIRST]?.querySelector('input')?.focus()
  }
  return (
    <div className="stack @container min-w-0 items-start gap-3">
      <p className="measure text-sm">
        {shared.length > 0 && words.allOfThem({ count: offered.length, shared: shared.join(', ') })}{' '}
        {words.inOrder({ isOneArea: areInOneArea(offered) ? 'yes' : 'no' })}
      </p>
      <table
        ref={table}
        className="w-full border-collapse wrap-break-word @max-[34rem]:block @max-[34rem]:border-t-2 @max-[34rem]:border-control"
      >
        <caption className="sr-only">{words.salesOnTheCountysRecordThe()}</caption>
        <Head hasBoxes={onUse !== undefined} />
        {shown.map((comparable) => (
          <Sale key={keyOf(comparable)} comparable={comparable} shared={shared} {...props} />
        ))}
      </table>
      {more > 0 && (
        <Button variant="secondary" size="sm" onClick={showAll}>
          {words.showMore({ count: more })}
        </Button>
      )}
    </div>
  )
}
