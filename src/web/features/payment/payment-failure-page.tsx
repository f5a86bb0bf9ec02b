/** A payment that did not go through: why, what to try, whom to ask. */
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/payment/payment-failure-page.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PaymentHelp } from './parts/payment-help.tsx'

type FailureReason = { readonly title: string; readonly text: string }

const failed: FailureReason = {
  title: words.paymentFailed(),
  text: words.weEncounteredAnIssueProcessingYour(),
}

const cancelled: FailureReason = {
  title: words.paymentCancelled(),
  text: words.youCancelledThePaymentProcessNo(),
}

const byError: ReadonlyMap<string, FailureReason> = new Map([
  ['cancelled', cancelled],
  [
    'card_declined',
    {
      title: words.cardDeclined(),
      text: words.yourPaymentMethodWasDeclinedPlease(),
    },
  ],
  [
    'insufficient_funds',
    {
      title: words.insufficientFunds(),
      text: words.yourPaymentMethodHasInsufficient(),
    },
  ],
])

/** `query` is the page's own query: `cancelled=true` wins over `error`. */
const failureReason = (query: URLSearchParams): FailureReason => {
  if (query.get('cancelled') === 'true') return cancelled
  return byError.get(query.get('error') ?? '') ?? failed
}

export const meta = () => [{ title: words.paymentNotCompletedJustValue() }]

export default function PaymentFailurePage() {
  const [query] = useSearchParams()
  const { title, text } = failureReason(query)
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-10 py-8 sm:py-12">
          <header className="stack gap-3">
            {/* Most come from the payment provider's page: a fresh page, on which this is the news. */}
            <FocusedHeading level={1}>{title}</FocusedHeading>
            <p className="measure text-lg">{text}</p>
          </header>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.pricing()}>{words.backToPricing()}</ButtonLink>
            <ButtonLink to={paths.dashboard()} variant="secondary">
              {words.dashboard()}
            </ButtonLink>
            <ButtonLink href={supportLink(words.helpWithAPayment({ title }))} variant="quiet">
              {words.contactSupport()}
            </ButtonLink>
          </div>
          <PaymentHelp />
        </div>
      </Container>
    </MainPart>
  )
}
