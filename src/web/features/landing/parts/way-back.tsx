/** Where a signed-in person goes on after a checkout was left; a card that was declined there is told as such. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { getLeftCheckout } from '#contract/purchase/payments.ts'
import * as words from '#messages/landing/way-back.ts'
import { call } from '#web/call/api.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

const leftCheckoutQuery = {
  queryKey: ['left-checkout'],
  queryFn: () => call(getLeftCheckout, {}),
  retry: false,
} as const

const Ways = () => {
  const failure = useQuery(leftCheckoutQuery).data?.failure ?? null
  const help =
    failure === null ? paths.paymentFailure({ cancelled: 'true' }) : paths.paymentFailure({ error: failure })
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing()} size="sm">
        {words.backToPricing()}
      </ButtonLink>
      <ButtonLink to={help} variant="secondary" size="sm">
        {words.helpWithAPayment()}
      </ButtonLink>
    </div>
  )
}

export const WayBack = () => (useSession().status === 'signed-in' ? <Ways /> : null)
