/** What can be done with a report: keep it on paper, or give other numbers. */
import { Download } from 'lucide-react'
import { reportPdf } from '#web/features/report/data.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'

type ReportActionsProps = { leadId: string; onOtherNumbers: () => void }

export const ReportActions = ({ leadId, onOtherNumbers }: ReportActionsProps) => (
  <div className="no-print flex flex-wrap gap-3">
    <ButtonLink href={reportPdf(leadId)} download variant="secondary">
      <Download aria-hidden="true" className="size-5" />
      Download as PDF
    </ButtonLink>
    <PrintButton label="Print this report" />
    <Button variant="secondary" onClick={onOtherNumbers}>
      Update my numbers
    </Button>
  </div>
)
