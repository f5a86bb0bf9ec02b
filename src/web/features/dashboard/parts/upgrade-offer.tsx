/** The way from Standard to AI-Enhanced, with its price for an owner. */
import { paths } from '#contract/page-paths.ts'
import { isReady } from '#core/billing/features.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/dashboard/upgrade-offer.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { planReadiness } from '#words/billing/plan-readiness.ts'

const what = isReady('documents')
  ? words.aiEnhancedDraftsYourAppealPapers()
  : words.aiEnhancedWillDraftYourAppeal()

type UpgradeOfferProps = { modules: readonly ModuleReadiness[] }

export const UpgradeOffer = ({ modules }: UpgradeOfferProps) => {
  const readiness = planReadiness('ai_enhanced', modules)
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="measure">
          <h2 className="text-xl">{words.moreHelpWithThePaperwork()}</h2>
          <p className="mt-2 text-soft">
            {words.youPayOnlyTheDifferenceOnce({ what, price: formatMoney(products.upgrade.priceCents) })}
          </p>
          {readiness && <p className="mt-2 text-sm">{readiness}</p>}
        </div>
        <ButtonLink to={paths.pricing()} variant="secondary">
          {words.upgradeToAiEnhanced()}
        </ButtonLink>
      </div>
    </Card>
  )
}
