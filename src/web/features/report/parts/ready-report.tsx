/** The report: the answer and what to do with it, then its figures, with what it rests on beside it. */
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { ReportSide } from '#web/features/report/parts/report-side.tsx'
import { useOpenDetailsForPrint } from '#web/open-details-for-print.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { NextStepCard } from '#web/verdict/next-step-card.tsx'
import { OlderValuesNotice } from '#web/verdict/older-values-notice.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { VerdictView } from '#web/verdict/verdict-view.tsx'

const Actions = ({ onOtherNumbers }: { onOtherNumbers: () => void }) => (
  <>
    <Button variant="secondary" onClick={onOtherNumbers}>
      My notice shows other numbers
    </Button>
    <PrintButton label="Print this report" />
  </>
)

type ReadyReportProps = {
  report: Report
  verdict: VerdictOnWire
  takesFocus: boolean
  onOtherNumbers: () => void
}

export const ReadyReport = ({ report, verdict, takesFocus, onOtherNumbers }: ReadyReportProps) => {
  useOpenDetailsForPrint()
  const { nextStep, season, parcel } = report
  return (
    <div className="stack gap-6">
      <p className="text-soft">
        Your savings report for tax year {verdict.taxYear}
        <span className="block text-lg font-bold text-ink">{parcel?.address ?? report.address}</span>
      </p>
      {parcel?.synthetic && <SampleParcelNotice />}
      <OlderValuesNotice report={report} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <VerdictView
          verdict={verdict}
          headingLevel={1}
          takesFocus={takesFocus}
          areCurrent={season.isCurrent}
          actions={<Actions onOtherNumbers={onOtherNumbers} />}
          nextStep={
            nextStep && (
              <NextStepCard report={{ season, nextStep }} verdict={verdict} onOtherNumbers={onOtherNumbers} />
            )
          }
        />
        <ReportSide report={report} />
      </div>
    </div>
  )
}
