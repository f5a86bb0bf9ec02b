/** The new password, and the code from the mail when no link brought it. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { completePasswordReset } from '#contract/auth.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ResetPasswordFormProps = {
  /** From the link; empty when the person has to type the code. */
  token: string
  onChanged: (message: string) => Promise<void>
}

export const ResetPasswordForm = ({ token, onChanged }: ResetPasswordFormProps) => {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(completePasswordReset.input),
    defaultValues: { token, password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      const { message } = await call(completePasswordReset, input)
      await onChanged(message)
    } catch (error) {
      setFailure(failureMessage(error, 'The password could not be changed. Please try again.'))
    }
  })
  // A link whose token was cut off in the mail is mended by typing the code.
  const asksForCode = token === '' || failure !== null || errors.token !== undefined
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      {failure && (
        <Banner tone="error" title="Your password is unchanged">
          {failure}
        </Banner>
      )}
      {asksForCode && (
        <TextField
          {...register('token')}
          label="Code from the e-mail"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          help="Twelve letters and digits, for example 7KQ2-M9XD-40TB."
          error={errors.token?.message}
        />
      )}
      <PasswordField
        {...register('password')}
        label="New password"
        autoComplete="new-password"
        help="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" fullWidth busy={isSubmitting} busyLabel="Saving…">
        Change password
      </Button>
    </form>
  )
}
