/** The email address, whether it is confirmed, and the way out. */

import { useMutation } from '@tanstack/react-query'
import { requestEmailVerification } from '#contract/account/users.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/profile/sign-in-details.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { useSessionActions, useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'
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
        {rich(
          words.weEmailedYouALinkOpen({
            link: (text: string) => <TextLink to={paths.verifyEmail()}>{text}</TextLink>,
            duration: linkLifetime('verification'),
          }),
        )}
      </p>
      {send.isSuccess && (
        <Banner tone="success" title={words.checkYourEmail()}>
          {send.data.message}
        </Banner>
      )}
      <Failure title={words.weCouldntSendTheLink()} of={send.error} />
      <Button
        variant="secondary"
        busy={send.isPending}
        busyLabel={words.sending()}
        onClick={() => send.mutate()}
      >
        {words.resendTheLink()}
      </Button>
    </div>
  )
}

export const SignInDetails = () => {
  const { email, emailVerified } = useUser()
  const { end } = useSessionActions()
  const items = [
    { name: 'Email', value: <span className="break-all">{email}</span> },
    { name: 'Confirmed', value: emailVerified ? 'Yes' : words.notYet() },
  ]
  return (
    <ProfileSection title={words.signingIn()}>
      <DefinitionList items={items} />
      {!emailVerified && <Unconfirmed />}
      <div>
        <Button variant="secondary" onClick={() => void end()}>
          {words.signOut()}
        </Button>
      </div>
    </ProfileSection>
  )
}
