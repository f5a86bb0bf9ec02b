/** The county's value beside what the sales support, along one line: the picture of an answer, beside its figure or right under it. */
import { lazy, Suspense } from 'react'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/answer-values.ts'
import { KeyLine } from '#web/ui/key-line.tsx'

/** Loaded with the first answer. */
const RangeBar = lazy(async () => ({ default: (await import('#web/verdict/range-bar.tsx')).RangeBar }))

export type Values = NonNullable<Extract<QuickAnswer, { kind: 'answer' }>['values']>

export const AnswerValues = ({ countyCents, lowCents, middleCents, highCents }: Values) => (
  <figure
    aria-labelledby="answer-values"
    className="stack gap-1 rounded-lg bg-tint px-3 pt-1 pb-3 max-md:-order-1 max-sm:[&_ul]:gap-y-0 sm:gap-4 sm:p-6"
  >
    <figcaption id="answer-values" className="font-serif text-lg font-semibold max-sm:sr-only">
      {words.theCountysValueBesideTheSales()}
    </figcaption>
    {/* As high as the line with its axis, so that nothing moves when it comes. */}
    <div className="min-h-23">
      <Suspense>
        <RangeBar
          low={lowCents}
          high={highCents}
          points={[
            { key: 'sales', cents: middleCents, shape: 'square' },
            { key: 'county', cents: countyCents, shape: 'diamond' },
          ]}
        />
      </Suspense>
    </div>
    <KeyLine
      entries={[
        { mark: 'diamond', words: words.theCountySays({ value: formatMoney(countyCents) }) },
        { mark: 'square', words: words.theSalesSupport({ value: formatMoney(middleCents) }) },
        {
          mark: 'band',
          words: words.likelyFromTo({ low: formatMoney(lowCents), high: formatMoney(highCents) }),
        },
      ]}
    />
  </figure>
)
