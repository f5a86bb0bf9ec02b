/** The forgot-password view: sends a reset link, and says the same whether or not the account exists. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '#contract/account/auth.ts'
import { resetRequestForm } from '#contract/account/forms.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/auth/forgot-password.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'

type Outcome = { tone: 'success' | 'error'; title: string; message: string }

const askForLink = async (input: { email: string }): Promise<Outcome> => {
  try {
    const { message } = await call(requestPasswordReset, input)
    return { tone: 'success', title: words.checkYourEmail(), message }
  } catch (error) {
    const message = failureMessage(error, words.weCouldntSendTheLinkPlease())
    return { tone: 'error', title: words.yourLinkWasntSent(), message }
  }
}

const ResetLinkForm = () => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetRequestForm),
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
        label={words.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        help={words.pleaseUseTheEmailAddressFromYour()}
        error={formState.errors.email?.message}
      />
      <Button type="submit" size="lg" fullWidth busy={formState.isSubmitting} busyLabel={words.sending()}>
        {words.sendResetLink()}
      </Button>
    </form>
  )
}

export const ForgotPassword = ({ onBack }: { onBack: () => void }) => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <FocusedHeading level={1}>{words.forgotYourPassword()}</FocusedHeading>
      <p className="measure text-lg text-soft">
        {words.wellEmailYouALinkTo({ duration: linkLifetime('reset') })}
      </p>
    </div>
    <ResetLinkForm />
    <p>
      {rich(
        words.haveACodeFromTheEmail({
          link: (text: string) => <TextLink to={paths.resetPassword()}>{text}</TextLink>,
        }),
      )}
    </p>
    <p>
      <TextButton onClick={onBack}>{words.backToSignIn()}</TextButton>
    </p>
  </div>
)
