/** The way to the payment service's own page, with payment details and receipts. */
import { useMutation } from '@tanstack/react-query'
import { openCustomerPortal } from '#contract/payments.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

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
