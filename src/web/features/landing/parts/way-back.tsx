/** Where a signed-in person goes on after a checkout was left; a card that was declined there is told as such. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/way-back.ts'
import { leftCheckoutQuery } from '#web/purchase/left-checkout.ts'
import { takePlace } from '#web/purchase/left-place.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

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

/** Whoever went to pay from a page of ours is there again; else the ways are shown. */
const Returning = () => {
  const [place] = useState(takePlace)
  return place === null ? <Ways /> : <Navigate to={place} replace />
}

export const WayBack = () => (useSession().status === 'signed-in' ? <Returning /> : null)
