/** What the offered sales look like in a plot beside the list, how they were found, and what an adjusted price points to. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile } from '#core/case/file.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { splitFarOut } from '#core/figure/split-far-out.ts'
import { andList } from '#core/list-format.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import * as figures from '#messages/verdict/size-figure.ts'
import { KeyLine } from '#web/ui/key-line.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { inWhole } from '#web/verdict/sale-words.ts'
import { SizePlot } from '#web/verdict/size-plot.tsx'
import { tellFoundSales } from '#words/valuation/found-sales.ts'
import { isUsed, justCentsOf, numberOf } from './offered-sale.ts'

type Homed = { homeValue: HomeValueOnWire }

/** How an adjusted price becomes a just value, said once for all of them: the rate itself only where nothing above has. */
export const AtLevel = ({ homeValue, isRateSaid }: Homed & { isRateSaid: boolean }) => {
  const level = levelOf(homeValue)
  const [first] = homeValue.comparables
  if (first === undefined) return null
  const price = formatMoney(first.adjustedCents)
  const value = formatMoney(justCentsOf(first, homeValue))
  return (
    <p className="measure">
      {level === null
        ? messages.weTakeTheCostOfASaleOff({ percent: MOST_COST_OF_SALE_PERCENT, price, value })
        : messages.marketValuesHereRunAt({
            isSaid: isRateSaid ? 'yes' : 'no',
            percent: level.percent,
            price,
            value,
          })}
    </p>
  )
}

/** How they were found, and whose record says so. */
export const Method = ({ homeValue: { comparables, rollYear, synthetic } }: Homed) => (
  <>
    <p className="measure">{tellFoundSales(comparables)}</p>
    <p className="text-sm text-soft">
      {rich(
        messages.fromTheCountysRecordAndSale({
          rollYear,
          synthetic: () => synthetic && ' (sample, invented)',
        }),
      )}
    </p>
  </>
)

/** An unused sale far from those used would press them together in a corner: the words under the plot name it. */
const farOutOf = (all: HomeValueOnWire['comparables'], used: HomeValueOnWire['comparables']) => {
  if (used.length === 0) return []
  const prices = used.map(({ sale }) => sale.priceCents)
  const span = { from: Math.min(...prices), to: Math.max(...prices) }
  const unused = all.filter((one) => !used.includes(one))
  const { farOut } = splitFarOut(
    unused.map(({ sale }) => sale.priceCents),
    span,
  )
  return unused.filter(({ sale }) => farOut.includes(sale.priceCents))
}

type PlotProps = Homed & { comparables: CaseFile['comparables'] }

/** Low enough for a phone to show it with the rows that are ticked; where large letters would overprint, the rows alone say it. */
export const SalesPlot = ({ homeValue, comparables }: PlotProps) => {
  const { estimate, home } = homeValue
  if (!estimate.sufficient || home.livingAreaSqft === null) return null
  const used = homeValue.comparables.filter((one) => isUsed(comparables, one))
  const hasChosen = used.length > 0
  const farOut = farOutOf(homeValue.comparables, used)
  const paidCents = homeValue.ownSales[0]?.priceCents
  // Before any repair, as the sales are.
  const found = salesComeTo(used, homeValue, 0)
  const shown = found ? { ...estimate, priceCents: found.priceCents } : estimate
  return (
    <div className="@container">
      <figure
        aria-labelledby="sales-plot"
        className="hidden gap-3 rounded-lg border border-line bg-surface p-3 @min-[15rem]:grid sm:p-4"
      >
        <h3 id="sales-plot" className="text-base">
          {messages.theSalesBySizeAndPrice()}
        </h3>
        <div className="pt-2 pr-4 pl-13">
          <SizePlot
            estimate={shown}
            homeSqft={home.livingAreaSqft}
            comparables={homeValue.comparables.filter((one) => !farOut.includes(one))}
            heightPx={200}
            isFull
            paidCents={paidCents}
            nameOf={(comparable) => {
              const number = numberOf(comparables, comparable)
              return number === null ? null : `${number}`
            }}
          />
        </div>
        <KeyLine
          entries={[
            ...(hasChosen ? [{ mark: 'dot' as const, words: messages.aSaleYouUse() }] : []),
            { mark: 'hollow', words: hasChosen ? messages.anotherSale() : messages.aSale() },
            {
              mark: 'home',
              words: found ? messages.yourHomeByTheSalesYouUse() : messages.yourHomeAtOurEstimate(),
            },
            ...(estimate.interval ? [{ mark: 'range' as const, words: messages.ourEstimatesRange() }] : []),
            ...(paidCents === undefined ? [] : [{ mark: 'inkDot' as const, words: messages.yourPurchase() }]),
          ]}
        />
        {farOut.length > 0 && (
          <p className="text-sm text-soft">
            {messages.salesNotDrawn({
              count: farOut.length,
              prices: andList.format(farOut.map(({ sale }) => formatMoney(sale.priceCents))),
            })}
          </p>
        )}
        <figcaption className="sr-only">
          {figures.yourHomeHasSqFtThe({
            homeSqft: inWhole(home.livingAreaSqft),
            price: formatMoney(shown.priceCents),
          })}
        </figcaption>
      </figure>
    </div>
  )
}
