/** Sales on the county's record that the home can be compared with: ticked in a table, seen in a plot and a sketch. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type CaseSale, isPurchaseAlone, MOST_ENTRIES } from '#core/case/file.ts'
import { withoutSale } from '#core/case/sales/choose-sale.ts'
import { salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import { cautionsOf } from '#core/valuation/explain/shown-cautions.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { outlookQuery, purchaseStepsOf, useOutlook } from '#web/case/outlook.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure, FoldSummary } from '#web/ui/layout/disclosure.tsx'
import { tellSalesRange } from '#words/rehearsal/weak-conclusion.ts'
import { salesQuery } from '../../data.ts'
import { countyCentsOf, isUsed, type OfferProps, withUsed, wordsOf } from './offered-sale.ts'
import { areSalesAgainst, PurchaseAlone, PurchaseFirst } from './purchase-alone.tsx'
import { AllAbove, NoneNearby, PurchaseAside, WiderSearch } from './sales-notes.tsx'
import { AtLevel, Method, SalesPlot } from './sales-plots.tsx'
import { RunningTotal, SalesResult } from './sales-result.tsx'
import { SalesSketch } from './sales-sketch.tsx'
import { type FieldsOfSale, SalesTable } from './sales-table.tsx'

type ShownProps = Omit<OfferProps, 'onChange' | 'onPurchaseAlone' | 'homeValue'> & {
  /** Without it the sales are shown, and none can be ticked. */
  onChange?: (sales: readonly CaseSale[]) => void
  onPurchaseAlone?: (isAlone: boolean) => void
  fieldsOf?: (sale: CaseSale) => FieldsOfSale
}
type FoundProps = ShownProps & { homeValue: HomeValueOnWire }

/** Whether the working of the value above, of the chosen sales or of the own purchase, has said the rate. */
const useRateSaid = ({ caseId, homeValue, file, onChange }: FoundProps): boolean => {
  const outlook = useOutlook(caseId)
  if (onChange === undefined || outlook === undefined) return false
  const known = homeValue.comparables.filter((one) => isUsed(file.comparables, one))
  if (known.length > 0) return salesComeTo(known, homeValue, outlook.cureCents) !== null
  return outlook.purchase !== null && purchaseStepsOf(outlook) !== null
}

/** For who wants to follow it: where they come from, how a price becomes a value, and how far the estimate carries. */
const HowTheyWereFound = (props: FoundProps) => {
  const { homeValue, file } = props
  const isRateSaid = useRateSaid(props)
  const against = salesAgainst(file, homeValue, countyCentsOf(homeValue, file))
  const ranges = against.map(({ held }) => tellSalesRange(held))
  return (
    <Disclosure summary={messages.howTheseSalesWereFound()}>
      <div className="stack measure gap-3">
        <WiderSearch homeValue={homeValue} />
        <AtLevel homeValue={homeValue} isRateSaid={isRateSaid} />
        <Method homeValue={homeValue} />
        {[...ranges, ...cautionsOf(homeValue.estimate)].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Disclosure>
  )
}

const Table = ({ homeValue, file, onChange, fieldsOf }: FoundProps) => {
  const { comparables } = file
  return (
    <SalesTable
      homeValue={homeValue}
      comparables={comparables}
      countyCents={countyCentsOf(homeValue, file)}
      isFull={comparables.length >= MOST_ENTRIES.comparables}
      {...(fieldsOf && { fieldsOf })}
      {...(onChange && {
        onUse: (sale, used) =>
          onChange(
            used
              ? withUsed(comparables, [sale], homeValue)
              : withoutSale(comparables, { sale, reason: wordsOf(sale, homeValue).reason }),
          ),
      })}
    />
  )
}

/** The pictures have the whole width above the list: beside it the marks of the sales would lie on each other. */
const Seen = (props: FoundProps) => {
  const { homeValue, file } = props
  const { comparables } = file
  return (
    <section aria-labelledby="sales-list" className="stack @container gap-3">
      <h2 id="sales-list" className="text-lg">
        {messages.salesOnTheCountysRecord()}
      </h2>
      {/* On a phone one of them is behind the list. */}
      <div className="flex min-w-0 flex-wrap items-start gap-4 @max-[36rem]:contents">
        <div className="min-w-0 @min-[36rem]:flex-[3_1_24rem]">
          <SalesPlot homeValue={homeValue} comparables={comparables} />
        </div>
        <div className="@max-[36rem]:order-last @min-[36rem]:flex-[1_1_16rem] empty:hidden">
          <SalesSketch homeValue={homeValue} comparables={comparables} />
        </div>
      </div>
      <div className="stack min-w-0 gap-4">
        <Table {...props} />
        {props.onChange && <RunningTotal {...props} />}
        <HowTheyWereFound {...props} />
      </div>
    </section>
  )
}

/** Always the same element, so that a tick which ends the fold leaves the box that was ticked in its place. */
const OtherSales = ({ isFolded, children }: { isFolded: boolean; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={!isFolded || isOpen}
      onToggle={({ currentTarget }) => isFolded && setOpen(currentTarget.open)}
    >
      <FoldSummary className={isFolded ? 'w-fit' : 'hidden!'}>{messages.seeTheOtherSales()}</FoldSummary>
      <div className={`stack gap-4 ${isFolded ? 'pt-4' : ''}`}>{children}</div>
    </details>
  )
}

const Offers = (props: FoundProps) => {
  const { homeValue, file, onChange, onPurchaseAlone } = props
  const outlook = useOutlook(props.caseId)
  const { comparables, estimate } = homeValue
  if (comparables.length === 0) {
    return (
      <Notice title={messages.theCountysRecordOffersNoComparable()}>
        {estimate.explanation.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    )
  }
  const hasChosen = comparables.some((one) => isUsed(file.comparables, one))
  const offer = onChange && onPurchaseAlone && { ...props, onChange, onPurchaseAlone }
  if (offer && isPurchaseAlone(file)) return <PurchaseAlone {...offer} />
  const wouldHurt = Boolean(offer && !hasChosen && outlook?.purchase && areSalesAgainst(outlook))
  return (
    <div className="stack gap-4">
      {offer && !hasChosen && <PurchaseFirst {...offer} />}
      <OtherSales isFolded={wouldHurt}>
        <NoneNearby homeValue={homeValue} />
        <PurchaseAside {...props} />
        {!hasChosen && <AllAbove {...props} />}
        {offer && <SalesResult {...offer} />}
        <Seen {...props} />
      </OtherSales>
    </div>
  )
}

/** What the sales come to, the plot and the first rows in gray. */
const SalesToCome = () => (
  <Skeleton message={messages.lookingForSales()} fillsScreen>
    <div className="stack gap-4">
      <SkeletonCard size="h-56" />
      <SkeletonCard size="h-72" />
      <SkeletonText lines={6} />
    </div>
  </Skeleton>
)

export const OfferedSales = (props: ShownProps) => {
  const { data, error, refetch, isFetching } = useQuery(salesQuery(props.caseId))
  // What they come to stands above them, so they wait for it; without it they are still of use.
  const { isLoading: isWaiting } = useQuery(outlookQuery(props.caseId))
  if (data?.kind === 'found' && isWaiting) return <SalesToCome />
  if (data?.kind === 'found') return <Offers homeValue={data.homeValue} {...props} />
  if (data) {
    return (
      <div className="stack items-start gap-4">
        <Notice title={messages.noSalesToOffer()}>
          <p>{messages.youCanTypeSalesYourselfBelow({ words: data.words })}</p>
        </Notice>
        {data.working && (
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {messages.lookAgain()}
          </Button>
        )}
      </div>
    )
  }
  if (error) {
    return (
      <div className="stack items-start gap-4">
        <Banner tone="error" title={messages.theSalesDidNotLoad()}>
          {failureMessage(error, messages.pleaseTryAgain())}
        </Banner>
        <Button variant="secondary" onClick={() => void refetch()}>
          {messages.tryAgain()}
        </Button>
      </div>
    )
  }
  return <SalesToCome />
}
