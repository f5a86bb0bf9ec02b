/** The e-mail address, a new password by mail, and the way out. */
import { useMutation } from '@tanstack/react-query'
import { requestPasswordReset } from '#contract/auth.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { useSessionActions, useUser } from '#web/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { ProfileSection } from './profile-section.tsx'

export const SignInDetails = () => {
  const { email } = useUser()
  const { end } = useSessionActions()
  const reset = useMutation({ mutationFn: () => call(requestPasswordReset, { email }) })
  return (
    <ProfileSection title="Signing in">
      <DefinitionList items={[{ name: 'Email', value: <span className="break-all">{email}</span> }]} />
      {reset.isSuccess && (
        <Banner tone="success" title="Check your e-mail">
          We sent you a link to choose a new password. It works once and for one hour.
        </Banner>
      )}
      {reset.isError && (
        <Banner tone="error" title="Nothing was sent">
          {failureMessage(reset.error, 'Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={reset.isPending}
          busyLabel="Sending…"
          onClick={() => reset.mutate()}
        >
          Change password by e-mail
        </Button>
        <Button variant="secondary" onClick={() => void end()}>
          Sign out
        </Button>
      </div>
    </ProfileSection>
  )
}
