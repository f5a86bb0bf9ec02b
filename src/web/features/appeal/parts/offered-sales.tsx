/** Sales on the loaded roll that the home can be compared with, to be taken over into the case one by one. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { EstimateCautions } from '#web/verdict/estimate-cautions.tsx'
import { salesQuery } from '../data.ts'
import { type Comparable, OfferedSale, takenFrom } from './offered-sale.tsx'

type OfferProps = {
  file: Pick<CaseFile, 'comparables' | 'corrections' | 'value'>
  onTake: (sale: CaseSale) => void
}

const keyOf = ({ home, sale }: Comparable): string => `${home.parcelId}-${sale.year}-${sale.month}`

/** Those in the case and the most alike of the others, as it is opened: nothing moves when one is taken. */
const useFirst = (offered: readonly Comparable[], comparables: CaseFile['comparables']) => {
  const [first] = useState(() => {
    const mine = offered.filter((one) => takenFrom(comparables, one))
    const others = offered.filter((one) => !mine.includes(one))
    return new Set([...mine, ...others.slice(0, fewestChosenSales)].map(keyOf))
  })
  return {
    first: offered.filter((one) => first.has(keyOf(one))),
    rest: offered.filter((one) => !first.has(keyOf(one))),
  }
}

const List = ({ offered, file, onTake }: OfferProps & { offered: readonly Comparable[] }) => (
  <ul className="stack gap-5">
    {offered.map((comparable) => (
      <OfferedSale
        key={keyOf(comparable)}
        comparable={comparable}
        comparables={file.comparables}
        onTake={onTake}
      />
    ))}
  </ul>
)

const Offered = (props: OfferProps & { offered: readonly Comparable[] }) => {
  const { first, rest } = useFirst(props.offered, props.file.comparables)
  return (
    <div className="stack gap-3">
      <List {...props} offered={first} />
      {rest.length > 0 && (
        <Disclosure
          summary={
            rest.length === 1
              ? '1 more sale, less like your home'
              : `${rest.length} more sales, less like your home`
          }
        >
          <List {...props} offered={rest} />
        </Disclosure>
      )}
    </div>
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
      <Offered {...props} offered={comparables} />
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
