/** The answer on one screen: its few words, the dollars, one sentence, how sure it is and why. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import * as messages from '#messages/report/answer-card.ts'
import { WrongHomestead } from '#web/property/wrong-homestead.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { answerHead } from '#web/verdict/answer-head.tsx'
import { OutcomePanel } from '#web/verdict/outcome-panel.tsx'
import { PurchaseSteps } from '#web/verdict/purchase-steps.tsx'
import { UnclaimedHomestead } from '#web/verdict/unclaimed-homestead.tsx'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import {
  bothReadings,
  capOfSellerTold,
  othersHigherWords,
  reasonsOf,
  soldWords,
  surenessOf,
} from '#words/next-step/reasons.ts'
import { capEndedWords } from '#words/verdict/cap-ended.ts'
import { shownPurchase } from '#words/verdict/purchase-steps.ts'

/** Whether its reader lives in the home of a report, and the change of that answer. */
export interface LivesThere {
  readonly answer: boolean
  /** They have said so, here or elsewhere: it isn’t asked again, and can be taken back. */
  readonly isSaid: boolean
  readonly onChange: (livesThere: boolean) => void
}

type AnswerCardProps = {
  report: Report
  verdict: VerdictOnWire
  takesFocus: boolean
  livesThere: LivesThere
  action: ReactNode
}

/** What a lower value would save says nothing yet of whether the value is too high. */
const restsOnNoEstimate = ({ nextStep }: Report, { outcome }: VerdictOnWire): boolean =>
  outcome === 'file' && nextStep !== null && nextStep.estimate === null

/** Where the record has no homestead every figure is of such a home already; the question can be asked again. */
const RentedOut = ({ onChange }: LivesThere) => (
  <li>
    {messages.countsNoHomestead()}{' '}
    <span className="no-print">
      <TextButton onClick={() => onChange(true)}>{messages.iDoLiveHere()}</TextButton>
    </span>
  </li>
)

/** What counts this year is the record, as for the tax bill: whoever rents the home out is told so. */
const Homestead = ({ answer, onChange }: LivesThere) => (
  <li>
    {answer ? messages.countsTheHomestead() : messages.laterYearsWithoutIt()}{' '}
    <span className="no-print">
      <TextButton onClick={() => onChange(!answer)}>
        {answer ? messages.notYourHomestead() : messages.iDoLiveHere()}
      </TextButton>
    </span>
  </li>
)

type OfHomesteadProps = { report: Report; livesThere: LivesThere }

const OfHomestead = ({ report: { parcel }, livesThere }: OfHomesteadProps) => {
  if (parcel?.homestead) return <Homestead {...livesThere} />
  return parcel && !livesThere.answer ? <RentedOut {...livesThere} /> : null
}

/** Said once, where other homes' sales point higher. */
const CantGoUp = () => (
  <li>
    {rich(
      messages.cantGoUp({
        link: (text: string) => <TextLink to={paths.howSureWeAre()}>{text}</TextLink>,
      }),
    )}
  </li>
)

/** The year's saving that the answer shows; null where it shows none. */
const figureOf = ({ nextStep: step, season }: Report, verdict: VerdictOnWire) =>
  step && season.isCurrent ? answerFigure({ verdict, step }) : null

/** Beside a figure under a cap that was the seller’s, the same without it. */
const soldInFull = (report: Report, verdict: VerdictOnWire): string | null => {
  const { nextStep, homeValue } = report
  const sold = soldWords(nextStep, verdict)
  if (nextStep === null || figureOf(report, verdict) === null || capOfSellerTold(verdict) === null)
    return sold
  const ended = capEndedWords({ nextStep, homeValue, readings: verdict.readings })
  return [sold, ended].filter((one) => one !== null).join(' ')
}

export const AnswerCard = ({ report, verdict, takesFocus, livesThere, action }: AnswerCardProps) => {
  const sure = surenessOf(report, verdict)
  const both = bothReadings(verdict)
  const steps = shownPurchase({ ...report, verdict })
  const sold = soldInFull(report, verdict)
  const figure = figureOf(report, verdict)
  const justCents = verdict.readings[0]?.staircase[0]?.justCents
  const isTold = justCents !== undefined && othersHigherWords(justCents, report, verdict) !== null
  const { unclaimedHomestead: unclaimed } = report
  return (
    <OutcomePanel
      verdict={verdict}
      headingLevel={1}
      takesFocus={takesFocus}
      isLate={Boolean(report.nextStep?.late)}
      {...(restsOnNoEstimate(report, verdict) && { look: 'cannot_tell' })}
      {...answerHead(report, verdict, '#season')}
      isWorkedOut={steps !== null}
      action={action}
    >
      {unclaimed && livesThere.answer && (
        <UnclaimedHomestead
          unclaimed={unclaimed}
          petitionCents={figure?.cents ?? null}
          appraiserUrl={report.appraiserUrl}
          isHome={livesThere.isSaid}
          onSay={livesThere.onChange}
        />
      )}
      {report.wrongHomestead && (
        <div className="mt-4 few-words:order-1">
          <WrongHomestead wrong={report.wrongHomestead} />
        </div>
      )}
      {steps && (
        <div className="measure mt-4">
          <PurchaseSteps steps={steps} />
        </div>
      )}
      <ul className="stack measure mt-3 list-disc gap-1.5 pl-5 sm:mt-4">
        {reasonsOf(report, verdict).map((reason) => (
          <li key={reason}>{unbroken(reason)}</li>
        ))}
        {isTold && <CantGoUp />}
        {both && <li>{both}</li>}
        {sold && <li className="font-bold">{sold}</li>}
        {report.trimNumbers === null && <OfHomestead report={report} livesThere={livesThere} />}
      </ul>
      {sure && (
        <p className="measure mt-3 border-t border-line pt-3 text-sm sm:mt-4">
          <strong>{messages.howSure({ name: sure.name })}</strong> {sure.words}
        </p>
      )}
    </OutcomePanel>
  )
}
