/** What the case is about on its first screen: dollars at stake, the answer, and how far the appeal is. */
import type { TimelineStop } from '#core/case/days/timeline.ts'
import * as messages from '#messages/appeal/case-header.ts'
import { AtStake, answeredOutlook } from '#web/case/at-stake.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'

export const CaseHeader = ({ caseId, stops }: { caseId: string; stops: readonly TimelineStop[] }) => {
  const outlook = answeredOutlook(useOutlook(caseId))
  return (
    <section aria-label={messages.whatsAtStake()} className="stack gap-5">
      {outlook && <AtStake outlook={outlook} />}
      <CaseTimeline caseId={caseId} stops={stops} />
    </section>
  )
}
