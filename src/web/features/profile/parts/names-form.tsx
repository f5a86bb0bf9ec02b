/** First and last name, to be changed. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { namesForm } from '#contract/account/forms.ts'
import { updateProfile } from '#contract/account/users.ts'
import * as words from '#messages/profile/names-form.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useSessionActions, useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { ProfileSection, saveStyle } from './profile-section.tsx'

type Outcome = { tone: 'success' | 'error'; title: string; text?: string }

export const NamesForm = () => {
  const { firstName, lastName } = useUser()
  const { update } = useSessionActions()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(namesForm),
    defaultValues: { firstName, lastName },
  })
  const { errors, isSubmitting, isDirty } = formState
  const submit = handleSubmit(async (names) => {
    setOutcome(null)
    try {
      const { profile } = await call(updateProfile, names)
      update(profile)
      reset({ firstName: profile.firstName, lastName: profile.lastName })
      setOutcome({ tone: 'success', title: words.yourNameIsSaved() })
    } catch (error) {
      const text = failureMessage(error, words.pleaseTryAgain())
      setOutcome({ tone: 'error', title: words.yourNameWasntSaved(), text })
    }
  })
  return (
    <ProfileSection title={words.yourName()}>
      <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
        <TextField
          {...register('firstName')}
          label={words.firstName()}
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          label={words.lastName()}
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
        {outcome && (
          <Banner tone={outcome.tone} title={outcome.title}>
            {outcome.text}
          </Banner>
        )}
        <div>
          <Button type="submit" variant={saveStyle(isDirty)} busy={isSubmitting} busyLabel={words.saving()}>
            {words.saveName()}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}
