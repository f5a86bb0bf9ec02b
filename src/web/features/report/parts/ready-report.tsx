/** The report: the answer and its figures, with what it rests on beside it. */
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { ReportSide } from '#web/features/report/parts/report-side.tsx'
import { WhatHappensNext } from '#web/features/report/parts/what-happens-next.tsx'
import { useOpenDetailsForPrint } from '#web/open-details-for-print.ts'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { VerdictView } from '#web/verdict/verdict-view.tsx'

type ReadyReportProps = {
  report: Report
  verdict: VerdictOnWire
  takesFocus: boolean
  onOtherNumbers: () => void
}

export const ReadyReport = ({ report, verdict, takesFocus, onOtherNumbers }: ReadyReportProps) => {
  useOpenDetailsForPrint()
  return (
    <div className="stack gap-6">
      <p className="text-soft">
        Your savings report for tax year {verdict.taxYear}
        <span className="block text-lg font-bold text-ink">{report.parcel?.address ?? report.address}</span>
      </p>
      {report.parcel?.synthetic && <SampleParcelNotice />}
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <VerdictView verdict={verdict} headingLevel={1} takesFocus={takesFocus}>
          <WhatHappensNext verdict={verdict} />
        </VerdictView>
        <ReportSide report={report} onOtherNumbers={onOtherNumbers} />
      </div>
    </div>
  )
}
