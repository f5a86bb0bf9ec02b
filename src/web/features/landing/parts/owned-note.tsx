/** In place of a checkout: what the signed-in person owns already, with the way to it or to the upgrade. */
import { paths } from '#contract/page-paths.ts'
import { products, type Tier } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/owned-note.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { productNames } from '#words/billing/product.ts'

const Upgrade = ({ owned }: { owned: Tier }) => (
  <Notice title={words.youOwnThe({ name: productNames[owned] })}>
    <p>
      {rich(
        words.upgradeFor({
          price: formatMoney(products.upgrade.priceCents),
          link: (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>,
        }),
      )}
    </p>
  </Notice>
)

type OwnedNoteProps = { wanted: Tier; owned: Tier }

export const OwnedNote = ({ wanted, owned }: OwnedNoteProps) => {
  if (wanted === 'ai_enhanced' && owned === 'standard') return <Upgrade owned={owned} />
  return (
    <Notice
      tone="success"
      title={
        wanted === owned
          ? words.youAlreadyHaveThisCourse()
          : words.yourCourseIncludesThisOne({ name: productNames[owned] })
      }
    >
      <p>
        {rich(
          words.goToHomeOrYourCase({
            home: (text: string) => <TextLink to={paths.dashboard()}>{text}</TextLink>,
            case: (text: string) => <TextLink to={paths.appeal()}>{text}</TextLink>,
          }),
        )}
      </p>
    </Notice>
  )
}
