/** Where a signed-in person goes on after a checkout was left. */
import { paths } from '#contract/page-paths.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const WayBack = () =>
  useSession().status === 'signed-in' ? (
    <div className="mt-3 flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing()} size="sm">
        Back to Pricing
      </ButtonLink>
      <ButtonLink to={paths.paymentFailure({ cancelled: 'true' })} variant="secondary" size="sm">
        Help with a payment
      </ButtonLink>
    </div>
  ) : null
