/** Where the link at the foot of a mail that nobody is owed leads: one press ends them, opening the page does not. */

import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { stopMail } from '#contract/account/mail.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/stop-mail/stop-mail-page.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: words.stopTheseEmailsJustValue() }]

const Stopped = ({ hadStopped }: { hadStopped: boolean }) => (
  <div className="stack gap-4">
    <FocusedHeading level={1}>
      {hadStopped ? words.youdAlreadyStoppedTheseEmails() : words.weveStoppedTheseEmails()}
    </FocusedHeading>
    <p className="text-lg">{words.weWontSendThisKindOf()}</p>
    <p>
      <TextLink to={paths.landing()}>{words.goToTheHomepage()}</TextLink>
    </p>
  </div>
)

const Question = ({ token }: { token: string }) => {
  const stop = useMutation({ mutationFn: () => call(stopMail, { token }) })
  if (stop.isSuccess) return <Stopped hadStopped={stop.data.hadStopped} />
  return (
    <div className="stack gap-6">
      <h1>{words.stopTheseEmails()}</h1>
      <p className="text-lg">{words.pressTheButtonToStopThis()}</p>
      <Failure title={words.thatDidntSave()} of={stop.error} />
      <div>
        <Button size="lg" busy={stop.isPending} busyLabel={words.stopping()} onClick={() => stop.mutate()}>
          {words.stopTheseEmails2()}
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
