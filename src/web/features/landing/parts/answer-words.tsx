/** What an answer says: the number, the day, the picture it rests on, and where it is from. */

import { Clock3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/answer-panel.ts'
import { AnswerValues } from '#web/features/landing/parts/answer-values.tsx'
import { largeAmountSize } from '#web/ui/figure/large-amount.ts'
import { rich } from '#web/ui/layout/rich.ts'

const PurchaseSteps = lazy(async () => ({
  default: (await import('#web/verdict/purchase-steps.tsx')).PurchaseSteps,
}))

const MayClaim = lazy(async () => ({
  default: (await import('#web/features/landing/parts/who-lives-here.tsx')).MayClaim,
}))

const Counted = lazy(async () => ({
  default: (await import('#web/features/landing/parts/who-lives-here.tsx')).Counted,
}))

const DiscountLine = lazy(async () => ({
  default: (await import('#web/features/landing/parts/discount-line.tsx')).DiscountLine,
}))

type Answered = Extract<QuickAnswer, { kind: 'answer' }>

/** What speaks against the answer, and what its owner may claim besides. */
const Cautions = ({ caution, parcelId, unclaimedHomestead }: Answered) => (
  <>
    {caution && <p className="rounded-md bg-tint p-3">{caution}</p>}
    {parcelId !== null && unclaimedHomestead !== null && (
      // About as high as it is with its question.
      <Suspense fallback={<div className="h-44 rounded-md bg-tint sm:h-32" />}>
        <MayClaim parcelId={parcelId} claim={unclaimedHomestead} />
      </Suspense>
    )}
  </>
)

const Headline = (answer: Answered) => (
  <>
    <p className="sm:text-lg">{answer.headline}</p>
    <Cautions {...answer} />
  </>
)

/** Beside number, day and button there is room for it under the picture; without a day the first column is the short one. */
const isSaidBeside = ({ figure, values, fileBy }: Answered): boolean => Boolean(figure && values && fileBy)

/** The few words and the dollars; without dollars the words are what is large. */
export const AnswerFigure = ({ answer }: { answer: Answered }) => {
  const { label, figure, fileBy, purchase } = answer
  return (
    <>
      <p
        className={`font-serif leading-tight font-semibold max-md:-order-1 few-words:-order-3 ${figure ? 'text-[min(1.5rem,max(1.125rem,7.4vw))]' : 'text-[min(2.375rem,11vw)]'}`}
      >
        {label}
      </p>
      {figure && (
        <p className="max-md:-order-1 few-words:-order-3">
          <span
            className={`amount tabular block font-serif leading-tight font-semibold ${largeAmountSize(formatMoney(figure.cents))}`}
          >
            {formatMoney(figure.cents)}
          </span>
          <span className="text-soft">{figure.of}</span>
        </p>
      )}
      {figure?.near && (
        <p className="-mt-2 font-bold max-md:-order-1 sm:-mt-3 few-words:mt-0">{figure.near}</p>
      )}
      {!purchase && !isSaidBeside(answer) && <Headline {...answer} />}
      {fileBy && (
        <p className="flex flex-wrap gap-2.5 rounded-md border border-amber-line bg-amber-tint p-2.5 text-amber sm:p-3">
          <Clock3 aria-hidden="true" className="mt-0.5 size-[1.4em] shrink-0 few-words:hidden" />
          <span className="min-w-0 flex-[1_1_8rem]">
            <strong className="block text-balance">{fileBy.lead}</strong>{' '}
            <span className="block text-sm leading-snug">{fileBy.rest}</span>
          </span>
        </p>
      )}
    </>
  )
}

/** What the figure rests on: the sum from the owner's price, which is words enough, or the values and what they mean. */
export const AnswerPicture = ({ answer }: { answer: Answered }) => {
  const { values, purchase } = answer
  return (
    <>
      {purchase ? (
        // About as high as its steps, which load with the first such answer.
        <Suspense fallback={<div className="h-80 rounded-lg bg-tint" />}>
          <PurchaseSteps steps={purchase} />
        </Suspense>
      ) : (
        values && <AnswerValues {...values} />
      )}
      {!purchase && isSaidBeside(answer) && <Headline {...answer} />}
      {purchase && <Cautions {...answer} />}
    </>
  )
}

export const AnswerWords = ({ answer }: { answer: Answered }) => {
  const { headline, address, parcelId, countyName, countyValueCents } = answer
  const { taxYear, isCurrent, isSample, values, purchase } = answer
  return (
    <>
      <Suspense>
        <DiscountLine />
      </Suspense>
      {/* The picture of the values says this one too. */}
      {countyValueCents !== null &&
        !purchase &&
        !values &&
        !headline.includes(formatMoney(countyValueCents)) && (
          <p>
            {rich(
              words.countysMarketValue({
                taxYear: String(taxYear),
                strong: () => <strong>{formatMoney(countyValueCents)}</strong>,
              }),
            )}
          </p>
        )}
      <p className="text-sm text-soft">
        {isSample && words.inventedSampleHome()}
        {parcelId === null
          ? words.fromTheNumbersYouTyped({ address, taxYear })
          : words.foundCountysRecordIscurrent({
              address,
              countyName,
              taxYear,
              isCurrent: isCurrent ? 'yes' : 'no',
            })}{' '}
        {parcelId !== null && words.parcel({ parcelId })}
      </p>
      {parcelId !== null && answer.wrongHomestead !== null && (
        <Suspense fallback={<div className="h-11 sm:h-6" />}>
          <Counted parcelId={parcelId} wrong={answer.wrongHomestead} />
        </Suspense>
      )}
    </>
  )
}

export const NotAdvice = () => (
  <p className="text-sm text-soft">
    {rich(
      words.generalInformationNotAnAppraisalOr({
        link: (text: string) => (
          <a href={paths.disclaimers()} className="text-action underline underline-offset-4">
            {text}
          </a>
        ),
      }),
    )}
  </p>
)
