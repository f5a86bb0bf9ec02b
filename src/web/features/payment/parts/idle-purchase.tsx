/** My payment doesn’t give me access now: on hold, refunded, or lost to a dispute. */
import type { z } from 'zod'
import { paths } from '#contract/page-paths.ts'
import type { endedPurchase, heldPurchase } from '#contract/purchase/purchase.ts'
import * as words from '#messages/payment/idle-purchase.ts'
import { endedWords, heldWords } from '#web/purchase/words.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type Idle = z.infer<typeof heldPurchase> | z.infer<typeof endedPurchase>

export const IdlePurchase = ({ purchase }: { purchase: Idle }) => {
  const { title, text } = purchase.status === 'on_hold' ? heldWords : endedWords[purchase.because]
  return (
    <div className="stack gap-8">
      <header className="stack gap-3">
        <FocusedHeading level={1}>{title}</FocusedHeading>
        <p>
          {purchase.planName}, <Money cents={purchase.amountCents} />
        </p>
        <p className="measure text-lg">{text}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard()}>{words.goToYourDashboard()}</ButtonLink>
        <ButtonLink href={supportLink(words.myPaymentDoesntGiveMeAccess())} variant="secondary">
          {words.contactSupport()}
        </ButtonLink>
      </div>
    </div>
  )
}
