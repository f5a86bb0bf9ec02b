/** Where the payment page leads back to: waits for the server's word, then shows what was bought. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/payment/payment-success-page.ts'
import { isFinal } from '#web/call/asking-again.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useSessionActions } from '#web/session/session.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { purchaseQuery } from './data.ts'
import { IdlePurchase } from './parts/idle-purchase.tsx'
import { NoSuchPurchase } from './parts/no-such-purchase.tsx'
import { PaidPurchase } from './parts/paid-purchase.tsx'
import { ProcessingPayment } from './parts/processing-payment.tsx'
import { ReturnedPurchase } from './parts/returned-purchase.tsx'

export const meta = () => [{ title: words.yourPaymentJustValue() }]

const PurchaseResult = ({ sessionId }: { sessionId: string }) => {
  const { data, error } = useQuery(purchaseQuery(sessionId))
  const { refreshUser } = useSessionActions()
  const isPaid = data?.status === 'paid'
  // The purchase gave a new tier, which the header and the course ask for.
  useEffect(() => {
    if (isPaid) void refreshUser()
  }, [isPaid, refreshUser])
  if (data?.status === 'paid') return <PaidPurchase purchase={data.purchase} />
  if (data?.status === 'returned') return <ReturnedPurchase purchase={data} />
  if (data?.status === 'on_hold' || data?.status === 'ended') return <IdlePurchase purchase={data} />
  if (data?.status === 'failed')
    return <Navigate to={paths.paymentFailure({ error: data.failure ?? undefined })} replace />
  if (isFinal(error)) {
    return <NoSuchPurchase message={failureMessage(error, words.weCouldntFindThisPayment())} />
  }
  return <ProcessingPayment sessionId={sessionId} />
}

export default function PaymentSuccessPage() {
  const [query] = useSearchParams()
  const sessionId = query.get('session_id')
  if (!sessionId) return <Navigate to={paths.pricing()} replace />
  return (
    <MainPart>
      <Container width="text">
        <div className="py-8 sm:py-12">
          <PurchaseResult sessionId={sessionId} />
        </div>
      </Container>
    </MainPart>
  )
}
