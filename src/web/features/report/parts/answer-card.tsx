/** The answer on one screen: its few words, the dollars, one sentence, how sure it is and why. */
import { Clock3 } from 'lucide-react'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/answer-card.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { OutcomePanel } from '#web/verdict/outcome-panel.tsx'
import { type AnswerFigure, answerFigure } from '#words/next-step/answer-figure.ts'
import { type FileByLine, fileByLine } from '#words/next-step/file-by.ts'
import { bothReadings, reasonsOf, soldWords, surenessOf } from '#words/next-step/reasons.ts'

type AnswerCardProps = {
  report: Report
  verdict: VerdictOnWire
  takesFocus: boolean
  onOtherNumbers: () => void
}

const Figure = ({ cents, of }: AnswerFigure) => (
  <p className="mt-3">
    <span className="amount tabular block font-serif text-[min(3.25rem,16vw)] leading-tight font-semibold sm:text-[min(4rem,16vw)]">
      {formatMoney(cents)}
    </span>
    <span className="text-soft">{of}</span>
  </p>
)

/** The day to file by, directly under the figure; what is known of it is among the key dates. */
const PetitionDay = ({ lead, rest }: FileByLine) => (
  <p className="mt-4 flex gap-2.5 rounded-md border-2 border-amber-line bg-amber-tint p-3 text-amber">
    <Clock3 aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
    <span className="min-w-0">
      <strong className="block">{lead}</strong> {rest}{' '}
      <span className="no-print">
        <TextLink to="#season">{messages.allDates()}</TextLink>
      </span>
    </span>
  </p>
)

/** Dollars of an earlier year are no answer for this one. */
const figureOf = ({ nextStep, season }: Report, verdict: VerdictOnWire): AnswerFigure | null =>
  nextStep && season.isCurrent ? answerFigure({ verdict, step: nextStep }) : null

/** What a lower value would save says nothing yet of whether the value is too high. */
const restsOnNoEstimate = ({ nextStep }: Report, { outcome }: VerdictOnWire): boolean =>
  outcome === 'file' && nextStep !== null && nextStep.estimate === null

export const AnswerCard = ({ report, verdict, takesFocus, onOtherNumbers }: AnswerCardProps) => {
  const sure = surenessOf(report, verdict)
  const both = bothReadings(verdict)
  const sold = soldWords(report.nextStep, verdict)
  const figure = figureOf(report, verdict)
  const { season, nextStep: step } = report
  const day = fileByLine({ season, verdict, step }, todayInFlorida(new Date()))
  return (
    <OutcomePanel
      verdict={verdict}
      headingLevel={1}
      takesFocus={takesFocus}
      isLate={Boolean(report.nextStep?.late)}
      {...(restsOnNoEstimate(report, verdict) && { look: 'cannot_tell' })}
      figure={figure && <Figure {...figure} />}
      day={day && <PetitionDay {...day} />}
    >
      <ul className="stack measure mt-4 list-disc gap-1.5 pl-5">
        {reasonsOf(report, verdict).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {both && <li>{both}</li>}
        {sold && <li className="font-bold">{sold}</li>}
        {report.trimNumbers === null && report.parcel?.homestead && (
          <li>
            {messages.countsTheHomestead()}{' '}
            <span className="no-print">
              <TextButton onClick={onOtherNumbers}>{messages.notYourHomestead()}</TextButton>
            </span>
          </li>
        )}
      </ul>
      {sure && (
        <p className="measure mt-4 border-t border-line pt-3 text-sm">
          <strong>{messages.howSure({ name: sure.name.toLowerCase() })}</strong> {sure.words}
        </p>
      )}
    </OutcomePanel>
  )
}
