/** Said first to who comes back from a checkout that was left: what happened to the money, and what to try. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { PaymentFailure } from '#contract/purchase/purchase.ts'
import * as words from '#messages/pricing/left-checkout.ts'
import { leftCheckoutQuery } from '#web/purchase/left-checkout.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

const titles: Readonly<Record<PaymentFailure, string>> = {
  card_declined: words.yourCardWasDeclined(),
  insufficient_funds: words.yourCardHasTooLittle(),
  other: words.yourPaymentDidntGoThrough(),
}

const Told = ({ failure }: { failure: PaymentFailure | null }) => {
  const box = useRef<HTMLDivElement>(null)
  // The person comes from another site: what became of the payment is the first thing to hear.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="outline-none">
      <Notice
        tone={failure === null ? 'info' : 'error'}
        title={failure === null ? words.checkoutCancelled() : titles[failure]}
      >
        <p>
          {words.noChargesWereMade()}{' '}
          {failure !== null && (
            <TextLink to={paths.paymentFailure({ error: failure })}>{words.whatToTry()}</TextLink>
          )}
        </p>
      </Notice>
    </div>
  )
}

const Asked = () => {
  const { data, isPending } = useQuery(leftCheckoutQuery)
  return isPending ? null : <Told failure={data?.failure ?? null} />
}

export const LeftCheckout = () => {
  const [query] = useSearchParams()
  return query.get('payment') === 'cancelled' ? <Asked /> : null
}
