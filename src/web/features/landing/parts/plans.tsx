import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LandingCopy } from '#content/landing.ts'
import { paths } from '#contract/page-paths.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { products, type Tier } from '#core/billing/product.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/landing/plans.ts'
import { CancelledNotice } from '#web/features/landing/parts/cancelled-notice.tsx'
import { NeedsJavaScript } from '#web/features/landing/parts/needs-javascript.tsx'
import { YourReport } from '#web/features/landing/parts/your-report.tsx'
import { useSeasonNow } from '#web/features/landing/season-now.ts'
import { startCheckout } from '#web/features/landing/start-checkout.ts'
import { isToBeAsked } from '#web/purchase/advised-against.ts'
import { AskFirst } from '#web/purchase/ask-first.tsx'
import { WhatInstead } from '#web/purchase/what-instead.tsx'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import type { FeatureLine } from '#web/ui/layout/feature-list.tsx'
import { PlanCard } from '#web/ui/layout/plan-card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { planFeatures, planReadiness } from '#words/billing/plan-readiness.ts'
import { productNames } from '#words/billing/product.ts'

const BuyFromAccount = lazy(async () => ({
  default: (await import('#web/features/landing/parts/buy-from-account.tsx')).BuyFromAccount,
}))

const OwnedNote = lazy(async () => ({
  default: (await import('#web/features/landing/parts/owned-note.tsx')).OwnedNote,
}))

/** Beside the plan buttons: the way to buy from an account, for those who are signed in. */
const SignedInNote = () => (
  <OnlySignedIn>
    <BuyFromAccount />
  </OnlySignedIn>
)

const tiers = ['standard', 'ai_enhanced'] as const satisfies readonly Tier[]

/** A guest's checkout cannot know what is owned. */
const ForOwners = () => (
  <p className="text-sm text-soft">
    {rich(
      words.alreadyOwnTheSignInAnd({
        name: productNames.standard,
        link: (text: string) => <TextLink to={paths.auth(paths.pricing())}>{text}</TextLink>,
        money: () => <Money cents={products.upgrade.priceCents} />,
      }),
    )}
  </p>
)

/** The larger plan names only what it adds. */
const featuresOf = (tier: Tier, modules: readonly ModuleReadiness[]): readonly FeatureLine[] => {
  const features = planFeatures(tier, modules)
  if (tier === 'standard') return features
  const known = new Set(planFeatures('standard', modules).map(({ name }) => name))
  return [
    { name: words.everythingInThe({ name: productNames.standard }), note: null },
    ...features.filter(({ name }) => !known.has(name)),
  ]
}

type PlanProps = {
  tier: Tier
  copy: LandingCopy['pricing']['plans'][Tier]
  modules: readonly ModuleReadiness[]
  chosen: Tier | null
  /** What the signed-in person was found to own when they pressed this plan's button. */
  owned: Tier | null
  onChoose: () => void
}

const Plan = ({ tier, copy, modules, chosen, owned, onChoose }: PlanProps) => (
  <PlanCard
    name={copy.name}
    summary={copy.text}
    priceCents={products[tier].priceCents}
    priceNote={copy.terms.toLowerCase()}
    readiness={planReadiness(tier, modules)}
    features={featuresOf(tier, modules)}
    {...(copy.badge && { badge: copy.badge, highlighted: true })}
    action={
      <>
        <Button
          fullWidth
          size="lg"
          variant={copy.badge ? 'primary' : 'secondary'}
          busy={chosen === tier}
          busyLabel={words.openingTheCheckout()}
          disabled={chosen !== null}
          onClick={onChoose}
        >
          <span>
            {words.getLifetimeAccess()} <span className="sr-only">{words.toThe({ name: copy.name })}</span>
          </span>
        </Button>
        {owned && (
          // It is there before its words are loaded, so that they are announced.
          <div role="status">
            <Suspense fallback={null}>
              <OwnedNote wanted={tier} owned={owned} />
            </Suspense>
          </div>
        )}
        {tier === 'ai_enhanced' && !owned && <ForOwners />}
      </>
    }
  />
)

/** Out of season: when something can be filed next. Its room is not kept: it comes far below the first view. */
const NextWindow = () => {
  const season = useSeasonNow()
  if (season === null || season.phase === 'open') return null
  return (
    <p className="measure font-bold">
      {words.nextWindow({ day: formatCalendarDate(season.nextWindow.opensOn) })}
    </p>
  )
}

type PlansProps = { copy: LandingCopy['pricing']; modules: readonly ModuleReadiness[] }

export const Plans = ({ copy, modules }: PlansProps) => {
  const [chosen, setChosen] = useState<Tier | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState<Tier | null>(null)
  const [refused, setRefused] = useState<{ wanted: Tier; owned: Tier } | null>(null)
  const choose = async (tier: Tier) => {
    if (isToBeAsked()) return setAsking(tier)
    setAsking(null)
    setError(null)
    setRefused(null)
    setChosen(tier)
    const start = await startCheckout(tier)
    if (start.kind === 'leaving') return
    if (start.kind === 'owned') setRefused({ wanted: tier, owned: start.owned })
    else setError(start.message)
    setChosen(null)
  }
  return (
    <Section id="pricing" title={copy.heading} lead={copy.text} ground="sunken">
      <div className="stack gap-4 sm:gap-6">
        <YourReport />
        <NextWindow />
        <CancelledNotice />
        {error && (
          <Banner tone="error" title={words.theCheckoutDidNotOpen()}>
            {error}
          </Banner>
        )}
        {asking && <AskFirst onBuy={() => void choose(asking)} onKeep={() => setAsking(null)} />}
        <SignedInNote />
        <NeedsJavaScript what={words.theCheckoutNeeds()} />
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          {tiers.map((tier) => (
            <Plan
              key={tier}
              tier={tier}
              copy={copy.plans[tier]}
              modules={modules}
              chosen={chosen}
              owned={refused?.wanted === tier ? refused.owned : null}
              onChoose={() => void choose(tier)}
            />
          ))}
        </div>
        <p className="measure flex gap-3 font-bold">
          <ShieldCheck aria-hidden="true" className="size-7 shrink-0 text-action" />
          {copy.guaranteeLine}
        </p>
        <p className="measure text-sm text-soft">{copy.notIncluded}</p>
        <WhatInstead />
      </div>
    </Section>
  )
}
