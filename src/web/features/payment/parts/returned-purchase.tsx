/** A payment that the app sent back: why, as far as it is known, and that nothing is to be done. */
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getPurchase } from '#contract/purchase/payments.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type Returned = Extract<OutputOf<typeof getPurchase>, { status: 'returned' }>

const OwnedAlready = ({ amountCents, planName }: Returned) => (
  <>
    <FocusedHeading level={1}>You already have this course</FocusedHeading>
    <p className="measure text-lg">
      You don’t have to pay twice. We’re refunding your second payment of <Money cents={amountCents} exact />{' '}
      for the {planName} to the card or account you used. Your access doesn’t change.
    </p>
  </>
)

const SentBack = ({ amountCents, planName }: Returned) => (
  <>
    <FocusedHeading level={1}>We’re refunding your payment</FocusedHeading>
    <p className="measure text-lg">
      We’re returning your payment of <Money cents={amountCents} exact /> for the {planName} to the card or
      account you used. Our refund email explains why.
    </p>
  </>
)

export const ReturnedPurchase = ({ purchase }: { purchase: Returned }) => (
  <div className="stack gap-8">
    <header className="stack gap-3">
      {purchase.because === 'already_owned' ? <OwnedAlready {...purchase} /> : <SentBack {...purchase} />}
      <p className="measure">
        You don’t need to do anything. Most banks show the money in 5 to 10 business days.
      </p>
    </header>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.dashboard()}>Go to your dashboard</ButtonLink>
      <ButtonLink href={supportLink('A refunded payment')} variant="secondary">
        Contact Support
      </ButtonLink>
    </div>
  </div>
)
