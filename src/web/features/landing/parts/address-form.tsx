/** The address and one button: the answer comes before anybody is asked for an email. */
import { type FormEvent, startTransition, useActionState, useState } from 'react'
import { askAnswer } from '#web/features/landing/ask-answer.ts'
import { AnswerPanel } from '#web/features/landing/parts/answer-panel.tsx'
import { CoverageLine } from '#web/features/landing/parts/coverage-line.tsx'
import { addressNoun, missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { SuggestField } from '#web/ui/suggest-field.tsx'

const ask = (_previous: unknown, data: FormData) => askAnswer(String(data.get('home') ?? ''))

export const AddressForm = ({ button }: { button: string }) => {
  const [asked, askAction, asking] = useActionState(ask, null)
  const [isWanted, setWanted] = useState(false)
  // A form action alone would clear the field; it stays set for presses before hydration.
  const keepField = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => askAction(data))
  }
  return (
    <div className="stack gap-5">
      <form
        action={askAction}
        onSubmit={keepField}
        onFocus={() => setWanted(true)}
        noValidate
        className="stack gap-4"
      >
        <SuggestField
          label="Your home’s address"
          name="home"
          suggest={offeredAddresses}
          noun={addressNoun}
          missing={missingInAddress}
          autoComplete="street-address"
          maxLength={200}
          placeholder="601 E Kennedy Blvd, Tampa"
          error={asked?.kind === 'refused' && !asking ? asked.message : undefined}
        />
        <Button type="submit" size="lg" fullWidth busy={asking} busyLabel="Checking your home…">
          {button}
        </Button>
        <CoverageLine isWanted={isWanted} />
      </form>
      {asked?.kind === 'answered' && !asking && <AnswerPanel address={asked.address} answer={asked.answer} />}
    </div>
  )
}
