/** The dollars of an answer and the day to file by, as they open it. */
import { Clock3 } from 'lucide-react'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/verdict/answer-head.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { largeAmountSize } from '#web/ui/figure/large-amount.ts'
import { type AnswerFigure, answerFigure } from '#words/next-step/answer-figure.ts'
import { type FileByLine, fileByLine } from '#words/next-step/file-by.ts'
import type { OutcomePanelProps } from './outcome-panel.tsx'

const Figure = ({ cents, of, near }: AnswerFigure) => (
  <>
    <p className="measure mt-3">
      <span
        className={`amount tabular block font-serif leading-tight font-semibold ${largeAmountSize(formatMoney(cents))}`}
      >
        {formatMoney(cents)}
      </span>
      <span className="text-soft">{of}</span>
    </p>
    {near && <p className="measure mt-1 font-bold few-words:order-1 few-words:mt-3">{near}</p>}
  </>
)

type PetitionDayProps = FileByLine & { datesAt: string | null }

const PetitionDay = ({ lead, rest, datesAt }: PetitionDayProps) => (
  <p className="mt-4 flex few-words:order-1 flex-wrap gap-2.5 rounded-md border border-amber-line bg-amber-tint p-3 text-amber">
    <Clock3 aria-hidden="true" className="mt-0.5 size-6 shrink-0 few-words:hidden" />
    <span className="min-w-0 flex-[1_1_8rem]">
      <strong className="block text-balance">{lead}</strong> {rest}{' '}
      {datesAt && (
        <span className="no-print">
          <TextLink to={datesAt}>{messages.allDates()}</TextLink>
        </span>
      )}
    </span>
  </p>
)

/** Dollars of an earlier year are no answer for this one. `datesAt`: where the page has all dates. */
export const answerHead = (
  { nextStep: step, season, homeValue }: Pick<Report, 'nextStep' | 'season' | 'homeValue'>,
  verdict: VerdictOnWire,
  datesAt: string | null,
): Pick<OutcomePanelProps, 'figure' | 'day'> => {
  const figure = step && season.isCurrent ? answerFigure({ verdict, step, homeValue }) : null
  const day = fileByLine({ season, verdict, step }, todayInFlorida(new Date()))
  return {
    figure: figure && <Figure {...figure} />,
    day: day && <PetitionDay {...day} datesAt={datesAt} />,
  }
}
