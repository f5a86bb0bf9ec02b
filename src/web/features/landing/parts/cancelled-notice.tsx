/** A quiet word after a checkout was left, at the prices where it was begun. */
import { lazy, useSyncExternalStore } from 'react'
import * as words from '#messages/landing/cancelled-notice.ts'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

const WayBack = lazy(async () => ({
  default: (await import('#web/features/landing/parts/way-back.tsx')).WayBack,
}))

const neverChanges = () => () => undefined
const wasCancelled = () => new URLSearchParams(window.location.search).get('payment') === 'cancelled'
const notKnownYet = () => false

/** After the browser has put the page where it was; a keyboard goes on from there. */
const show = (notice: HTMLElement | null) => {
  requestAnimationFrame(() => {
    notice?.focus({ preventScroll: true })
    notice?.scrollIntoView?.({ block: 'start' })
  })
}

export const CancelledNotice = () => {
  const shown = useSyncExternalStore(neverChanges, wasCancelled, notKnownYet)
  if (!shown) return null
  return (
    <div role="status" ref={show} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Notice title={words.checkoutCancelled()}>
        <p>{words.youLeftTheCheckoutNoCharges()}</p>
        <OnlySignedIn>
          <WayBack />
        </OnlySignedIn>
      </Notice>
    </div>
  )
}
