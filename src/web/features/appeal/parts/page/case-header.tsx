/** What the case is about: dollars at stake, the answer and what they rest on, folded on a phone. */
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/appeal/case-header.ts'
import { AtStake, answeredOutlook, StakeReasons } from '#web/case/at-stake.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const NoAmountYet = ({ caseId }: { caseId: string }) => (
  <p className="text-soft">
    {rich(
      messages.noAmountYet({
        link: (text: string) => <TextLink to={paths.appealCase(caseId, 'notice')}>{text}</TextLink>,
      }),
    )}
  </p>
)

type CaseHeaderProps = {
  caseId: string
  /** Once a packet is made, whether to begin is no question any more. */
  hasPacket: boolean
}

export const CaseFigure = ({ caseId, hasPacket }: CaseHeaderProps) => {
  const known = useOutlook(caseId)
  const outlook = answeredOutlook(known)
  return (
    <section aria-label={messages.whatsAtStake()}>
      {outlook && <AtStake outlook={outlook} hasPacket={hasPacket} />}
      {known && !outlook && <NoAmountYet caseId={caseId} />}
    </section>
  )
}

export const CaseReasons = ({ caseId, hasPacket }: CaseHeaderProps) => {
  const outlook = answeredOutlook(useOutlook(caseId))
  if (!outlook) return null
  return (
    <NarrowFold of="at-stake" summary={messages.why()}>
      <StakeReasons outlook={outlook} hasPacket={hasPacket} />
    </NarrowFold>
  )
}
