/** The adjustment grid: one column for the home and one for each sale, one line for each thing compared or adjusted. */
import { useId } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { saleNumber } from '#core/figure/sale-number.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent, formatSignedPercent } from '#core/percent.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/report/adjustment-grid.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Sideways } from '#web/ui/layout/sideways.tsx'
import {
  type Adjustment,
  type Comparable,
  itemNames,
  orBlank,
  signedMoney,
  soldIn,
} from '#web/verdict/sale-words.ts'

type Line = {
  readonly name: string
  readonly home: string
  readonly sale: (comparable: Comparable) => string
  readonly isSum?: boolean
}

const none = '–'
const whole = (amount: number | null): string => orBlank(amount).replace(words.notOnTheRoll(), none)

const comparedLines = ({ home, rollYear }: Pick<HomeValueOnWire, 'home' | 'rollYear'>): readonly Line[] => [
  { name: words.soldIn(), home: none, sale: ({ sale }) => soldIn(sale) },
  {
    name: words.afterJanuary1(),
    home: none,
    sale: ({ sale }) => (isAfterValueDate(sale, rollYear) ? 'yes' : none),
  },
  { name: 'Price', home: none, sale: ({ sale }) => formatMoney(sale.priceCents) },
  {
    name: words.sizeSqFt(),
    home: whole(home.livingAreaSqft),
    sale: (one) => whole(one.home.livingAreaSqft),
  },
  {
    name: words.effectiveYearBuilt(),
    home: home.effectiveYearBuilt?.toString() ?? none,
    sale: (one) => one.home.effectiveYearBuilt?.toString() ?? none,
  },
  { name: words.landSqFt(), home: whole(home.landSqft), sale: (one) => whole(one.home.landSqft) },
  { name: words.quality1To6(), home: home.qualityCode || none, sale: (one) => one.home.qualityCode || none },
]

const amountOf = (adjustments: readonly Adjustment[], item: Adjustment['item']): string => {
  const found = adjustments.find((one) => one.item === item)
  return found === undefined || found.amountCents === 0 ? none : signedMoney(found.amountCents)
}

/** What the roll leaves blank for the home and every sale would be a line of dashes. */
const isFilled =
  (comparables: readonly Comparable[]) =>
  ({ home, sale }: Line): boolean =>
    home !== none || comparables.some((comparable) => sale(comparable) !== none)

/** Items that move no price at all would be lines of dashes. */
const adjustedLines = (comparables: readonly Comparable[]): readonly Line[] => {
  const items = new Set(
    comparables.flatMap(({ adjustments }) =>
      adjustments.filter(({ amountCents }) => amountCents !== 0).map(({ item }) => item),
    ),
  )
  return (comparables[0]?.adjustments ?? [])
    .filter(({ item }) => items.has(item))
    .map(({ item }) => ({
      name: itemNames[item],
      home: '',
      sale: ({ adjustments }) => amountOf(adjustments, item),
    }))
}

const sumLines: readonly Line[] = [
  { name: words.netAdjustment(), home: '', sale: ({ netPercent }) => formatSignedPercent(netPercent) },
  { name: words.grossAdjustment(), home: '', sale: ({ grossPercent }) => formatPercent(grossPercent) },
  {
    name: words.adjustedPrice(),
    home: '',
    sale: ({ adjustedCents }) => formatMoney(adjustedCents),
    isSum: true,
  },
]

/** Where there is an estimate to share. */
const shareLine: Line = {
  name: words.shareOfTheEstimate(),
  home: '',
  sale: ({ weightPercent }) => formatPercent(weightPercent),
}

type LinesProps = { title: string; lines: readonly Line[]; comparables: readonly Comparable[] }

/** The figures that slide past fade under it. */
const stuck =
  'sticky left-0 bg-surface in-data-slid:after:absolute in-data-slid:after:inset-y-0 in-data-slid:after:left-full in-data-slid:after:w-8 in-data-slid:after:bg-linear-to-r in-data-slid:after:from-surface in-data-slid:after:to-transparent print:after:hidden'

const Lines = ({ title, lines, comparables }: LinesProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={comparables.length + 2} className="pt-4 pb-1 text-left font-bold">
        <span className="sticky left-0">{title}</span>
      </th>
    </tr>
    {lines.map(({ name, home, sale, isSum }) => (
      <tr
        key={name}
        className={`border-b border-line ${isSum ? 'border-t-2 border-t-control font-bold' : ''}`}
      >
        <th
          scope="row"
          className={`${stuck} min-w-24 py-1.5 pr-2 text-left ${isSum ? 'font-bold' : 'font-normal'}`}
        >
          {name}
        </th>
        <td className="px-1 py-1.5 text-right whitespace-nowrap">{home}</td>
        {comparables.map((comparable, at) => (
          <td key={saleNumber(at)} className="px-1 py-1.5 text-right whitespace-nowrap">
            {sale(comparable)}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

type AdjustmentGridProps = Pick<HomeValueOnWire, 'home' | 'comparables' | 'rollYear' | 'estimate'>

const Head = ({ comparables }: Pick<AdjustmentGridProps, 'comparables'>) => (
  <thead>
    <tr className="border-b-2 border-control">
      <th scope="col" className={`${stuck} py-2 pr-2 text-left`}>
        {words.compared()}
      </th>
      <th scope="col" className="px-1 py-2 text-right">
        {words.yourHome()}
      </th>
      {comparables.map(({ home }, at) => (
        <th key={saleNumber(at)} scope="col" className="px-1 py-2 text-right">
          <span className="sr-only">{words.sale()} </span>
          {saleNumber(at)}
          <span className="sr-only">, {home.address}</span>
        </th>
      ))}
    </tr>
  </thead>
)

export const AdjustmentGrid = ({ home, comparables, rollYear, estimate }: AdjustmentGridProps) => {
  const titleId = useId()
  return (
    <Card as="section">
      <h3 id={titleId}>{words.adjustmentGrid()}</h3>
      <p className="mt-1 text-sm text-soft">{words.whatEachSaleWouldHaveBrought()}</p>
      <Sideways labelledBy={titleId} hint={words.slideTheTableSidewaysToSee()} className="mt-3 sm:-mx-3">
        <table aria-labelledby={titleId} className="w-full border-collapse text-xs">
          <Head comparables={comparables} />
          <Lines
            title={words.asOnTheCountysRecord()}
            lines={comparedLines({ home, rollYear }).filter(isFilled(comparables))}
            comparables={comparables}
          />
          <Lines
            title={words.addedToThePrice()}
            lines={adjustedLines(comparables)}
            comparables={comparables}
          />
          <Lines
            title={words.total()}
            lines={estimate.sufficient ? [...sumLines, shareLine] : sumLines}
            comparables={comparables}
          />
        </table>
      </Sideways>
    </Card>
  )
}
