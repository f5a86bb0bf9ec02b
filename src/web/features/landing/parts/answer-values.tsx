/** The county's value beside what the sales support, along one line: the picture of an answer, where there is room beside it. */
import type { QuickAnswer } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/answer-values.ts'
import { KeyLine } from '#web/ui/key-line.tsx'
import { RangeBar } from '#web/verdict/range-bar.tsx'

export type Values = NonNullable<Extract<QuickAnswer, { kind: 'answer' }>['values']>

export const AnswerValues = ({ countyCents, lowCents, middleCents, highCents }: Values) => (
  <figure aria-labelledby="answer-values" className="hidden gap-4 rounded-lg bg-tint p-6 sm:flex sm:flex-col">
    <figcaption id="answer-values" className="font-serif text-lg font-semibold">
      {words.theCountysValueBesideTheSales()}
    </figcaption>
    <RangeBar
      low={lowCents}
      high={highCents}
      points={[
        { key: 'sales', cents: middleCents, shape: 'square' },
        { key: 'county', cents: countyCents, shape: 'diamond' },
      ]}
    />
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
