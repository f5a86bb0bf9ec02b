/** What was bought, as the server knows it, and where to begin. */
import type { z } from 'zod'
import { paths } from '#contract/page-paths.ts'
import type { purchase } from '#contract/purchase/purchase.ts'
import * as words from '#messages/payment/paid-purchase.ts'
import { useModuleReadiness } from '#web/course/module-readiness.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { FeatureList } from '#web/ui/layout/feature-list.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { planFeatures, planReadiness } from '#words/billing/plan-readiness.ts'
import { NextCards } from './next-cards.tsx'

type Purchase = z.infer<typeof purchase>

const Facts = ({ bought }: { bought: Purchase }) => (
  <DefinitionList
    items={[
      { name: 'Plan', value: bought.planName },
      { name: words.oneTimePayment(), value: <Money cents={bought.amountCents} /> },
      ...(bought.taxCents > 0
        ? [{ name: words.salesTaxIncluded(), value: <Money cents={bought.taxCents} /> }]
        : []),
      { name: 'Billing', value: words.noFurtherBillingLifetimeAccess() },
    ]}
  />
)

const Contents = ({ tier }: Pick<Purchase, 'tier'>) => {
  const modules = useModuleReadiness()
  const readiness = planReadiness(tier, modules)
  return (
    <>
      {readiness && <p className="measure">{readiness}</p>}
      <FeatureList features={planFeatures(tier, modules)} inColumns />
    </>
  )
}

export const PaidPurchase = ({ purchase: bought }: { purchase: Purchase }) => (
  <div className="stack gap-10">
    <header className="stack gap-3">
      <FocusedHeading level={1}>{words.paymentSuccessful()}</FocusedHeading>
      <p className="text-lg text-soft">{words.thankYouYourCourseIsReady()}</p>
    </header>
    {/* Where to go is on the first screen; what was bought is below it. */}
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.appeal()}>{words.openMyCase()}</ButtonLink>
      <ButtonLink to={paths.dashboard()} variant="secondary">
        {words.continueToDashboard()}
      </ButtonLink>
      <ButtonLink to={paths.module(1)} variant="secondary">
        {words.startFirstModule()}
      </ButtonLink>
    </div>
    <NextCards tier={bought.tier} />
    <section aria-label={words.yourPurchase()} className="stack gap-6">
      <Facts bought={bought} />
      <Contents tier={bought.tier} />
      {bought.invoiceUrl !== null && (
        <div>
          <ButtonLink href={bought.invoiceUrl} variant="secondary" target="_blank" rel="noopener">
            {words.downloadInvoice()}
          </ButtonLink>
        </div>
      )}
    </section>
    <p className="text-soft">
      {rich(
        words.questionsAboutYourPurchaseWriteTo({
          mail: () => (
            <MailLink
              href={supportLink(words.questionAboutMyPurchase(), words.myOrder({ orderId: bought.orderId }))}
            >
              {operator.supportEmail}
            </MailLink>
          ),
        }),
      )}
    </p>
  </div>
)
