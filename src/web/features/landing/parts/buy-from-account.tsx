/** Tells a signed-in visitor that the buttons of this page sell to guests, and where their own prices stand. */
import { paths } from '#contract/page-paths.ts'
import type { Tier } from '#core/billing/product.ts'
import * as words from '#messages/landing/buy-from-account.ts'
import { useSession } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { productNames } from '#words/billing/product.ts'

const owning = (tier: Tier | null): string =>
  tier === null ? '' : words.andAlreadyOwnThe({ name: productNames[tier] })

export const BuyFromAccount = () => {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { email, tier } = session.user
  return (
    <Notice title={words.youAreSignedInAs({ email, owned: owning(tier) })}>
      <p>
        {rich(
          words.theButtonsBelowAreForPeople({
            link: (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>,
          }),
        )}
      </p>
    </Notice>
  )
}
