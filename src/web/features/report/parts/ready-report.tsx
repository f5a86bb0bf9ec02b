/** The report: the answer and what to do with it first, then each part of what it rests on, down to the sources. */
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { ReportActions } from '#web/features/report/parts/report-actions.tsx'
import { ReportHeading } from '#web/features/report/parts/report-heading.tsx'
import { ReportParts } from '#web/features/report/parts/report-parts.tsx'
import { ReportSide } from '#web/features/report/parts/report-side.tsx'
import { useOpenDetailsForPrint } from '#web/open-details-for-print.ts'
import { NextStepCard } from '#web/verdict/next-step-card.tsx'
import { NotAdvice } from '#web/verdict/not-advice.tsx'
import { OlderValuesNotice } from '#web/verdict/older-values-notice.tsx'
import { OutcomePanel } from '#web/verdict/outcome-panel.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'

/** Whose page says where to look. */
const countyOf = ({ parcel, trimNumbers }: Report): string | null =>
  trimNumbers?.countyId ?? parcel?.countyId ?? null

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
    <div className="paper-dense stack gap-6">
      <ReportHeading report={report} taxYear={verdict.taxYear} />
      {parcel?.synthetic && <SampleParcelNotice />}
      <OlderValuesNotice report={report} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="stack gap-6">
          <OutcomePanel
            verdict={verdict}
            headingLevel={1}
            takesFocus={takesFocus}
            isLate={Boolean(nextStep?.late)}
          />
          <ReportActions leadId={report.leadId} onOtherNumbers={onOtherNumbers} />
          {nextStep && (
            <NextStepCard
              report={{ season, nextStep, countyId: countyOf(report) }}
              verdict={verdict}
              onOtherNumbers={onOtherNumbers}
            />
          )}
          <NotAdvice />
        </div>
        <ReportSide report={report} verdict={verdict} />
      </div>
      <ReportParts report={report} verdict={verdict} />
    </div>
  )
}
