/** A quiet word after a checkout was left, at the prices where it was begun. */
import { lazy, useSyncExternalStore } from 'react'
import * as words from '#messages/landing/cancelled-notice.ts'
import { hasLeftCheckout } from '#web/features/landing/left-checkout.ts'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

const WayBack = lazy(async () => ({
  default: (await import('#web/features/landing/parts/way-back.tsx')).WayBack,
}))

const neverChanges = () => () => undefined
const notKnownYet = () => false

/** After the browser has put the page where it was: under the heading of the prices; a keyboard goes on from the notice. */
const show = (notice: HTMLElement | null) => {
  requestAnimationFrame(() => {
    notice?.focus({ preventScroll: true })
    notice?.closest('section')?.querySelector('h2')?.scrollIntoView?.({ block: 'start' })
    // A small screen may have no room for both.
    notice?.scrollIntoView?.({ block: 'nearest' })
  })
}

export const CancelledNotice = () => {
  const shown = useSyncExternalStore(neverChanges, hasLeftCheckout, notKnownYet)
  if (!shown) return null
  return (
    <div role="status" ref={show} tabIndex={-1} className="outline-none">
      <Notice title={words.checkoutCancelled()}>
        <p>{words.youLeftTheCheckoutNoCharges()}</p>
        <OnlySignedIn>
          <WayBack />
        </OnlySignedIn>
      </Notice>
    </div>
  )
}
