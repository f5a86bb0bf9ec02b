/** A payment that did not go through: why, what to try, whom to ask. */
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { supportLink } from '#web/support-link.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { failureReason } from './failure-reason.ts'
import { PaymentHelp } from './parts/payment-help.tsx'

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
