/** A new password for who knows the current one; a mailed link for who does not. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '#contract/account/auth.ts'
import { changePassword } from '#contract/account/users.ts'
import { passwordRule } from '#contract/fields.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { sessionsQuery } from '#web/features/profile/data.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PasswordField } from '#web/ui/field/password.tsx'
import { ProfileSection } from './profile-section.tsx'

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
    resolver: zodResolver(changePassword.input),
    defaultValues: blank,
  })
  const submit = handleSubmit(async (input) => {
    setOutcome(null)
    try {
      const { message } = await call(changePassword, input)
      reset(blank)
      setOutcome({ tone: 'success', title: 'Password changed', text: message })
      await client.invalidateQueries(sessionsQuery)
    } catch (error) {
      const message = currentPasswordFault(error)
      if (message) setError('currentPassword', { message }, { shouldFocus: true })
      const text = failureMessage(error, 'Please try again.')
      if (!message) setOutcome({ tone: 'error', title: 'Your password wasn’t changed', text })
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
        <Banner tone="success" title="Check your email">
          We emailed you a link to choose a new password. It works once, for one hour.
        </Banner>
      )}
      {mail.isError && (
        <Banner tone="error" title="We couldn’t send the link">
          {failureMessage(mail.error, 'Please try again.')}
        </Banner>
      )}
      <p>
        Forgot your current password?{' '}
        <TextButton onClick={() => mail.mutate()}>Email me a reset link</TextButton>
      </p>
    </>
  )
}

export const PasswordForm = () => {
  const { register, submit, formState, outcome } = usePasswordForm()
  const { errors, isSubmitting } = formState
  return (
    <ProfileSection title="Password">
      <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
        <PasswordField
          {...register('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('newPassword')}
          label="New password"
          autoComplete="new-password"
          help={`${passwordRule} You’ll stay signed in here and be signed out everywhere else.`}
          error={errors.newPassword?.message}
        />
        {outcome && (
          <Banner tone={outcome.tone} title={outcome.title}>
            {outcome.text}
          </Banner>
        )}
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel="Saving…">
            Change password
          </Button>
        </div>
      </form>
      <ResetByMail />
    </ProfileSection>
  )
}
