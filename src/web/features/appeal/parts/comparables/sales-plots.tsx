/** What the offered sales look like in plot and sketch, how they were found, and what an adjusted price points to. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile } from '#core/case/file.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { SizeFigure } from '#web/verdict/size-figure.tsx'
import { isUsed, justCentsOf } from './offered-sale.ts'
import { SalesSketch } from './sales-sketch.tsx'

type Homed = { homeValue: HomeValueOnWire }

/** How an adjusted price becomes a just value, said once for all of them. */
export const AtLevel = ({ homeValue }: Homed) => {
  const level = levelOf(homeValue)
  const [first] = homeValue.comparables
  if (first === undefined) return null
  const price = formatMoney(first.adjustedCents)
  const value = formatMoney(justCentsOf(first, homeValue))
  return (
    <p className="measure">
      {level === null
        ? messages.weTakeTheCostOfASaleOff({ percent: MOST_COST_OF_SALE_PERCENT, price, value })
        : messages.marketValuesHereRunAt({ percent: level.percent, price, value })}
    </p>
  )
}

/** How they were found, and whose record says so. */
export const Method = ({ homeValue: { searchedWords, rollYear, synthetic } }: Homed) => (
  <>
    <p className="measure">{searchedWords}</p>
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

type PlotsProps = Homed & { comparables: CaseFile['comparables'] }

/** Folded where they would keep the reader from the way on. */
export const Plots = ({ homeValue, comparables }: PlotsProps) => {
  const { estimate, home } = homeValue
  return (
    <NarrowFold of="sales-plots" summary={messages.chartsAndMethod()}>
      <AtLevel homeValue={homeValue} />
      {estimate.sufficient && home.livingAreaSqft !== null && (
        <SizeFigure
          title={messages.theSalesBySizeAndPrice()}
          estimate={estimate}
          homeSqft={home.livingAreaSqft}
          comparables={homeValue.comparables}
          isChosen={(comparable) => isUsed(comparables, comparable)}
        />
      )}
      <SalesSketch homeValue={homeValue} comparables={comparables} />
      <div className="stack gap-3">
        <Method homeValue={homeValue} />
      </div>
    </NarrowFold>
  )
}
