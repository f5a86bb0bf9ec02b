/** What the case is about on its first screen: dollars at stake, the answer, and how far the appeal is. */
import { paths } from '#contract/page-paths.ts'
import type { TimelineStop } from '#core/case/days/timeline.ts'
import * as messages from '#messages/appeal/case-header.ts'
import { AtStake, answeredOutlook } from '#web/case/at-stake.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
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

export const CaseHeader = ({ caseId, stops }: { caseId: string; stops: readonly TimelineStop[] }) => {
  const known = useOutlook(caseId)
  const outlook = answeredOutlook(known)
  return (
    <section aria-label={messages.whatsAtStake()} className="stack gap-5">
      {outlook && <AtStake outlook={outlook} />}
      {known && !outlook && <NoAmountYet caseId={caseId} />}
      <CaseTimeline caseId={caseId} stops={stops} />
    </section>
  )
}
