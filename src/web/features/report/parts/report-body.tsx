/** The one thing a report asks or says now: wait, choose, type, read. */
import { useState } from 'react'
import type { Report } from '#contract/reports.ts'
import { NumbersPart } from '#web/features/report/parts/numbers-part.tsx'
import { PreparingReport } from '#web/features/report/parts/preparing-report.tsx'
import { ReadyReport } from '#web/features/report/parts/ready-report.tsx'
import { ReportNotLoaded } from '#web/features/report/parts/report-problem.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { ParcelChoice } from '#web/verdict/parcel-choice.tsx'

type View = Report['reportStatus']['status'] | 'other_numbers'

const ChooseParcel = ({ report, ...choice }: { report: Report; takesFocus: boolean; onNone: () => void }) => (
  <div className="stack max-w-xl gap-6">
    <FocusedHeading level={1} takesFocus={choice.takesFocus}>
      Your address fits several parcels
    </FocusedHeading>
    <p className="text-lg">You asked about {report.address}.</p>
    <ParcelChoice report={report} onNone={choice.onNone} />
  </div>
)

export const ReportBody = ({ report, onRetry }: { report: Report; onRetry: () => void }) => {
  const [typesNumbers, setTypesNumbers] = useState(false)
  const { status, message } = report.reportStatus
  const view: View = typesNumbers ? 'other_numbers' : status
  const [firstView] = useState(view)
  const [hasChanged, setHasChanged] = useState(false)
  if (view !== firstView && !hasChanged) setHasChanged(true)
  const toNumbers = () => setTypesNumbers(true)
  const back = () => setTypesNumbers(false)
  switch (view) {
    case 'preparing':
      return <PreparingReport message={message} />
    case 'choose_parcel':
      return <ChooseParcel report={report} takesFocus={hasChanged} onNone={toNumbers} />
    case 'needs_trim_numbers':
      return <NumbersPart report={report} takesFocus={hasChanged} onBack={null} onDone={back} />
    case 'other_numbers':
      return <NumbersPart report={report} takesFocus onBack={back} onDone={back} />
    case 'ready':
      if (report.verdict === null) return <ReportNotLoaded failure={null} busy={false} onRetry={onRetry} />
      return (
        <ReadyReport
          report={report}
          verdict={report.verdict}
          takesFocus={hasChanged}
          onOtherNumbers={toNumbers}
        />
      )
  }
}
