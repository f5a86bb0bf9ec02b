/** The one thing a report asks or says now: wait, choose, type, correct, read. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/report/body.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { ParcelChoice } from '#web/verdict/parcel-choice.tsx'
import type { LivesThere } from './answer-card.tsx'
import { answered } from './answered.ts'
import { CorrectAddress } from './correct-address.tsx'
import { NumbersPart } from './numbers-part.tsx'
import { PreparingReport } from './preparing-report.tsx'
import { ReportNotLoaded } from './problem.tsx'
import { ReadyReport } from './ready-report.tsx'

/** What the person has opened over what the report itself asks or says. */
type Opened = 'numbers' | 'address' | 'choose_parcel' | null

type ChooseParcelProps = {
  report: Report
  takesFocus: boolean
  onNone: () => void
  onCorrectAddress: () => void
  onChosen: () => void
}

const ChooseParcel = ({ report, takesFocus, onNone, onCorrectAddress, onChosen }: ChooseParcelProps) => (
  <div className="stack max-w-xl gap-6">
    <FocusedHeading level={1} takesFocus={takesFocus}>
      {report.candidates.length === 1 ? words.isThisYourHome() : words.yourAddressFitsSeveralParcels()}
    </FocusedHeading>
    <p>
      {rich(words.youAskedAbout({ strong: () => <strong>{report.address}</strong> }))}{' '}
      <TextButton onClick={onCorrectAddress}>{words.correctTheAddress()}</TextButton>
    </p>
    <ParcelChoice report={report} onNone={onNone} onChosen={onChosen} />
  </div>
)

type ReportBodyProps = { report: Report; livesThere: LivesThere; onRetry: () => void }

export const ReportBody = ({ report, livesThere, onRetry }: ReportBodyProps) => {
  const [opened, setOpened] = useState<Opened>(null)
  const { status, message } = report.reportStatus
  const view = opened ?? status
  const [firstView] = useState(view)
  const { state } = useLocation()
  const [hasChanged, setHasChanged] = useState(state === answered)
  if (view !== firstView && !hasChanged) setHasChanged(true)
  const close = () => setOpened(null)
  const toNumbers = () => setOpened('numbers')
  const toChoice = () => setOpened('choose_parcel')
  const toAddress = () => setOpened('address')
  switch (view) {
    case 'preparing':
      return <PreparingReport message={message} />
    case 'address':
      return <CorrectAddress report={report} onBack={close} />
    case 'choose_parcel':
      return (
        <ChooseParcel
          report={report}
          takesFocus={hasChanged}
          onNone={toNumbers}
          onCorrectAddress={toAddress}
          onChosen={close}
        />
      )
    case 'needs_trim_numbers':
    case 'numbers':
      return (
        <NumbersPart
          report={report}
          takesFocus={hasChanged}
          onBack={opened === null ? null : close}
          onCorrectAddress={report.parcel ? null : toAddress}
          onDone={close}
        />
      )
    case 'ready':
      if (report.verdict === null) return <ReportNotLoaded failure={null} busy={false} onRetry={onRetry} />
      return (
        <ReadyReport
          report={report}
          verdict={report.verdict}
          takesFocus={hasChanged}
          livesThere={livesThere}
          onOtherNumbers={toNumbers}
          onOtherHome={report.candidates.length > 1 ? toChoice : null}
        />
      )
  }
}
