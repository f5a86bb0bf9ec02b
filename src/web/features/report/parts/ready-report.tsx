/** The report: the answer and what to do with it on one screen, then what it rests on, part by part, folded. */
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { AnswerCard } from '#web/features/report/parts/answer-card.tsx'
import { Meanwhile } from '#web/features/report/parts/meanwhile.tsx'
import { ReportActions } from '#web/features/report/parts/report-actions.tsx'
import { ReportHeading } from '#web/features/report/parts/report-heading.tsx'
import { ReportParts } from '#web/features/report/parts/report-parts.tsx'
import { useOpenDetailsForPrint } from '#web/open-details-for-print.ts'
import { NextStepCard } from '#web/verdict/next-step-card.tsx'
import { NotAdvice } from '#web/verdict/not-advice.tsx'
import { OlderValuesNotice } from '#web/verdict/older-values-notice.tsx'
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
    <div className="paper-dense stack gap-5">
      <ReportHeading report={report} taxYear={verdict.taxYear} />
      <OlderValuesNotice report={report} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-8 print:block">
        <AnswerCard report={report} verdict={verdict} takesFocus={takesFocus} />
        <div className="stack gap-5">
          {nextStep && (
            <NextStepCard
              report={{ season, nextStep, countyId: countyOf(report) }}
              verdict={verdict}
              onOtherNumbers={onOtherNumbers}
            />
          )}
          <ReportActions leadId={report.leadId} onOtherNumbers={onOtherNumbers} />
        </div>
      </div>
      <Meanwhile report={report} />
      {parcel?.synthetic && <SampleParcelNotice />}
      <ReportParts report={report} verdict={verdict} />
      <NotAdvice />
    </div>
  )
}
