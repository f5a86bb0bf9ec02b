/** Sales on the county's record that the home can be compared with: ticked in a table, seen in a plot and a sketch. */
import { useQuery } from '@tanstack/react-query'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type CaseFile, type CaseSale, MOST_ENTRIES } from '#core/case/file.ts'
import { entryOf, withoutSale, withSale } from '#core/case/sales/choose-sale.ts'
import { mostAlike, nearerUnused } from '#core/case/sales/nearer-sales.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { isNear } from '#core/document/facts/sales/listed/unplaced.ts'
import { formatMoney } from '#core/money.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import { COMPARABLES, MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { EstimateCautions } from '#web/verdict/estimate-cautions.tsx'
import { SizeFigure } from '#web/verdict/size-figure.tsx'
import { tellConclusion, tellSalesRange } from '#words/rehearsal/weak-conclusion.ts'
import { salesQuery } from '../../data.ts'
import { type Comparable, countyCentsOf, isUsed, justCentsOf, wordsOf } from './offered-sale.ts'
import { SalesSketch } from './sales-sketch.tsx'
import { SalesTable } from './sales-table.tsx'

/** Of the heading above them. */
export const OFFERED_SALES = 'offered-sales'

type OfferProps = {
  file: Pick<CaseFile, 'comparables' | 'condition' | 'corrections' | 'value' | 'notice'>
  /** Without it the sales are shown, and none can be ticked. */
  onChange?: (sales: readonly CaseSale[]) => void
}
type FoundProps = Required<OfferProps> & { homeValue: HomeValueOnWire }

const use = (sales: readonly CaseSale[], comparable: Comparable, homeValue: HomeValueOnWire) =>
  withSale(sales, {
    sale: comparable,
    reason: wordsOf(comparable, homeValue).reason,
    id: crypto.randomUUID(),
  })

/** One press for a beginning; by nearness and likeness alone, so that nobody can say the sales were picked by price. */
const UseMostAlike = ({ homeValue, file: { comparables }, onChange }: FoundProps) => {
  const alike = mostAlike(homeValue.comparables, homeValue.rollYear)
  const isChosen = comparables.some(({ decision }) => decision === 'chosen')
  if (isChosen || alike.length === 0) return null
  return (
    <div>
      <Button
        onClick={() => {
          // The button goes with the press.
          document.getElementById(OFFERED_SALES)?.focus()
          onChange(alike.reduce((sales, comparable) => use(sales, comparable, homeValue), comparables))
        }}
      >
        {alike.length === 1
          ? messages.pleaseUseTheSaleMostLikeYour({ isNear: alike.some(isNear) ? 'yes' : 'no' })
          : messages.pleaseUseTheSalesMostLikeYour({
              count: alike.length,
              isNear: alike.some(isNear) ? 'yes' : 'no',
            })}
      </Button>
    </div>
  )
}

/** How an adjusted price becomes a just value, said once for all of them. */
const AtLevel = ({ homeValue }: Pick<FoundProps, 'homeValue'>) => {
  const level = levelOf(homeValue)
  const [first] = homeValue.comparables
  if (first === undefined) return null
  const price = formatMoney(first.adjustedCents)
  const value = formatMoney(justCentsOf(first, homeValue))
  return (
    <p className="measure">
      {level === null
        ? messages.wePutFifteenPercentInItsPlace({ percent: MOST_COST_OF_SALE_PERCENT, price, value })
        : messages.marketValuesHereRunAt({ percent: level.percent, price, value })}
    </p>
  )
}

/** Said before any is chosen. */
const AllAbove = ({ homeValue, file }: Pick<FoundProps, 'homeValue' | 'file'>) => {
  const own = countyCentsOf(homeValue, file)
  if (own === null || !homeValue.comparables.every((sale) => justCentsOf(sale, homeValue) > own)) return null
  return (
    <p className="measure font-bold">
      {messages.allPointAboveYours({ count: homeValue.comparables.length, value: formatMoney(own) })}
    </p>
  )
}

/** What is asked for above is a sale nearby. */
const NoneNearby = ({ homeValue: { comparables } }: Pick<FoundProps, 'homeValue'>) =>
  comparables.some(isNear) ? null : (
    <p className="measure">{messages.noneIsInYourNeighborhood({ count: comparables.length })}</p>
  )

const Plots = ({ homeValue, file: { comparables } }: FoundProps) => {
  const { estimate, home } = homeValue
  return (
    <div className="stack gap-5 xl:sticky xl:top-20">
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
    </div>
  )
}

/** Beside each other where there is room. */
const Choosing = (props: FoundProps) => {
  const { homeValue, file, onChange } = props
  const { comparables } = file
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <SalesTable
        homeValue={homeValue}
        comparables={comparables}
        countyCents={countyCentsOf(homeValue, file)}
        isFull={comparables.length >= MOST_ENTRIES.comparables}
        onUse={(comparable, used) =>
          onChange(
            used
              ? use(comparables, comparable, homeValue)
              : withoutSale(comparables, { sale: comparable, reason: wordsOf(comparable, homeValue).reason }),
          )
        }
      />
      <Plots {...props} />
    </div>
  )
}

/** What the chosen sales do not show, said here, before anything is filed. */
const AgainstNote = ({ file, homeValue }: Pick<FoundProps, 'file' | 'homeValue'>) => {
  const points = salesAgainst(file, homeValue, countyCentsOf(homeValue, file))
  return points.map(({ id, reason, hints }) => (
    <Notice key={id} tone="deadline" title={messages.beforeYouFileWhatYourSales()}>
      <p>{tellConclusion(reason).words}</p>
      {hints.map(tellSalesRange).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  ))
}

const isInTime = ({ sale }: Comparable, { rollYear }: HomeValueOnWire): boolean =>
  !isAfterValueDate(sale, rollYear)

const nearerTo = (
  comparables: CaseFile['comparables'],
  { comparables: offered, rollYear }: HomeValueOnWire,
) => nearerUnused(comparables, offered, rollYear)

const namesOf = (sales: readonly Comparable[]): string =>
  sales.map(({ home }) => home.address.split(', ', 1).join('') || home.parcelId).join('; ')

/** What a magistrate would say of it, said only while a sale that needs less can be taken, and not beside its offer. */
const MuchAdjustedNote = ({ homeValue, file: { comparables } }: Pick<FoundProps, 'file' | 'homeValue'>) => {
  const offered = homeValue.comparables
  const much = offered.filter((one) => isUsed(comparables, one) && isMuchAdjusted(one))
  const hasBetter = offered.some(
    (one) => entryOf(comparables, one) === undefined && isInTime(one, homeValue) && !isMuchAdjusted(one),
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
const NearerNote = ({ homeValue, file: { comparables }, onChange }: FoundProps) => {
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
          onClick={() => onChange(nearer.reduce((sales, one) => use(sales, one, homeValue), comparables))}
        >
          {messages.takeThemInToo({ count: nearer.length })}
        </Button>
      </div>
    </Notice>
  )
}

const Offers = ({ onChange, ...props }: OfferProps & { homeValue: HomeValueOnWire }) => {
  const { homeValue } = props
  const { comparables, searchedWords, estimate, rollYear, synthetic } = homeValue
  if (comparables.length === 0) {
    return (
      <Notice title={messages.theCountysRecordOffersNoComparable()}>
        {estimate.explanation.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    )
  }
  return (
    <div className="stack gap-4">
      {onChange && <UseMostAlike {...props} onChange={onChange} />}
      <NoneNearby {...props} />
      <AllAbove {...props} />
      {onChange ? (
        <>
          <Choosing {...props} onChange={onChange} />
          <NearerNote {...props} onChange={onChange} />
          <MuchAdjustedNote {...props} />
          <AgainstNote {...props} />
          <p className="measure">{messages.aSaleYouTickJoinsYour()}</p>
        </>
      ) : (
        <>
          <SalesTable
            homeValue={homeValue}
            comparables={props.file.comparables}
            countyCents={countyCentsOf(homeValue, props.file)}
            isFull={false}
          />
          <AtLevel homeValue={homeValue} />
        </>
      )}
      <EstimateCautions estimate={estimate} />
      <Disclosure summary={messages.howTheseSalesWereFound()}>
        <p className="measure">{searchedWords}</p>
      </Disclosure>
      <p className="text-sm text-soft">
        {rich(
          messages.fromTheCountysRecordAndSale({
            rollYear,
            synthetic: () => synthetic && ' (sample, invented)',
          }),
        )}
      </p>
    </div>
  )
}

export const OfferedSales = ({ caseId, ...props }: OfferProps & { caseId: string }) => {
  const { data, error, refetch, isFetching } = useQuery(salesQuery(caseId))
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
