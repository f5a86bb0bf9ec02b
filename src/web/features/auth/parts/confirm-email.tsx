/** The question a verification mail leads to, and what became of it. */
import { useMutation } from '@tanstack/react-query'
import { verifyEmail } from '#contract/account/auth.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useSession, useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

const Confirmed = ({ email, takesFocus }: { email: string; takesFocus: boolean }) => {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <div className="stack gap-6">
      <FocusedHeading level={1} takesFocus={takesFocus}>
        Email address confirmed
      </FocusedHeading>
      <p className="text-lg">
        Thanks! We’ve confirmed <strong className="break-all">{email}</strong>. You’re all set.
      </p>
      <div>
        {isSignedIn ? (
          <ButtonLink to={paths.profile()}>Go to your profile</ButtonLink>
        ) : (
          <ButtonLink to={paths.auth()}>Go to sign in</ButtonLink>
        )}
      </div>
    </div>
  )
}

type ConfirmEmailProps = { token: string; email: string; verified: boolean }

export const ConfirmEmail = ({ token, email, verified }: ConfirmEmailProps) => {
  const isSignedIn = useSession().status === 'signed-in'
  const { refreshUser } = useSessionActions()
  const confirm = useMutation({
    mutationFn: () => call(verifyEmail, { token }),
    onSuccess: () => (isSignedIn ? refreshUser() : undefined),
  })
  if (verified || confirm.isSuccess) return <Confirmed email={email} takesFocus={confirm.isSuccess} />
  return (
    <div className="stack gap-6">
      <h1>Confirm your email address</h1>
      <p className="text-lg">
        Is <strong className="break-all">{email}</strong> your email address? If so, press the button.
      </p>
      {confirm.isError && (
        <Banner tone="error" title="Your email address isn’t confirmed">
          {failureMessage(confirm.error, 'Please try again.')}
        </Banner>
      )}
      <div>
        <Button size="lg" busy={confirm.isPending} busyLabel="Confirming…" onClick={() => confirm.mutate()}>
          Confirm this address
        </Button>
      </div>
    </div>
  )
}
