/** Says plainly what AI-Enhanced would add here, and what it costs an owner of the course. */
import { paths } from '#contract/page-paths.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

export const UpgradeNote = ({ children }: { children: string }) => (
  <Notice title="Part of AI-Enhanced">
    <p>
      {children} You pay only the difference, {formatMoney(products.upgrade.priceCents)}, once.{' '}
      <TextLink to={paths.pricing()}>See the plans</TextLink>
    </p>
  </Notice>
)
