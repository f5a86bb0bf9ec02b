/** Says plainly what AI-Enhanced would add here, and what it costs an owner of the course. */
import { paths } from '#contract/page-paths.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/purchase/upgrade-note.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const UpgradeNote = ({ children }: { children: string }) => (
  <Notice title={words.partOfAiEnhanced()}>
    <p>
      {rich(
        words.youPayOnlyTheDifferenceOnce({
          text: children,
          price: formatMoney(products.upgrade.priceCents),
          link: (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>,
        }),
      )}
    </p>
  </Notice>
)
