/** The waiting timer, and the button that sends the mail again once it has run a minute. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resendSetupLink } from '#contract/account/auth.ts'
import { call } from '#web/call/api.ts'
import { useElapsedSeconds } from '#web/call/elapsed-seconds.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { waitingTime } from '#web/features/account-setup/waiting-time.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Seconds of waiting before the mail can be sent (again). */
const secondsBeforeResend = 60

const reasonFor = (sessionId: string | null, secondsLeft: number): string =>
  sessionId === null
    ? 'We can’t match this page to a purchase. Open it from your payment page, or contact support.'
    : `You can resend it in ${waitingTime(secondsLeft)}.`

export const WaitingForMail = ({ sessionId }: { sessionId: string | null }) => {
  const seconds = useElapsedSeconds()
  const [sentAt, setSentAt] = useState(0)
  const resend = useMutation({ mutationFn: (id: string) => call(resendSetupLink, { sessionId: id }) })
  const secondsLeft = sentAt + secondsBeforeResend - seconds
  const send = () => {
    if (sessionId === null) return
    setSentAt(seconds)
    resend.mutate(sessionId)
  }
  return (
    <section aria-label="Waiting for the email" className="stack gap-4">
      <Notice>
        <p>The email may take a few minutes to arrive.</p>
        <p className="mt-1">
          Waiting:{' '}
          <span role="timer" className="tabular font-bold">
            {waitingTime(seconds)}
          </span>
        </p>
      </Notice>
      {resend.isSuccess && (
        <Banner tone="success" title="Request sent">
          {resend.data.message}
        </Banner>
      )}
      {resend.isError && (
        <Banner tone="error" title="The email wasn’t sent">
          {failureMessage(resend.error, 'Please try again, or contact support.')}
        </Banner>
      )}
      <div>
        <Button
          variant="secondary"
          busy={resend.isPending}
          busyLabel="Sending…"
          disabled={sessionId === null || secondsLeft > 0}
          disabledReason={reasonFor(sessionId, secondsLeft)}
          onClick={send}
        >
          Resend Email
        </Button>
      </div>
    </section>
  )
}
