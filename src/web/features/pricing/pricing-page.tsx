/** The pricing screen: the two plans, at the price they have for this person. */

import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/pricing/pricing-page.ts'
import { AccountFrame } from '#web/features/session/parts/account-frame.tsx'
import { WhatInstead } from '#web/purchase/what-instead.tsx'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { AiBlurbs, PromiseBlurbs } from './parts/blurbs.tsx'
import { LeftCheckout } from './parts/left-checkout.tsx'
import { PlanChoice } from './parts/plan-choice.tsx'

export const meta = () => [{ title: words.pricingJustValue() }]

/** Whoever owns all of it is not sold it again: what it is good for comes first. */
const ForOwner = () => (
  <>
    <p className="measure text-lg font-bold">{words.youOwnAiEnhanced()}</p>
    <div>
      <ButtonLink to={paths.appeal()} size="lg">
        {words.goToYourCase()}
      </ButtonLink>
    </div>
  </>
)

export default function PricingPage() {
  const ownsAll = useUser().tier === 'ai_enhanced'
  return (
    <AccountFrame withoutTier={words.standard()} homeDetail={words.dashboard()}>
      <MainPart>
        <Container>
          <div className="stack gap-10 page-padding">
            <header className="stack gap-3">
              <h1>{words.getLifetimeAccess()}</h1>
              {ownsAll ? (
                <ForOwner />
              ) : (
                <p className="measure text-lg text-soft">{words.payOnceTheCourseItsTools()}</p>
              )}
            </header>
            <LeftCheckout />
            <PlanChoice />
            {!ownsAll && <WhatInstead />}
            <AiBlurbs />
            <PromiseBlurbs />
          </div>
        </Container>
      </MainPart>
    </AccountFrame>
  )
}
