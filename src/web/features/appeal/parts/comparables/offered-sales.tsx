/** Sales on the county's record that the home can be compared with: ticked in a table, seen in a plot and a sketch. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type CaseSale, isPurchaseAlone, MOST_ENTRIES } from '#core/case/file.ts'
import { withoutSale } from '#core/case/sales/choose-sale.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import { cautionsOf } from '#core/valuation/explain/shown-cautions.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellSalesRange } from '#words/rehearsal/weak-conclusion.ts'
import { salesQuery } from '../../data.ts'
import { countyCentsOf, isUsed, type OfferProps, withUsed, wordsOf } from './offered-sale.ts'
import { PurchaseAlone, PurchaseFirst } from './purchase-alone.tsx'
import { AllAbove, NoneNearby } from './sales-notes.tsx'
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

/** For who wants to follow it: where they come from, how a price becomes a value, and how far the estimate carries. */
const HowTheyWereFound = ({ homeValue, file }: Pick<FoundProps, 'homeValue' | 'file'>) => {
  const against = salesAgainst(file, homeValue, countyCentsOf(homeValue, file))
  const ranges = against.flatMap(({ hints }) => hints.map(tellSalesRange))
  return (
    <Disclosure summary={messages.howTheseSalesWereFound()}>
      <div className="stack measure gap-3">
        <AtLevel homeValue={homeValue} />
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

/** On a phone below each other; where there is room, what the sales come to and their plot stay beside the list. */
const Seen = (props: FoundProps & { result: ReactNode }) => {
  const { homeValue, file, result } = props
  const { comparables } = file
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* What they come to stays in view beside the whole list, with its plot, where both have room; else a line at the foot says it. */}
      <div className="grid min-w-0 content-start gap-4 xl:order-2 [@media(min-width:80rem)_and_(min-height:56rem)]:sticky [@media(min-width:80rem)_and_(min-height:56rem)]:top-20">
        {result}
        <SalesPlot homeValue={homeValue} comparables={comparables} />
      </div>
      <div className="stack min-w-0 gap-4 xl:order-1">
        <Table {...props} />
        {props.onChange && <RunningTotal {...props} />}
        <SalesSketch homeValue={homeValue} comparables={comparables} />
      </div>
    </div>
  )
}

const Offers = (props: FoundProps) => {
  const { homeValue, file, onChange, onPurchaseAlone } = props
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
  return (
    <div className="stack gap-4">
      {offer && !hasChosen && <PurchaseFirst {...offer} />}
      <NoneNearby homeValue={homeValue} />
      {!hasChosen && <AllAbove {...props} />}
      {offer && !hasChosen && <SalesResult {...offer} />}
      <Seen {...props} result={offer && hasChosen && <SalesResult {...offer} />} />
      <HowTheyWereFound {...props} />
    </div>
  )
}

export const OfferedSales = (props: ShownProps) => {
  const { data, error, refetch, isFetching } = useQuery(salesQuery(props.caseId))
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
  return (
    <Skeleton message={messages.lookingForSales()}>
      <SkeletonText lines={4} />
    </Skeleton>
  )
}
