/** The sales that the record offers, the most alike first, each with a box to tick and the words why. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { entryOf } from '#core/case/sales/choose-sale.ts'
import { isOtherPrice, otherPriceWords } from '#core/document/facts/sales/recorded.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import * as words from '#messages/appeal/sales-table.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { inWhole, letterOf, soldIn } from '#web/verdict/sale-words.ts'
import { type Comparable, isUsed, justCentsOf, keyOf, sharedWords, wordsOf } from './offered-sale.ts'

export type SalesTableProps = {
  homeValue: HomeValueOnWire
  comparables: CaseFile['comparables']
  /** What the county has; null where it is not known. */
  countyCents: number | null
  /** No more fit into the case. */
  isFull: boolean
  /** Without it no box is shown. */
  onUse?: (comparable: Comparable, isUsed: boolean) => void
  /** Of a sale in the owner's list: its fields, folded in its row. */
  fieldsOf?: (sale: CaseSale) => ReactNode
}

type RowProps = SalesTableProps & {
  comparable: Comparable
  letter: string
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

/** Where a sale stands in the owner's list, and what is kept of it. */
const OwnFields = ({ comparables, comparable, fieldsOf }: RowProps) => {
  const mine = entryOf(comparables, comparable)
  if (!mine || !fieldsOf) return null
  return fieldsOf(mine)
}

/** Its town is the home's own or near it, and would fill a phone's line. */
const streetOf = (address: string): string => address.split(',', 1).join('')

/** As a sentence that says only of this sale how it is like the home. */
const whyOf = ({ comparable, homeValue, shared }: RowProps): string =>
  wordsOf(comparable, homeValue)
    .chips.filter((chip) => !shared.includes(chip))
    .join(' · ')

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

const Row = (props: RowProps) => {
  const { comparable, letter, comparables, isFull, onUse } = props
  const id = useId()
  const used = isUsed(comparables, comparable)
  const name = `${letter}. ${streetOf(comparable.home.address)}`
  return (
    <tr className={`border-b border-line align-top ${used ? 'bg-tint/40' : ''}`}>
      {onUse && (
        <td className="py-3 pl-1">
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
      <td className="py-3 pr-1">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-48">
            {onUse ? (
              <label htmlFor={id} className="font-bold">
                <span className="sr-only">{words.pleaseUseSale()}</span> {name}
              </label>
            ) : (
              <span className="font-bold">{name}</span>
            )}
            <Sold {...props} />
          </div>
          <Price {...props} />
        </div>
        <p className="mt-1 text-sm">
          {whyOf(props)}
          <span className="text-soft">
            {' · '}
            <span>{words.adjustedBy({ percent: formatPercent(comparable.grossPercent) })}</span>
          </span>
        </p>
        {used && <NoHelp {...props} />}
        <OtherPrice {...props} />
        <OwnFields {...props} />
      </td>
    </tr>
  )
}

/** Of a sale that is used: it stays, and weighs against the others. */
const NoHelp = ({ comparable, homeValue, countyCents }: RowProps) => {
  const cents = justCentsOf(comparable, homeValue)
  if (countyCents === null || cents <= countyCents) return null
  return <p className="text-sm font-bold">{words.comesToMoreThanTheCounty({ value: formatMoney(cents) })}</p>
}

/** More at once are a list that nobody reads. */
const SHOWN_FIRST = 6

export const SalesTable = (props: SalesTableProps) => {
  const { homeValue, comparables, onUse } = props
  const offered = homeValue.comparables
  const shared = sharedWords(homeValue)
  const rows = useRef<HTMLTableSectionElement>(null)
  const [showsAll, setShowsAll] = useState(() =>
    offered.slice(SHOWN_FIRST).some((comparable) => isUsed(comparables, comparable)),
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
          {shown.map((comparable, at) => (
            <Row
              key={keyOf(comparable)}
              comparable={comparable}
              letter={letterOf(at)}
              shared={shared}
              {...props}
            />
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
