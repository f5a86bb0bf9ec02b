/** Where a verification mail leads: one press confirms the address, opening the page does not. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useTypedCode } from '#web/session/mail-code.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { verificationQuery } from './data.ts'
import { ConfirmEmail } from './parts/confirm-email.tsx'
import { VerificationCodeForm } from './parts/verification-code-form.tsx'

export const meta = () => [{ title: 'Confirm your email address · Just Value' }]

const EnterCode = () => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <h1>Confirm your email address</h1>
      <p className="text-lg text-soft">
        Open the link in the email we sent you, or enter its code here. Each works once, for 7 days.
      </p>
    </div>
    <VerificationCodeForm />
  </div>
)

const DeadLink = () => (
  <div className="stack gap-6">
    <h1>This link doesn’t work</h1>
    <p className="text-lg">
      It may be more than 7 days old, or part of it may be missing. Ask for a new one in your{' '}
      <TextLink to={paths.profile()}>profile</TextLink>, or enter the code from the same email.
    </p>
    <VerificationCodeForm />
  </div>
)

const FromLink = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(verificationQuery(token))
  if (data?.works) return <ConfirmEmail token={token} email={data.email} verified={data.verified} />
  if (data) return <DeadLink />
  if (error === null) return <SpinnerMessage message="Checking your link…" />
  return (
    <div className="stack items-start gap-4">
      <h1>Confirm your email address</h1>
      <Banner tone="error" title="We couldn’t check your link">
        {failureMessage(error, 'Please try again.')}
      </Banner>
      <Button variant="secondary" onClick={() => void refetch()}>
        Try again
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
