/** Where the link at the foot of a mail that nobody is owed leads: one press ends them, opening the page does not. */
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { stopMail } from '#contract/mail.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const meta = () => [{ title: 'Stop these mails · Just Value' }]

const Stopped = ({ hadStopped }: { hadStopped: boolean }) => (
  <div className="stack gap-4">
    <FocusedHeading level={1}>
      {hadStopped ? 'These mails had stopped already' : 'These mails have stopped'}
    </FocusedHeading>
    <p className="text-lg">
      We no longer send mail of this kind to this address. Receipts and other mail that a purchase or an
      account needs still come.
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
      <h1>Stop these mails?</h1>
      <p className="text-lg">
        You came from the foot of a mail that is not needed for a purchase or an account. Opening this page
        has changed nothing yet.
      </p>
      {stop.isError && (
        <Banner tone="error" title="Nothing has changed">
          {failureMessage(stop.error, 'Please try again.')}
        </Banner>
      )}
      <div>
        <Button size="lg" busy={stop.isPending} busyLabel="Stopping…" onClick={() => stop.mutate()}>
          Stop these mails
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
