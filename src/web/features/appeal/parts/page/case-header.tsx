/** What the case is about on its first screen: dollars at stake, the answer, and how far the appeal is. */
import { paths } from '#contract/page-paths.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { TimelineStop } from '#core/case/days/timeline.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import * as messages from '#messages/appeal/case-header.ts'
import { AtStake, answeredOutlook } from '#web/case/at-stake.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { tellStep } from '#words/case/step.ts'
import { dayToAct } from '#words/season/shut-day.ts'

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
  stops: readonly TimelineStop[]
  /** Once a packet is made: what is to be done with it takes the place of whether to begin. */
  handing: Handing | null
}

type Handing = { next: NextCaseStep; today: CalendarDate; isOlder: boolean }

const packetWords = ({ next: { deadline }, today, isOlder }: Handing): string => {
  if (isOlder) return messages.yourPacketIsOlder()
  if (deadline === null) return messages.yourPacketIsMade()
  return messages.yourPacketIsMadeBy({ day: formatCalendarDate(dayToAct(deadline, today).on) })
}

const packetAnswer = (handing: Handing) => ({
  title: tellStep(handing.next).title,
  words: packetWords(handing),
})

export const CaseHeader = ({ caseId, stops, handing }: CaseHeaderProps) => {
  const known = useOutlook(caseId)
  const outlook = answeredOutlook(known)
  return (
    <section aria-label={messages.whatsAtStake()} className="stack gap-5">
      {outlook && <AtStake outlook={outlook} answer={handing && packetAnswer(handing)} />}
      {known && !outlook && <NoAmountYet caseId={caseId} />}
      <CaseTimeline caseId={caseId} stops={stops} />
    </section>
  )
}
