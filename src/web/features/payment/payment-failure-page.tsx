/** A payment that did not go through: why, what to try, whom to ask. */
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PaymentHelp } from './parts/payment-help.tsx'

type FailureReason = { readonly title: string; readonly text: string }

const failed: FailureReason = {
  title: 'Payment Failed',
  text: 'We encountered an issue processing your payment. Please try again or contact support.',
}

const cancelled: FailureReason = {
  title: 'Payment Cancelled',
  text: 'You cancelled the payment process. No charges were made to your account.',
}

const byError: ReadonlyMap<string, FailureReason> = new Map([
  ['cancelled', cancelled],
  [
    'card_declined',
    {
      title: 'Card Declined',
      text: 'Your payment method was declined. Please try a different card or contact your bank.',
    },
  ],
  [
    'insufficient_funds',
    {
      title: 'Insufficient Funds',
      text: 'Your payment method has insufficient funds. Please try a different payment method.',
    },
  ],
])

/** `query` is the page's own query: `cancelled=true` wins over `error`. */
const failureReason = (query: URLSearchParams): FailureReason => {
  if (query.get('cancelled') === 'true') return cancelled
  return byError.get(query.get('error') ?? '') ?? failed
}

export const meta = () => [{ title: 'Payment not completed · Just Value' }]

export default function PaymentFailurePage() {
  const [query] = useSearchParams()
  const { title, text } = failureReason(query)
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-10 py-8 sm:py-12">
          <header className="stack gap-3">
            <h1>{title}</h1>
            <p className="measure text-lg">{text}</p>
          </header>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.pricing()}>Back to Pricing</ButtonLink>
            <ButtonLink to={paths.dashboard()} variant="secondary">
              Dashboard
            </ButtonLink>
            <ButtonLink href={supportLink(`Help with a payment: ${title}`)} variant="quiet">
              Contact Support
            </ButtonLink>
          </div>
          <PaymentHelp />
        </div>
      </Container>
    </MainPart>
  )
}
