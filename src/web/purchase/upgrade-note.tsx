/** Says plainly what AI-Enhanced would add here, and what it costs this owner. */
import { paths } from '#contract/page-paths.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/purchase/upgrade-note.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const UpgradeNote = ({ children }: { children: string }) => {
  const { tier } = useUser()
  const link = (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>
  return (
    <Notice title={words.partOfAiEnhanced()}>
      <p>
        {rich(
          tier === null
            ? words.itCostsOnce({
                text: children,
                price: formatMoney(products.ai_enhanced.priceCents),
                link,
              })
            : words.youPayOnlyTheDifferenceOnce({
                text: children,
                price: formatMoney(products.upgrade.priceCents),
                link,
              }),
        )}
      </p>
    </Notice>
  )
}
