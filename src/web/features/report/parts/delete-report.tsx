/** Takes a report away for good, after a question; and what is said once it is gone. */
import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
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
        Delete my report
      </Button>
      <RemovalDialog
        open={asks}
        onOpenChange={setAsks}
        title="Delete this report?"
        description="The report, your email address with it and the numbers you typed are deleted at once. The links in our emails stop working. This cannot be undone; a new report is free."
        verb="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ leadId, key: deletionKey }, { onSuccess: onDeleted })}
        failure={failureNotice('The report was not deleted', remove.error)}
      />
    </>
  )
}

export const DeleteReport = ({ deletionKey, ...report }: DeleteReportProps) => (
  <section aria-labelledby="delete-title" className="no-print mt-14 border-t border-line pt-8">
    <h2 id="delete-title" className="text-xl">
      Delete this report
    </h2>
    <p className="measure mt-2 mb-4">
      We keep your email address, the address of the home and the numbers you typed so that you can come back
      to this page.{' '}
      {deletionKey === null &&
        'To delete them at any time, open “Delete this report” at the end of the email that brought you the link. That way nobody else can delete your report.'}
    </p>
    {deletionKey !== null && <DeleteByKey {...report} deletionKey={deletionKey} />}
  </section>
)

export const ReportDeleted = () => (
  <div className="stack measure gap-4">
    <FocusedHeading level={1}>Your report is deleted</FocusedHeading>
    <p className="text-lg">
      Your e-mail address, the address of the home and the numbers you typed went with it. You need to do
      nothing more.
    </p>
    <div>
      <ButtonLink to={paths.landing()} variant="secondary">
        Go to the homepage
      </ButtonLink>
    </div>
  </div>
)
