/** Several parcels fit the address: the owner says which one is meant, or that none is. */
import { useState } from 'react'
import type { Report } from '#contract/reports.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useChooseParcel } from './report-query.ts'

const noneOfThese = 'none'

type ParcelChoiceProps = {
  report: Pick<Report, 'leadId' | 'candidates'>
  /** The home is not in the list. */
  onNone: () => void
}

export const ParcelChoice = ({ report, onNone }: ParcelChoiceProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const choose = useChooseParcel(report.leadId)
  const goOn = () => {
    setMissing(chosen === null)
    if (chosen === noneOfThese) onNone()
    else if (chosen !== null) choose.mutate(chosen)
  }
  return (
    <form
      className="stack gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <RadioGroup
        name="parcel"
        label="Which of these is your home?"
        help="The addresses as the county's tax roll has them."
        error={missing ? 'Choose your home, or “None of these”' : undefined}
        value={chosen ?? ''}
        onChange={(event) => {
          setMissing(false)
          setChosen(event.currentTarget.value)
        }}
        options={[
          ...report.candidates.map(({ parcelKey, address }) => ({ value: parcelKey, label: address })),
          {
            value: noneOfThese,
            label: 'None of these',
            help: 'You can type six numbers from your TRIM notice instead.',
          },
        ]}
      />
      {choose.isError && (
        <Banner tone="error" title="That did not work">
          {failureMessage(choose.error, 'Something went wrong on our side. Please try again.')}
        </Banner>
      )}
      <div>
        <Button type="submit" size="lg" busy={choose.isPending} busyLabel="Reading the roll…">
          Continue
        </Button>
      </div>
    </form>
  )
}
