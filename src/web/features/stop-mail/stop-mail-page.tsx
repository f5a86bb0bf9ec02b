/** Where the link at the foot of a mail that nobody is owed leads: one press ends them, opening the page does not. */
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { stopMail } from '#contract/account/mail.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: 'Stop these emails · Just Value' }]

const Stopped = ({ hadStopped }: { hadStopped: boolean }) => (
  <div className="stack gap-4">
    <FocusedHeading level={1}>
      {hadStopped ? 'You’d already stopped these emails' : 'We’ve stopped these emails'}
    </FocusedHeading>
    <p className="text-lg">
      We won’t send this kind of email to this address. You’ll still get receipts and emails about your
      account.
    </p>
    <p>
      <TextLink to={paths.landing()}>Go to the homepage</TextLink>
    </p>
  </div>
)

const Question = ({ token }: { token: string }) => {
  const stop = useMutation({ mutationFn: () => call(stopMail, { token }) })
  if (stop.isSuccess) return <Stopped hadStopped={stop.data.hadStopped} />
  return (
    <div className="stack gap-6">
      <h1>Stop these emails?</h1>
      <p className="text-lg">
        Press the button to stop this kind of email. You’ll still get receipts and emails about your account.
      </p>
      {stop.isError && (
        <Banner tone="error" title="That didn’t save">
          {failureMessage(stop.error, 'Please try again.')}
        </Banner>
      )}
      <div>
        <Button size="lg" busy={stop.isPending} busyLabel="Stopping…" onClick={() => stop.mutate()}>
          Stop these emails
        </Button>
      </div>
    </div>
  )
}

export default function StopMailPage() {
  const { token = '' } = useParams()
  return (
    <MainPart>
      <Container width="form">
        <div className="py-8 sm:py-14">
          <Question token={token} />
        </div>
      </Container>
    </MainPart>
  )
}
