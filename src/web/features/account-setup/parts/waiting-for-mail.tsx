/** The waiting timer, and the button that sends the mail again once it has run a minute. */

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resendSetupLink } from '#contract/account/auth.ts'
import * as words from '#messages/account-setup/waiting-for-mail.ts'
import { call } from '#web/call/api.ts'
import { useElapsedSeconds } from '#web/call/elapsed-seconds.ts'
import { Failure } from '#web/call/failure.tsx'
import { waitingTime } from '#web/features/account-setup/waiting-time.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { rich } from '#web/ui/layout/rich.ts'

/** Seconds of waiting before the mail can be sent (again). */
const secondsBeforeResend = 60

const reasonFor = (sessionId: string | null, secondsLeft: number): string =>
  sessionId === null
    ? words.weCantMatchThisPageTo()
    : words.youCanResendItIn({ waitingTime: waitingTime(secondsLeft) })

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
    <section aria-label={words.waitingForTheEmail()} className="stack gap-4">
      <Notice>
        <p>{words.theEmailMayTakeAFew()}</p>
        <p className="mt-1 text-sm text-soft">
          {rich(
            words.waiting({
              span: () => (
                <span role="timer" className="tabular">
                  {waitingTime(seconds)}
                </span>
              ),
            }),
          )}
        </p>
      </Notice>
      {resend.isSuccess && (
        <Banner tone="success" title={words.requestSent()}>
          {resend.data.message}
        </Banner>
      )}
      <Failure
        title={words.theEmailWasntSent()}
        of={resend.error}
        otherwise={words.pleaseTryAgainOrContactSupport()}
      />
      <div>
        <Button
          variant="secondary"
          busy={resend.isPending}
          busyLabel={words.sending()}
          disabled={sessionId === null || secondsLeft > 0}
          disabledReason={reasonFor(sessionId, secondsLeft)}
          onClick={send}
        >
          {words.resendEmail()}
        </Button>
      </div>
    </section>
  )
}
