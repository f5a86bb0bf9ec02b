/** The forgot-password view: sends a reset link, and says the same whether or not the account exists. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '#contract/account/auth.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type Outcome = { tone: 'success' | 'error'; title: string; message: string }

const askForLink = async (input: { email: string }): Promise<Outcome> => {
  try {
    const { message } = await call(requestPasswordReset, input)
    return { tone: 'success', title: 'Check your email', message }
  } catch (error) {
    const message = failureMessage(error, 'We couldn’t send the link. Please try again.')
    return { tone: 'error', title: 'Your link wasn’t sent', message }
  }
}

const ResetLinkForm = () => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestPasswordReset.input),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (input) => setOutcome(await askForLink(input)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      {outcome && (
        <Banner tone={outcome.tone} title={outcome.title}>
          {outcome.message}
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
        help="Use the email address from your purchase."
        error={formState.errors.email?.message}
      />
      <Button type="submit" size="lg" fullWidth busy={formState.isSubmitting} busyLabel="Sending…">
        Send reset link
      </Button>
    </form>
  )
}

export const ForgotPassword = ({ onBack }: { onBack: () => void }) => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <FocusedHeading level={1}>Forgot your password?</FocusedHeading>
      <p className="measure text-lg text-soft">
        We’ll email you a link to choose a new one. It works once, for one hour.
      </p>
    </div>
    <ResetLinkForm />
    <p>
      Have a code from the email? <TextLink to={paths.resetPassword()}>Enter it here</TextLink>
    </p>
    <p>
      <TextButton onClick={onBack}>Back to sign in</TextButton>
    </p>
  </div>
)
