/** Sales on the loaded roll that the home can be compared with, to be taken over into the case one by one. */
import { useQuery } from '@tanstack/react-query'
import type { HomeValueOnWire } from '#contract/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/case-file.ts'
import { isOtherPrice, otherPriceWords, recordedSale } from '#core/document/recorded-sale.ts'
import { formatMoney } from '#core/money.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { EstimateCautions } from '#web/verdict/estimate-cautions.tsx'
import { salesQuery } from '../data.ts'
import { monthNames } from '../months.ts'

type Comparable = HomeValueOnWire['comparables'][number]
type OfferProps = {
  file: Pick<CaseFile, 'comparables' | 'corrections' | 'value'>
  onTake: (sale: CaseSale) => void
}

const taken = ({ home, sale }: Comparable): CaseSale => ({
  id: crypto.randomUUID(),
  source: 'roll',
  address: home.address,
  parcelId: home.parcelId,
  soldYear: sale.year,
  soldMonth: sale.month,
  priceCents: sale.priceCents,
  livingAreaSqft: home.livingAreaSqft,
  yearBuilt: home.effectiveYearBuilt,
  recordedAt: sale.recording,
  decision: null,
  reason: '',
})

const factsOf = ({ home, sale, nearnessWords, adjustedCents, netPercent, grossPercent }: Comparable) => [
  {
    name: 'Sold',
    value: `${monthNames[sale.month - 1]} ${sale.year} for ${formatMoney(sale.priceCents)}`,
  },
  { name: 'Where', value: nearnessWords },
  {
    name: 'Living area, effective year',
    value: `${home.livingAreaSqft?.toLocaleString('en-US') ?? 'blank'} sq ft, ${home.effectiveYearBuilt ?? 'blank'}`,
  },
  {
    name: 'Adjusted to your home',
    value: `${formatMoney(adjustedCents)} (net ${Math.round(netPercent)}%, gross ${Math.round(grossPercent)}%)`,
  },
]

/** Asked where it is offered: the papers state the recorded price. */
const OtherPrice = ({ mine, comparable }: { mine: CaseSale; comparable: Comparable }) => (
  <Notice tone="deadline" title={`The record says ${formatMoney(comparable.sale.priceCents)}`}>
    <p>{otherPriceWords(mine, comparable)}</p>
  </Notice>
)

const Offer = ({ comparable, file, onTake }: OfferProps & { comparable: Comparable }) => {
  const mine = file.comparables.find((sale) => recordedSale(sale, [comparable]) !== undefined)
  const isTaken = mine !== undefined
  return (
    <li className="stack gap-3 border-t border-line pt-4">
      <h4 className="font-bold">{comparable.home.address}</h4>
      <DefinitionList items={factsOf(comparable)} />
      {mine && isOtherPrice(mine, comparable) && <OtherPrice mine={mine} comparable={comparable} />}
      <div>
        <Button
          variant="secondary"
          onClick={() => onTake(taken(comparable))}
          disabled={isTaken}
          disabledReason="It is in your list below."
        >
          Add to my list
          <span className="sr-only">: {comparable.home.address}</span>
        </Button>
      </div>
    </li>
  )
}

/** What the chosen sales do not show, said here, before anything is filed. */
const AgainstNote = ({ file, homeValue }: Pick<OfferProps, 'file'> & { homeValue: HomeValueOnWire }) => {
  const points = salesAgainst(file, homeValue)
  return points.map(({ id, words, hints }) => (
    <Notice key={id} tone="deadline" title="Before you file: what your sales do not show">
      <p>{words}</p>
      {hints.map((hint) => (
        <p key={hint.words}>{hint.words}</p>
      ))}
    </Notice>
  ))
}

const Offers = ({ homeValue, ...props }: OfferProps & { homeValue: HomeValueOnWire }) => {
  const { comparables, searchedWords, estimate, rollYear, synthetic } = homeValue
  if (comparables.length === 0) {
    return (
      <Notice title="The roll offers no comparison">
        {estimate.explanation.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    )
  }
  return (
    <div className="stack gap-4">
      <EstimateCautions estimate={estimate} />
      <AgainstNote file={props.file} homeValue={homeValue} />
      <p>{searchedWords}</p>
      <ul className="stack gap-6">
        {comparables.map((comparable) => (
          <Offer
            key={`${comparable.home.parcelId}-${comparable.sale.year}-${comparable.sale.month}`}
            comparable={comparable}
            {...props}
          />
        ))}
      </ul>
      <p className="text-sm text-soft">
        Source: the {rollYear} tax roll and sale file{synthetic && ' (sample, invented)'}. The state publishes
        the month of a sale, not its day. Look each one up before you rely on it.
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
        <Notice title="No sales to offer">
          <p>{data.words} You can type sales yourself below.</p>
        </Notice>
        {data.working && (
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
        )}
      </div>
    )
  }
  if (error) {
    return (
      <div className="stack items-start gap-4">
        <Banner tone="error" title="The sales did not load">
          {failureMessage(error, 'Please try again.')}
        </Banner>
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <Skeleton message="Looking for sales…">
      <SkeletonText lines={4} />
    </Skeleton>
  )
}
