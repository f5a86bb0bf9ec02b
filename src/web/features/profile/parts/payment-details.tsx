/** The way to the payment service's own page, with payment details and receipts. */

import { useMutation } from '@tanstack/react-query'
import { openCustomerPortal } from '#contract/purchase/payments.ts'
import * as words from '#messages/profile/payment-details.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'

const goTo = (url: string) => window.location.assign(url)

/** `leave` takes the browser to the payment service. */
export const PaymentDetails = ({ leave = goTo }: { leave?: (url: string) => void }) => {
  const opening = useMutation({
    mutationFn: () => call(openCustomerPortal, {}),
    onSuccess: ({ url }) => leave(url),
  })
  return (
    <div className="stack items-start gap-4">
      <Failure title={words.thePaymentPageDidntOpen()} of={opening.error} />
      <Button
        variant="secondary"
        busy={opening.isPending}
        busyLabel={words.opening()}
        onClick={() => opening.mutate()}
      >
        {words.paymentDetailsAndReceipts()}
      </Button>
    </div>
  )
}
