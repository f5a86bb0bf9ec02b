/** Step 2 of the account set-up: the home the course will be about. */
import { useCallback, useState } from 'react'
import type { PropertyData } from '#contract/properties.ts'
import type { Finished } from '#web/features/account-setup/finish-setup.ts'
import type { PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { AddressFields } from './address-fields.tsx'
import { HomeFields } from './home-fields.tsx'

type PropertyStepFormProps = {
  form: PropertyForm
  onBack: () => void
  onFinish: (property: PropertyData, notesRead: readonly string[]) => Promise<Finished>
}

const Outcome = ({ finished }: { finished: Finished | null }) => {
  if (finished?.kind === 'fault') {
    return (
      <Banner tone="error" title="Your account isn’t set up yet">
        {finished.message}
      </Banner>
    )
  }
  if (finished?.kind !== 'notes') return null
  return (
    <Banner tone="info" title="Please check the address">
      <ul className="stack mt-1 list-disc gap-1 pl-5">
        {finished.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="mt-2">Fix it above. If it’s right as it is, press “Complete Setup” again.</p>
    </Banner>
  )
}

/** Faults and notes are about what stood there when the button was pressed: any change takes them back. */
const useFinishing = (form: PropertyForm, onFinish: PropertyStepFormProps['onFinish']) => {
  const [finished, setFinished] = useState<Finished | null>(null)
  const submit = form.handleSubmit(async (property) => {
    const read = finished?.kind === 'notes' ? finished.notes : []
    setFinished(null)
    const outcome = await onFinish(property, read)
    setFinished(outcome)
    if (outcome.kind === 'other-county')
      form.setError('countyId', { message: outcome.message }, { shouldFocus: true })
  })
  const forget = useCallback(() => setFinished(null), [])
  return { finished, submit, forget }
}

export const PropertyStepForm = ({ form, onBack, onFinish }: PropertyStepFormProps) => {
  const { finished, submit, forget } = useFinishing(form, onFinish)
  const { isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={forget} className="stack gap-5">
      <FocusedHeading level={2}>Your property</FocusedHeading>
      <p className="text-soft">Enter the home you want to check. You can add others later.</p>
      <AddressFields form={form} onCountyChange={forget} />
      <HomeFields form={form} />
      <Outcome finished={finished} />
      {/* The order of the eye is the order of the keyboard: the way on first, on every width. */}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Setting up your account…">
          Complete Setup
        </Button>
        <Button size="lg" variant="secondary" disabled={isSubmitting} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
