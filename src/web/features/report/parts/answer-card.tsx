/** The answer on one screen: its few words, the dollars, one sentence, how sure it is and why. */
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import * as messages from '#messages/report/answer-card.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { answerHead } from '#web/verdict/answer-head.tsx'
import { OutcomePanel } from '#web/verdict/outcome-panel.tsx'
import { bothReadings, reasonsOf, soldWords, surenessOf } from '#words/next-step/reasons.ts'

type AnswerCardProps = {
  report: Report
  verdict: VerdictOnWire
  takesFocus: boolean
  onOtherNumbers: () => void
}

/** What a lower value would save says nothing yet of whether the value is too high. */
const restsOnNoEstimate = ({ nextStep }: Report, { outcome }: VerdictOnWire): boolean =>
  outcome === 'file' && nextStep !== null && nextStep.estimate === null

export const AnswerCard = ({ report, verdict, takesFocus, onOtherNumbers }: AnswerCardProps) => {
  const sure = surenessOf(report, verdict)
  const both = bothReadings(verdict)
  const sold = soldWords(report.nextStep, verdict)
  return (
    <OutcomePanel
      verdict={verdict}
      headingLevel={1}
      takesFocus={takesFocus}
      isLate={Boolean(report.nextStep?.late)}
      {...(restsOnNoEstimate(report, verdict) && { look: 'cannot_tell' })}
      {...answerHead(report, verdict, '#season')}
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
