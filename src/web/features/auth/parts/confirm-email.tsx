/** The question a verification mail leads to, and what became of it. */

import { useMutation } from '@tanstack/react-query'
import { verifyEmail } from '#contract/account/auth.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/auth/confirm-email.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { useSession, useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const Confirmed = ({ email, takesFocus }: { email: string; takesFocus: boolean }) => {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <div className="stack gap-6">
      <FocusedHeading level={1} takesFocus={takesFocus}>
        {words.emailAddressConfirmed()}
      </FocusedHeading>
      <p className="text-lg">
        {rich(
          words.thanksWeveConfirmedYoureAllSet({
            strong: () => <strong className="break-all">{email}</strong>,
          }),
        )}
      </p>
      <div>
        {isSignedIn ? (
          <ButtonLink to={paths.profile()}>{words.goToYourProfile()}</ButtonLink>
        ) : (
          <ButtonLink to={paths.auth()}>{words.goToSignIn()}</ButtonLink>
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
      <h1>{words.confirmYourEmailAddress()}</h1>
      <p className="text-lg">
        {rich(words.isYourEmailAddressIfSo({ strong: () => <strong className="break-all">{email}</strong> }))}
      </p>
      <Failure title={words.yourEmailAddressIsntConfirmed()} of={confirm.error} />
      <div>
        <Button
          size="lg"
          busy={confirm.isPending}
          busyLabel={words.confirming()}
          onClick={() => confirm.mutate()}
        >
          {words.confirmThisAddress()}
        </Button>
      </div>
    </div>
  )
}
