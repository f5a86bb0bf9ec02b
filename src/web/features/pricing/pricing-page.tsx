/** The pricing screen: the two plans, at the price they have for this person. */

import * as words from '#messages/pricing/pricing-page.ts'
import { AccountFrame } from '#web/features/session/parts/account-frame.tsx'
import { WhatInstead } from '#web/purchase/what-instead.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { AiBlurbs, PromiseBlurbs } from './parts/blurbs.tsx'
import { LeftCheckout } from './parts/left-checkout.tsx'
import { PlanChoice } from './parts/plan-choice.tsx'

export const meta = () => [{ title: words.pricingJustValue() }]

export default function PricingPage() {
  return (
    <AccountFrame withoutTier={words.standard()} homeLabel={words.dashboard()}>
      <MainPart>
        <Container>
          <div className="stack gap-10 py-8 sm:py-12">
            <header className="stack gap-3">
              <h1>{words.getLifetimeAccess()}</h1>
              <p className="measure text-lg text-soft">{words.payOnceTheCourseItsTools()}</p>
            </header>
            <LeftCheckout />
            <PlanChoice />
            <WhatInstead />
            <AiBlurbs />
            <PromiseBlurbs />
          </div>
        </Container>
      </MainPart>
    </AccountFrame>
  )
}
