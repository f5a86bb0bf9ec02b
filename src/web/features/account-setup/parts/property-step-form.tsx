/** Step 2 of the account set-up: the home the course will be about. */
import { useState } from 'react'
import type { PropertyData } from '#contract/properties.ts'
import type { PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { AddressFields } from './address-fields.tsx'
import { HomeFields } from './home-fields.tsx'

type PropertyStepFormProps = {
  form: PropertyForm
  onBack: () => void
  /** Gives what is wrong, or null when the set-up is complete. */
  onFinish: (property: PropertyData) => Promise<string | null>
}

export const PropertyStepForm = ({ form, onBack, onFinish }: PropertyStepFormProps) => {
  const [failure, setFailure] = useState<string | null>(null)
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (property) => {
    setFailure(null)
    setFailure(await onFinish(property))
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => setFailure(null)}
      className="stack gap-5"
    >
      <FocusedHeading level={2}>Your property</FocusedHeading>
      <p className="text-soft">The home whose value you want to check. You can add others later.</p>
      <AddressFields form={form} onCountyChange={() => setFailure(null)} />
      <HomeFields form={form} />
      {failure && (
        <Banner tone="error" title="Your account is not set up yet">
          {failure}
        </Banner>
      )}
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <Button size="lg" variant="secondary" disabled={isSubmitting} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Setting up your account…">
          Complete Setup
        </Button>
      </div>
    </form>
  )
}
