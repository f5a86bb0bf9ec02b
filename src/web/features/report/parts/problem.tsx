/** The report cannot be shown: what happened, and what to do. */
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const ReportNotFound = () => (
  <div className="stack measure gap-4">
    <h1>We do not find this report</h1>
    <p className="text-lg">
      Its address may have been cut off on the way. Please open the link in your mail again. If it was written
      over two lines, copy both.
    </p>
    <p>A new report is free and takes a minute.</p>
    <div>
      <ButtonLink to={`${paths.landing()}#savings-calculator`}>Ask for a new report</ButtonLink>
    </div>
  </div>
)

type ReportNotLoadedProps = { failure: unknown; busy: boolean; onRetry: () => void }

export const ReportNotLoaded = ({ failure, busy, onRetry }: ReportNotLoadedProps) => (
  <div className="stack measure gap-4">
    <h1>Your report did not load</h1>
    <p role="alert" className="text-lg">
      {failureMessage(failure, 'Something went wrong on our side. Your report is safe.')}
    </p>
    <div>
      <Button busy={busy} busyLabel="Loading…" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </div>
)
