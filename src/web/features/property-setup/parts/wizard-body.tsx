/** The step the wizard is at, with the report it rests on. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/property-setup/wizard-body.ts'
import { Failure } from '#web/call/failure.tsx'
import { useIsOfSavedHome } from '#web/features/property-setup/data.ts'
import type { HomeDraft } from '#web/features/property-setup/home-draft.ts'
import { AddressStep } from '#web/features/property-setup/parts/address-step.tsx'
import { CountyStep } from '#web/features/property-setup/parts/county-step.tsx'
import { FoundParcel } from '#web/features/property-setup/parts/found-parcel.tsx'
import { NumbersStep } from '#web/features/property-setup/parts/numbers-step.tsx'
import { ReviewStep } from '#web/features/property-setup/parts/review-step.tsx'
import { VerdictStep } from '#web/features/property-setup/parts/verdict-step.tsx'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { reportQuery } from '#web/verdict/report-query.ts'
import { trimDraft } from '#web/verdict/trim/draft.ts'

type StepProps<Found> = {
  wizard: Wizard
  report: Found
  /** A search was made on this page: what it brought takes the focus. */
  hasLooked: boolean
}

const Address = ({ wizard, report, hasLooked }: StepProps<Report | null>) => {
  const [changes, setChanges] = useState(false)
  const isOfSavedHome = useIsOfSavedHome()
  const found = (home: HomeDraft, leadId: string) => {
    setChanges(false)
    wizard.change({ home, leadId, numbers: null })
  }
  const search =
    report === null || changes ? (
      <AddressStep wizard={wizard} onFound={found} />
    ) : (
      <FoundParcel wizard={wizard} report={report} onChangeAddress={() => setChanges(true)} />
    )
  if (report?.parcel && !changes) return search
  return (
    <div className="stack gap-6">
      <FocusedHeading key={`${changes} ${report?.leadId}`} level={2} takesFocus={changes || hasLooked}>
        {isOfSavedHome ? words.checkYourHome() : words.findYourHome()}
      </FocusedHeading>
      {search}
    </div>
  )
}

/** Without numbers of the owner's own there must be an answer for this year; half-typed ones do not count. */
const isReviewable = ({ numbers }: Wizard['progress'], { verdict, season }: Report): boolean =>
  numbers === null ? verdict !== null && season.isCurrent : trimDraft.safeParse(numbers).success

const Step = ({ wizard, report, hasLooked }: StepProps<Report>) => {
  switch (wizard.progress.step) {
    case 'address':
      return <Address wizard={wizard} report={report} hasLooked={hasLooked} />
    case 'home':
      return <CountyStep wizard={wizard} parcel={report.parcel} />
    case 'numbers':
      return <NumbersStep wizard={wizard} report={report} />
    case 'review':
      if (!isReviewable(wizard.progress, report)) return <NumbersStep wizard={wizard} report={report} />
      return <ReviewStep wizard={wizard} report={report} />
    case 'verdict':
      if (report.verdict === null) return <NumbersStep wizard={wizard} report={report} />
      return <VerdictStep wizard={wizard} report={report} verdict={report.verdict} />
  }
}

type WithReportProps = Omit<StepProps<Report>, 'report'> & { leadId: string }

const WithReport = ({ wizard, leadId, hasLooked }: WithReportProps) => {
  const { data, error, isFetching, refetch } = useQuery(reportQuery(leadId))
  if (data) return <Step wizard={wizard} report={data} hasLooked={hasLooked} />
  if (!error) {
    return (
      <Skeleton message={words.findingWhereYouLeftOff()}>
        <SkeletonText lines={5} />
      </Skeleton>
    )
  }
  return (
    <div className="stack gap-6">
      <Failure
        title={words.weCouldntLoadYourSavedSteps()}
        of={error}
        otherwise={words.somethingWentWrongOnOurSide()}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={isFetching} onClick={() => void refetch()}>
          {words.tryAgain()}
        </Button>
        <Button variant="secondary" onClick={() => wizard.change({ step: 'address', leadId: null })}>
          {words.lookUpTheHomeAgain()}
        </Button>
      </div>
    </div>
  )
}

export const WizardBody = ({ wizard }: { wizard: Wizard }) => {
  const { leadId } = wizard.progress
  const [firstLeadId] = useState(leadId)
  const hasLooked = leadId !== firstLeadId
  return leadId === null ? (
    <Address wizard={wizard} report={null} hasLooked={hasLooked} />
  ) : (
    <WithReport key={leadId} wizard={wizard} leadId={leadId} hasLooked={hasLooked} />
  )
}
