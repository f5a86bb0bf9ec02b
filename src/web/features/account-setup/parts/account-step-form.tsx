/** Step 1 of the account set-up: the password and the names. */
import { useEffect } from 'react'
import { passwordRule } from '#contract/fields.ts'
import * as words from '#messages/account-setup/account-step-form.ts'
import type { AccountForm, AccountStep } from '#web/features/account-setup/setup-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/field/password.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type AccountStepFormProps = {
  form: AccountForm
  /** The address of the purchase, with which the person will sign in. */
  email: string
  takesFocus: boolean
  onContinue: (account: AccountStep) => Promise<void>
}

/** The address to sign in with and its new password, typed twice. */
export const PasswordFields = ({ form, email }: Pick<AccountStepFormProps, 'form' | 'email'>) => {
  const { errors } = form.formState
  const field = (name: 'password' | 'confirmPassword') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  return (
    <>
      <TextField
        label={words.email()}
        type="email"
        value={email}
        readOnly
        autoComplete="username"
        help={words.fromYourPurchaseYoullUseIt()}
      />
      <PasswordField
        {...field('password')}
        label={words.password()}
        autoComplete="new-password"
        help={passwordRule}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={words.confirmPassword()}
        autoComplete="new-password"
      />
    </>
  )
}

const NameFields = ({ form }: Pick<AccountStepFormProps, 'form'>) => {
  const { errors } = form.formState
  const field = (name: 'firstName' | 'lastName') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  return (
    <>
      <TextField {...field('firstName')} label={words.firstName()} autoComplete="given-name" />
      <TextField {...field('lastName')} label={words.lastName()} autoComplete="family-name" />
    </>
  )
}

export const AccountStepForm = ({ form, email, takesFocus, onContinue }: AccountStepFormProps) => {
  const submit = form.handleSubmit(onContinue)
  const { errors, isSubmitting } = form.formState
  const isSentBack = errors.password !== undefined
  // The second step found the password wanting: the field says what to do.
  useEffect(() => {
    if (isSentBack) form.setFocus('password')
  }, [form, isSentBack])
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      <FocusedHeading level={2} takesFocus={takesFocus && !isSentBack}>
        {words.yourAccount()}
      </FocusedHeading>
      <PasswordFields form={form} email={email} />
      <NameFields form={form} />
      <Button type="submit" size="lg" fullWidth busy={isSubmitting} busyLabel={words.checking()}>
        {words.next()}
      </Button>
    </form>
  )
}
