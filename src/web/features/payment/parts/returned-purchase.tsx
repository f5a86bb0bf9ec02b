/** A payment that the app sent back: why, as far as it is known, and that nothing is to be done. */
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getPurchase } from '#contract/purchase/payments.ts'
import * as words from '#messages/payment/returned-purchase.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'

type Returned = Extract<OutputOf<typeof getPurchase>, { status: 'returned' }>

const OwnedAlready = ({ amountCents, planName }: Returned) => (
  <>
    <FocusedHeading level={1}>{words.youAlreadyHaveThisCourse()}</FocusedHeading>
    <p className="measure text-lg">
      {rich(words.youDontHaveToPayTwice({ money: () => <Money cents={amountCents} />, planName }))}
    </p>
  </>
)

const SentBack = ({ amountCents, planName }: Returned) => (
  <>
    <FocusedHeading level={1}>{words.wereRefundingYourPayment()}</FocusedHeading>
    <p className="measure text-lg">
      {rich(words.wereReturningYourPaymentOfFor({ money: () => <Money cents={amountCents} />, planName }))}
    </p>
  </>
)

export const ReturnedPurchase = ({ purchase }: { purchase: Returned }) => (
  <div className="stack gap-8">
    <header className="stack gap-3">
      {purchase.because === 'already_owned' ? <OwnedAlready {...purchase} /> : <SentBack {...purchase} />}
      <p className="measure">{words.youDontNeedToDoAnything()}</p>
    </header>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.dashboard()}>{words.goToYourDashboard()}</ButtonLink>
      <ButtonLink href={supportLink(words.aRefundedPayment())} variant="secondary">
        {words.contactSupport()}
      </ButtonLink>
    </div>
  </div>
)
