/** Step 1 of the account set-up: the password and the names. */
import { passwordRule } from '#contract/fields.ts'
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
  onContinue: () => void
}

export const AccountStepForm = ({ form, email, takesFocus, onContinue }: AccountStepFormProps) => {
  const { errors } = form.formState
  const field = (name: keyof AccountStep) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  const submit = form.handleSubmit(onContinue)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      <FocusedHeading level={2} takesFocus={takesFocus}>
        Your account
      </FocusedHeading>
      <TextField
        label="Email"
        type="email"
        value={email}
        readOnly
        autoComplete="username"
        help="From your purchase. You’ll use it to sign in."
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        help={passwordRule}
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      <Button type="submit" size="lg" fullWidth>
        Continue
      </Button>
    </form>
  )
}
