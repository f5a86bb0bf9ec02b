/** Where a verification mail leads: one press confirms the address, opening the page does not. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/auth/verify-email-page.ts'
import { Failure } from '#web/call/failure.tsx'
import { useTypedCode } from '#web/session/mail-code.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'
import { verificationQuery } from './data.ts'
import { ConfirmEmail } from './parts/confirm-email.tsx'
import { VerificationCodeForm } from './parts/verification-code-form.tsx'

export const meta = () => [{ title: words.confirmYourEmailAddressJustValue() }]

const EnterCode = () => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <h1>{words.confirmYourEmailAddress()}</h1>
      <p className="text-lg text-soft">
        {words.openTheLinkInTheEmail({ duration: linkLifetime('verification') })}
      </p>
    </div>
    <VerificationCodeForm />
  </div>
)

const DeadLink = () => (
  <div className="stack gap-6">
    <h1>{words.thisLinkDoesntWork()}</h1>
    <p className="text-lg">
      {rich(
        words.itMayBeMoreThanOld({
          duration: linkLifetime('verification'),
          link: (text: string) => <TextLink to={paths.profile()}>{text}</TextLink>,
        }),
      )}
    </p>
    <VerificationCodeForm />
  </div>
)

const FromLink = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(verificationQuery(token))
  if (data?.works) return <ConfirmEmail token={token} email={data.email} verified={data.verified} />
  if (data) return <DeadLink />
  if (error === null) return <SpinnerMessage message={words.checkingYourLink()} />
  return (
    <div className="stack items-start gap-4">
      <h1>{words.confirmYourEmailAddress()}</h1>
      <Failure title={words.weCouldntCheckYourLink()} of={error} />
      <Button variant="secondary" onClick={() => void refetch()}>
        {words.tryAgain()}
      </Button>
    </div>
  )
}

export default function VerifyEmailPage() {
  const { token: fromLink } = useParams()
  const typed = useTypedCode()
  const token = fromLink ?? typed
  return (
    <MainPart>
      <Container width="form">
        <div className="py-8 sm:py-14">{token ? <FromLink key={token} token={token} /> : <EnterCode />}</div>
      </Container>
    </MainPart>
  )
}
