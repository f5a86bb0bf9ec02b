/** The wait for the payment's confirmation, with a calm word when it takes long. */
import { useElapsedSeconds } from '#web/call/elapsed-seconds.ts'
import { supportLink } from '#web/site/support-link.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'

const longWaitSeconds = 60

export const ProcessingPayment = ({ sessionId }: { sessionId: string }) => {
  const seconds = useElapsedSeconds()
  const mail = supportLink('My payment is still processing', `My payment session: ${sessionId}`)
  return (
    <div className="stack gap-6">
      <h1 className="sr-only">Your payment</h1>
      <SpinnerMessage message="Processing your payment..." />
      {seconds >= longWaitSeconds && (
        <Banner title="This is taking longer than usual">
          <p>
            Don’t pay again. You can close this page. Your course opens as soon as the payment is confirmed,
            and we’ll email your receipt. Questions? <MailLink href={mail}>Write to support</MailLink>.
          </p>
        </Banner>
      )}
    </div>
  )
}
