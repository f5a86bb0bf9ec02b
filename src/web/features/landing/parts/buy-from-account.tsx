/** Tells a signed-in visitor that the buttons of this page sell to guests, and where their own prices stand. */
import { paths } from '#contract/page-paths.ts'
import { products, type Tier } from '#core/billing/product.ts'
import { useSession } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

const owning = (tier: Tier | null): string =>
  tier === null ? '' : ` and already own the ${products[tier].name}`

export const BuyFromAccount = () => {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { email, tier } = session.user
  return (
    <Notice title={`You are signed in as ${email}${owning(tier)}`}>
      <p>
        The buttons below are for people without an account.{' '}
        <TextLink to={paths.pricing()}>Buy from your account</TextLink>: you pay only for what you don’t have
        yet.
      </p>
    </Notice>
  )
}
