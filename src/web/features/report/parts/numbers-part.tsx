/** The six numbers on the report page: because the home is not on a roll here, or because the notice says otherwise. */
import { useState } from 'react'
import type { Report } from '#contract/reports.ts'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useSubmitTrimNumbers } from '#web/verdict/report-query.ts'
import { draftOfNumbers, homesteadAnswer, newTrimDraft } from '#web/verdict/trim-draft.ts'
import { TrimForm } from '#web/verdict/trim-form.tsx'

const startOf = ({ trimNumbers, parcel }: Report) => {
  if (trimNumbers) return draftOfNumbers(trimNumbers)
  const known = parcel && { countyId: parcel.countyId, homestead: homesteadAnswer(parcel.homestead) }
  return newTrimDraft(new Date(), known ?? {})
}

type NumbersPartProps = {
  report: Report
  takesFocus: boolean
  /** Leads back to what stood here before; null when there is nothing to go back to. */
  onBack: (() => void) | null
  onDone: () => void
}

export const NumbersPart = ({ report, takesFocus, onBack, onDone }: NumbersPartProps) => {
  const [start] = useState(() => startOf(report))
  const submit = useSubmitTrimNumbers(report.leadId)
  return (
    <div className="stack max-w-xl gap-6">
      {onBack && (
        <p>
          <TextButton onClick={onBack}>Back</TextButton>
        </p>
      )}
      <FocusedHeading level={1} takesFocus={takesFocus}>
        Six numbers from your TRIM notice
      </FocusedHeading>
      <p className="text-lg">
        {report.reportStatus.status === 'ready'
          ? 'The notice in your hand is newer or more exact than the roll. '
          : `We do not find ${report.address} on a tax roll we have. `}
        With six numbers from your Notice of Proposed Property Taxes you get the same answer. It takes about
        five minutes.
      </p>
      <p>
        Always copy <strong>this year’s</strong> column. The order of the columns differs from county to
        county, so go by the wording.
      </p>
      <TrimForm
        start={start}
        submitLabel="Show my answer"
        busy={submit.isPending}
        failure={submit.error}
        onSubmit={(numbers) => submit.mutate(numbers, { onSuccess: onDone })}
      />
    </div>
  )
}
