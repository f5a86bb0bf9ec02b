/** The two plan cards, and the checkout that their buttons start. */
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import type { Tier } from '#core/billing/product.ts'
import * as words from '#messages/pricing/plan-choice.ts'
import { useModuleReadiness } from '#web/course/module-readiness.ts'
import { planOffer } from '#web/features/pricing/plan-offer.ts'
import { startCheckout } from '#web/features/pricing/start-checkout.ts'
import { isToBeAsked } from '#web/purchase/advised-against.ts'
import { AskFirst } from '#web/purchase/ask-first.tsx'
import { checkoutFailureMessage } from '#web/purchase/checkout-failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PlanCard } from '#web/ui/layout/plan-card.tsx'
import { planFeatures, planReadiness } from '#words/billing/plan-readiness.ts'
import { productNames } from '#words/billing/product.ts'

const tiers = ['standard', 'ai_enhanced'] as const satisfies readonly Tier[]

const goTo = (url: string) => window.location.assign(url)

/** Coming back with the browser's button shows this page as it was left, with its button still busy. */
const useResetOnReturn = (reset: () => void) => {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
}

type PlanProps = {
  tier: Tier
  modules: readonly ModuleReadiness[]
  /** As wide as the page, with its list in columns. */
  isRow: boolean
  processing: Tier | null
  onChoose: () => void
}

/** In place of a button that could not be pressed: what is owned, and the way to it where no other is above. */
const Owned = ({ tier, refusal }: { tier: Tier; refusal: string }) => {
  const { tier: owned } = useUser()
  return (
    <div className="stack items-start gap-2">
      <p className="flex items-center gap-2 font-bold">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-action" />
        {refusal}
      </p>
      {tier === 'standard' && owned === tier && (
        <ButtonLink to={paths.course()} variant="secondary">
          {words.goToYourCourse()}
        </ButtonLink>
      )}
    </div>
  )
}

const Plan = ({ tier, modules, isRow, processing, onChoose }: PlanProps) => {
  const owned = useUser().tier
  const { priceCents, priceNote, refusal } = planOffer(tier, owned)
  const isPopular = tier === 'ai_enhanced'
  const name = productNames[tier]
  return (
    <PlanCard
      name={name}
      priceCents={priceCents}
      priceNote={priceNote}
      readiness={planReadiness(tier, modules)}
      features={planFeatures(tier, modules)}
      {...(isPopular && { badge: words.mostPopular(), highlighted: true })}
      inColumns={isPopular || isRow}
      action={
        refusal === null ? (
          <Button
            fullWidth
            size="lg"
            variant={isPopular ? 'primary' : 'secondary'}
            busy={processing === tier}
            busyLabel={words.openingTheCheckout()}
            disabled={processing !== null}
            onClick={onChoose}
          >
            <span>
              {words.getLifetimeAccess()}
              <span className="sr-only">: {name}</span>
            </span>
          </Button>
        ) : (
          <Owned tier={tier} refusal={refusal} />
        )
      }
    />
  )
}

/** `leave` takes the browser to the payment page. */
export const PlanChoice = ({ leave = goTo }: { leave?: (url: string) => void }) => {
  // Once the address has come the page is being left, so the button stays busy until it is gone.
  const checkout = useMutation({ mutationFn: startCheckout, onSuccess: leave })
  useResetOnReturn(checkout.reset)
  const modules = useModuleReadiness()
  const [asking, setAsking] = useState<Tier | null>(null)
  const choose = (tier: Tier) => {
    if (isToBeAsked()) return setAsking(tier)
    setAsking(null)
    checkout.mutate(tier)
  }
  const ownsAll = useUser().tier === 'ai_enhanced'
  const processing = checkout.isPending || checkout.isSuccess ? (checkout.variables ?? null) : null
  return (
    <section aria-labelledby="plans-title" className="stack gap-6">
      <h2 id="plans-title" className="sr-only">
        {words.plans()}
      </h2>
      {checkout.isError && (
        <Banner tone="error" title={words.theCheckoutDidNotOpen()}>
          {checkoutFailureMessage(checkout.error)}
        </Banner>
      )}
      {asking && <AskFirst onBuy={() => choose(asking)} onKeep={() => setAsking(null)} />}
      {/* Side by side they are compared; to who owns both, each is a row of its own, the own one first. */}
      <div className={`grid gap-6 ${ownsAll ? '' : 'lg:grid-cols-[1fr_2fr]'}`}>
        {(ownsAll ? tiers.toReversed() : tiers).map((tier) => (
          <Plan
            key={tier}
            tier={tier}
            modules={modules}
            isRow={ownsAll}
            processing={processing}
            onChoose={() => choose(tier)}
          />
        ))}
      </div>
    </section>
  )
}
