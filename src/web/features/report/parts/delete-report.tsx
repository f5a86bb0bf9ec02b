/** Takes a report away for good, after a question; and what is said once it is gone. */
import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/report/delete-report.ts'
import { failureNotice } from '#web/call/failure-message.ts'
import { useDeleteReport } from '#web/features/report/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type DeleteReportProps = {
  leadId: string
  /** From the link in the mail about the report; null when it was opened in another way. */
  deletionKey: string | null
  onDeleted: () => void
}

/** Opened from its mail, it asks at once. */
const DeleteByKey = ({ leadId, deletionKey, onDeleted }: DeleteReportProps & { deletionKey: string }) => {
  const [asks, setAsks] = useState(true)
  const remove = useDeleteReport()
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {words.deleteMyReport()}
      </Button>
      <RemovalDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.deleteThisReport2()}
        description={words.theReportYourEmailAddressWith()}
        verb="delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ leadId, key: deletionKey }, { onSuccess: onDeleted })}
        failure={failureNotice(words.theReportWasNotDeleted(), remove.error)}
      />
    </>
  )
}

export const DeleteReport = ({ deletionKey, ...report }: DeleteReportProps) => (
  <section aria-labelledby="delete-title" className="no-print mt-10 border-t border-line pt-6">
    <h2 id="delete-title" className="text-base">
      {words.deleteThisReport()}
    </h2>
    <p className="measure mt-2 mb-4 text-sm text-soft">
      {words.weKeepYourEmailAddressThe()} {deletionKey === null && words.toDeleteThemAtAnyTime()}
    </p>
    {deletionKey !== null && <DeleteByKey {...report} deletionKey={deletionKey} />}
  </section>
)

export const ReportDeleted = () => (
  <div className="stack measure gap-4">
    <FocusedHeading level={1}>{words.yourReportIsDeleted()}</FocusedHeading>
    <p className="text-lg">{words.yourEMailAddressTheAddress()}</p>
    <div>
      <ButtonLink to={paths.landing()} variant="secondary">
        {words.goToTheHomepage()}
      </ButtonLink>
    </div>
  </div>
)
