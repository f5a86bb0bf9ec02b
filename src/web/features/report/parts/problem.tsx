/** The report cannot be shown: what happened, and what to do. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/report/problem.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const ReportNotFound = () => (
  <div className="stack measure gap-4">
    <h1>{words.weDoNotFindThisReport()}</h1>
    <p className="text-lg">{words.partOfTheLinkMay()}</p>
    <p>{words.aNewReportIsFreeAnd()}</p>
    <div>
      <ButtonLink to={`${paths.landing()}#savings-calculator`}>{words.askForANewReport()}</ButtonLink>
    </div>
  </div>
)

type ReportNotLoadedProps = { failure: unknown; busy: boolean; onRetry: () => void }

export const ReportNotLoaded = ({ failure, busy, onRetry }: ReportNotLoadedProps) => (
  <div className="stack measure gap-4">
    <h1>{words.yourReportDidNotLoad()}</h1>
    <p role="alert" className="text-lg">
      {failureMessage(failure, words.somethingWentWrongOnOurSide())}
    </p>
    <div>
      <Button busy={busy} busyLabel={words.loading()} onClick={onRetry}>
        {words.tryAgain()}
      </Button>
    </div>
  </div>
)
