/** The wait for the payment's confirmation, with a calm word when it takes long. */

import * as words from '#messages/payment/processing-payment.ts'
import { useElapsedSeconds } from '#web/call/elapsed-seconds.ts'
import { supportLink } from '#web/site/support-link.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const longWaitSeconds = 60

export const ProcessingPayment = ({ sessionId }: { sessionId: string }) => {
  const seconds = useElapsedSeconds()
  const mail = supportLink(words.myPaymentIsStillProcessing(), words.myPaymentSession({ sessionId }))
  return (
    <div className="stack gap-6">
      <h1 className="sr-only">{words.yourPayment()}</h1>
      <SpinnerMessage message={words.processingYourPayment()} />
      {seconds >= longWaitSeconds && (
        <Banner title={words.thisIsTakingLongerThanUsual()}>
          <p>
            {rich(
              words.dontPayAgainYouCanClose({
                mail: (text: string) => <MailLink href={mail}>{text}</MailLink>,
              }),
            )}
          </p>
        </Banner>
      )}
    </div>
  )
}
