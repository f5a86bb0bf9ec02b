/** Where a signed-in person goes on after a checkout was left. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/way-back.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const WayBack = () =>
  useSession().status === 'signed-in' ? (
    <div className="mt-3 flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing()} size="sm">
        {words.backToPricing()}
      </ButtonLink>
      <ButtonLink to={paths.paymentFailure({ cancelled: 'true' })} variant="secondary" size="sm">
        {words.helpWithAPayment()}
      </ButtonLink>
    </div>
  ) : null
