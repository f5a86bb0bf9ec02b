/** A quiet word after a checkout was left. */
import { lazy, useSyncExternalStore } from 'react'
import * as words from '#messages/landing/cancelled-notice.ts'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'

const WayBack = lazy(async () => ({
  default: (await import('#web/features/landing/parts/way-back.tsx')).WayBack,
}))

const neverChanges = () => () => undefined
const wasCancelled = () => new URLSearchParams(window.location.search).get('payment') === 'cancelled'
const notKnownYet = () => false

export const CancelledNotice = () => {
  const shown = useSyncExternalStore(neverChanges, wasCancelled, notKnownYet)
  if (!shown) return null
  return (
    <Container>
      <div role="status" className="pt-6">
        <Notice title={words.checkoutCancelled()}>
          <p>{words.youLeftTheCheckoutNoCharges()}</p>
          <OnlySignedIn>
            <WayBack />
          </OnlySignedIn>
        </Notice>
      </div>
    </Container>
  )
}
