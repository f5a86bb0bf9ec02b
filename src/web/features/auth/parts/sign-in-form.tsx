/** The sign-in form: checked at every change, sent only when it can succeed. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInForm } from '#contract/account/forms.ts'
import * as words from '#messages/auth/sign-in-form.ts'
import { ApiFailure } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PasswordField } from '#web/ui/field/password.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { rich } from '#web/ui/layout/rich.ts'

type Failed = { readonly message: string; readonly isWrong: boolean }

type WhatFailedProps = { failed: Failed; onForgotPassword: () => void }

const takeFocus = (told: HTMLElement | null) => told?.focus()

/** What to do after wrong ones is a press away; a keyboard goes on from here. */
const WhatFailed = ({ failed, onForgotPassword }: WhatFailedProps) => (
  <div ref={takeFocus} tabIndex={-1}>
    <Banner tone="error" title={words.youreNotSignedIn()}>
      <p>{failed.message}</p>
      {failed.isWrong && (
        <p>
          {rich(
            words.checkBothOrReset({
              reset: (text: string) => <TextButton onClick={onForgotPassword}>{text}</TextButton>,
            }),
          )}
        </p>
      )}
    </Banner>
  </div>
)

export const SignInForm = ({ onForgotPassword }: Pick<WhatFailedProps, 'onForgotPassword'>) => {
  const { signIn } = useSessionActions()
  const [failure, setFailure] = useState<Failed | null>(null)
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(signInForm),
    mode: 'onChange',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isDirty, isValid, isSubmitting } = formState
  const isFilled = getValues('email') !== '' && getValues('password') !== ''
  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      await signIn(input)
    } catch (error) {
      const isWrong = error instanceof ApiFailure && error.code === 'invalid_credentials'
      setFailure({ message: failureMessage(error, words.loginFailed()), isWrong })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      {failure && <WhatFailed failed={failure} onForgotPassword={onForgotPassword} />}
      <TextField
        {...register('email')}
        label={words.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={words.password()}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        busy={isSubmitting}
        busyLabel={words.signingIn()}
        disabled={!isValid}
        // What is wrong in a filled field is said at that field.
        disabledReason={isDirty && !isFilled ? words.enterYourEmailAndPasswordFirst() : undefined}
      >
        {words.signIn()}
      </Button>
    </form>
  )
}
