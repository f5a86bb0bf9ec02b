/** A new password for who knows the current one; a mailed link for who does not. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '#contract/account/auth.ts'
import { passwordForm } from '#contract/account/forms.ts'
import { changePassword } from '#contract/account/users.ts'
import { passwordRule } from '#contract/fields.ts'
import * as words from '#messages/profile/password-form.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { failureMessage } from '#web/call/failure-message.ts'
import { sessionsQuery } from '#web/features/profile/data.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PasswordField } from '#web/ui/field/password.tsx'
import { linkLifetime } from '#words/account/link-lifetime.ts'
import { ProfileSection, saveStyle } from './profile-section.tsx'

type Outcome = { tone: 'success' | 'error'; title: string; text: string }

const blank = { currentPassword: '', newPassword: '' }

const currentPasswordFault = (error: unknown): string | undefined =>
  error instanceof ApiFailure
    ? error.details.find(({ field }) => field === 'currentPassword')?.message
    : undefined

const usePasswordForm = () => {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: blank,
  })
  const submit = handleSubmit(async (input) => {
    setOutcome(null)
    try {
      const { message } = await call(changePassword, input)
      reset(blank)
      setOutcome({ tone: 'success', title: words.passwordChanged(), text: message })
      await client.invalidateQueries(sessionsQuery)
    } catch (error) {
      const message = currentPasswordFault(error)
      if (message) setError('currentPassword', { message }, { shouldFocus: true })
      const text = failureMessage(error, words.pleaseTryAgain())
      if (!message) setOutcome({ tone: 'error', title: words.yourPasswordWasntChanged(), text })
    }
  })
  return { register, submit, formState, outcome }
}

const ResetByMail = () => {
  const { email } = useUser()
  const mail = useMutation({ mutationFn: () => call(requestPasswordReset, { email }) })
  return (
    <>
      {mail.isSuccess && (
        <Banner tone="success" title={words.checkYourEmail()}>
          {words.weEmailedYouALinkTo({ duration: linkLifetime('reset') })}
        </Banner>
      )}
      <Failure title={words.weCouldntSendTheLink()} of={mail.error} />
      <p>
        {words.forgotYourCurrentPassword()}{' '}
        <TextButton onClick={() => mail.mutate()}>{words.emailMeAResetLink()}</TextButton>
      </p>
    </>
  )
}

export const PasswordForm = () => {
  const { register, submit, formState, outcome } = usePasswordForm()
  const { errors, isSubmitting, isDirty } = formState
  return (
    <ProfileSection title={words.password()}>
      <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
        <PasswordField
          {...register('currentPassword')}
          label={words.currentPassword()}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('newPassword')}
          label={words.newPassword()}
          autoComplete="new-password"
          help={words.youllStaySignedInHereAnd({ rule: passwordRule })}
          error={errors.newPassword?.message}
        />
        {outcome && (
          <Banner tone={outcome.tone} title={outcome.title}>
            {outcome.text}
          </Banner>
        )}
        <div>
          <Button type="submit" variant={saveStyle(isDirty)} busy={isSubmitting} busyLabel={words.saving()}>
            {words.changePassword()}
          </Button>
        </div>
      </form>
      <ResetByMail />
    </ProfileSection>
  )
}
