/** The new password, and the code from the mail when no link brought it. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { completePasswordReset } from '#contract/account/auth.ts'
import { resetForm } from '#contract/account/forms.ts'
import { passwordRule } from '#contract/fields.ts'
import * as words from '#messages/auth/reset-password-form.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CodeField } from '#web/ui/field/code.tsx'
import { PasswordField } from '#web/ui/field/password.tsx'

type ResetPasswordFormProps = {
  /** From the link; empty when the person has to type the code. */
  token: string
  onChanged: (message: string) => Promise<void>
}

const isDead = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'link_invalid'

export const ResetPasswordForm = ({ token, onChanged }: ResetPasswordFormProps) => {
  const [failure, setFailure] = useState<string | null>(null)
  const [isCodeAsked, setIsCodeAsked] = useState(token === '')
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(resetForm),
    defaultValues: { token, password: '' },
  })
  const { errors, isSubmitting } = formState
  /** A link that is over, or was cut off in the mail, is mended by the code of the newest one. */
  const askForCode = (message: string) => {
    if (isCodeAsked) return setError('token', { message }, { shouldFocus: true })
    setValue('token', '')
    setIsCodeAsked(true)
    setFailure(message)
  }
  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      const { message } = await call(completePasswordReset, input)
      await onChanged(message)
    } catch (error) {
      if (isDead(error)) return askForCode(error.message)
      setFailure(failureMessage(error, words.weCouldntChangeYourPasswordPlease()))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      {failure && (
        <Banner tone="error" title={words.yourPasswordWasntChanged()}>
          {failure}
        </Banner>
      )}
      {(isCodeAsked || errors.token !== undefined) && (
        <CodeField {...register('token')} error={errors.token?.message} />
      )}
      <PasswordField
        {...register('password')}
        label={words.newPassword()}
        autoComplete="new-password"
        help={passwordRule}
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" fullWidth busy={isSubmitting} busyLabel={words.saving()}>
        {words.changePassword()}
      </Button>
    </form>
  )
}
