/** The email address, whether it is confirmed, and the way out. */
import { useMutation } from '@tanstack/react-query'
import { requestEmailVerification } from '#contract/account/users.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useSessionActions, useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { ProfileSection } from './profile-section.tsx'

const Unconfirmed = () => {
  const { refreshUser } = useSessionActions()
  const send = useMutation({
    mutationFn: () => call(requestEmailVerification, {}),
    // It may have been confirmed in another window meanwhile.
    onSuccess: refreshUser,
  })
  return (
    <div className="stack items-start gap-4">
      <p>
        We emailed you a link. Open it and press the button, or{' '}
        <TextLink to={paths.verifyEmail()}>enter the code</TextLink> from the email. It works for 7 days.
      </p>
      {send.isSuccess && (
        <Banner tone="success" title="Check your email">
          {send.data.message}
        </Banner>
      )}
      {send.isError && (
        <Banner tone="error" title="We couldn’t send the link">
          {failureMessage(send.error, 'Please try again.')}
        </Banner>
      )}
      <Button variant="secondary" busy={send.isPending} busyLabel="Sending…" onClick={() => send.mutate()}>
        Resend the link
      </Button>
    </div>
  )
}

export const SignInDetails = () => {
  const { email, emailVerified } = useUser()
  const { end } = useSessionActions()
  const items = [
    { name: 'Email', value: <span className="break-all">{email}</span> },
    { name: 'Confirmed', value: emailVerified ? 'Yes' : 'Not yet' },
  ]
  return (
    <ProfileSection title="Signing in">
      <DefinitionList items={items} />
      {!emailVerified && <Unconfirmed />}
      <div>
        <Button variant="secondary" onClick={() => void end()}>
          Sign out
        </Button>
      </div>
    </ProfileSection>
  )
}
