/** Sales on the county's record that the home can be compared with: ticked in a table, seen in a plot and a sketch. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type CaseFile, type CaseSale, MOST_ENTRIES } from '#core/case/file.ts'
import { entryOf, withoutSale, withSale } from '#core/case/sales/choose-sale.ts'
import { mostAlike, nearerUnused } from '#core/case/sales/nearer-sales.ts'
import { isNear } from '#core/document/facts/sales/listed/unplaced.ts'
import { formatMoney } from '#core/money.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import { COMPARABLES } from '#core/valuation/params.ts'
import * as messages from '#messages/appeal/offered-sales.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { EstimateCautions } from '#web/verdict/estimate-cautions.tsx'
import { tellConclusion, tellSalesRange } from '#words/rehearsal/weak-conclusion.ts'
import { salesQuery } from '../../data.ts'
import { type Comparable, countyCentsOf, isUsed, justCentsOf, wordsOf } from './offered-sale.ts'
import { AtLevel, Method, Plots } from './sales-plots.tsx'
import { SalesTable } from './sales-table.tsx'

/** Of the heading above them. */
export const OFFERED_SALES = 'offered-sales'

type OfferProps = {
  file: Pick<CaseFile, 'comparables' | 'condition' | 'corrections' | 'value' | 'notice'>
  /** Without it the sales are shown, and none can be ticked. */
  onChange?: (sales: readonly CaseSale[]) => void
  fieldsOf?: (sale: CaseSale) => ReactNode
}
type FoundProps = Pick<OfferProps, 'file' | 'fieldsOf'> &
  Required<Pick<OfferProps, 'onChange'>> & { homeValue: HomeValueOnWire }

const use = (sales: readonly CaseSale[], comparable: Comparable, homeValue: HomeValueOnWire) =>
  withSale(sales, {
    sale: comparable,
    reason: wordsOf(comparable, homeValue).reason,
    id: crypto.randomUUID(),
  })

/** One press for a beginning; by nearness and likeness alone, so that nobody can say the sales were picked by price. */
const UseMostAlike = ({ homeValue, file: { comparables }, onChange }: FoundProps) => {
  const alike = mostAlike(homeValue.comparables, homeValue.rollYear)
  const count = comparables.filter(({ decision }) => decision === 'chosen').length
  if (count > 0) {
    return (
      <p role="status" className="measure font-bold">
        {messages.youUseSales({ count })}
      </p>
    )
  }
  if (alike.length === 0) return null
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

/** What the chosen sales do not show, said here, before anything is filed. */
const AgainstNote = ({ file, homeValue }: Pick<FoundProps, 'file' | 'homeValue'>) => {
  const points = salesAgainst(file, homeValue, countyCentsOf(homeValue, file))
  return points.map(({ id, reason, hints }) => (
    <Notice key={id} tone="deadline" title={messages.beforeYouFileWhatYourSales()}>
      <p>{tellConclusion(reason).words}</p>
      {hints.length > 0 && (
        <Disclosure summary={messages.theFigures()}>
          {hints.map(tellSalesRange).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Disclosure>
      )}
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

/** Beside each other where there is room. */
const Choosing = (props: FoundProps) => {
  const { homeValue, file, onChange, fieldsOf } = props
  const { comparables } = file
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="stack min-w-0 gap-4">
        <SalesTable
          homeValue={homeValue}
          comparables={comparables}
          countyCents={countyCentsOf(homeValue, file)}
          isFull={comparables.length >= MOST_ENTRIES.comparables}
          {...(fieldsOf && { fieldsOf })}
          onUse={(comparable, used) =>
            onChange(
              used
                ? use(comparables, comparable, homeValue)
                : withoutSale(comparables, {
                    sale: comparable,
                    reason: wordsOf(comparable, homeValue).reason,
                  }),
            )
          }
        />
        <NearerNote {...props} />
        <MuchAdjustedNote {...props} />
        <AgainstNote {...props} />
      </div>
      <div className="xl:sticky xl:top-20">
        <Plots homeValue={homeValue} comparables={comparables} />
      </div>
    </div>
  )
}

const Offers = ({ onChange, ...props }: OfferProps & { homeValue: HomeValueOnWire }) => {
  const { homeValue } = props
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
  return (
    <div className="stack gap-4">
      {onChange && <UseMostAlike {...props} onChange={onChange} />}
      <NoneNearby {...props} />
      <AllAbove {...props} />
      {onChange ? (
        <Choosing {...props} onChange={onChange} />
      ) : (
        <>
          <SalesTable
            homeValue={homeValue}
            comparables={props.file.comparables}
            countyCents={countyCentsOf(homeValue, props.file)}
            isFull={false}
          />
          <AtLevel homeValue={homeValue} />
          <Disclosure summary={messages.howTheseSalesWereFound()}>
            <div className="stack gap-3">
              <Method homeValue={homeValue} />
            </div>
          </Disclosure>
        </>
      )}
      <EstimateCautions estimate={estimate} />
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
