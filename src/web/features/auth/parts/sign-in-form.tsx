/** The sign-in form: checked at every change, sent only when it can succeed. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInForm } from '#contract/auth.ts'
import { failureMessage } from '#web/failure-message.ts'
import { useSessionActions } from '#web/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export const SignInForm = () => {
  const { signIn } = useSessionActions()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInForm),
    mode: 'onChange',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isValid, isSubmitting } = formState
  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      await signIn(input)
    } catch (error) {
      setFailure(failureMessage(error, 'Login failed'))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      {failure && (
        <Banner tone="error" title="You’re not signed in">
          {failure}
        </Banner>
      )}
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        busy={isSubmitting}
        busyLabel="Signing in…"
        disabled={!isValid}
        disabledReason="Enter your email and password first."
      >
        Sign in
      </Button>
    </form>
  )
}
