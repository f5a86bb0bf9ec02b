/** The way to the payment service's own page, with payment details and receipts. */
import { useMutation } from '@tanstack/react-query'
import { openCustomerPortal } from '#contract/purchase/payments.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

const goTo = (url: string) => window.location.assign(url)

/** `leave` takes the browser to the payment service. */
export const PaymentDetails = ({ leave = goTo }: { leave?: (url: string) => void }) => {
  const opening = useMutation({
    mutationFn: () => call(openCustomerPortal, {}),
    onSuccess: ({ url }) => leave(url),
  })
  return (
    <div className="stack items-start gap-4">
      {opening.isError && (
        <Banner tone="error" title="The payment page didn’t open">
          {failureMessage(opening.error, 'Please try again.')}
        </Banner>
      )}
      <Button
        variant="secondary"
        busy={opening.isPending}
        busyLabel="Opening…"
        onClick={() => opening.mutate()}
      >
        Payment details and receipts
      </Button>
    </div>
  )
}
