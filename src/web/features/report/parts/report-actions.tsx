/** What can be done with a report: keep it on paper, or give other numbers. */
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'

type ReportActionsProps = { leadId: string; onOtherNumbers: () => void }

export const ReportActions = ({ onOtherNumbers }: ReportActionsProps) => (
  <div className="no-print flex flex-wrap gap-3">
    <PrintButton label="Print this report" />
    <Button variant="secondary" onClick={onOtherNumbers}>
      My notice shows other numbers
    </Button>
  </div>
)
