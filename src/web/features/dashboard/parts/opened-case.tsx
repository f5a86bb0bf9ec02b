/** The stops of an open case with their days, and how many of its parts are filled in. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { caseTimeline } from '#core/case/days/timeline.ts'
import { caseProgress } from '#core/case/step/progress.ts'
import * as words from '#messages/dashboard/case-progress.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'
import { caseSeen } from '#web/features/dashboard/own-case.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

export const OpenedCase = ({ own }: { own: OpenCase }) => {
  const { data } = useQuery(homeOutlookQuery(own.propertyId))
  const now = caseSeen(own, {
    today: todayInFlorida(new Date()),
    outlook: data?.outlook,
    keepsPapersHere: useUser().tier === 'ai_enhanced',
  })
  const { steps, done } = caseProgress(now)
  return (
    <>
      <CaseTimeline caseId={own.id} stops={caseTimeline(now)} />
      <p className="flex flex-wrap gap-x-4 text-soft">
        {words.partsDone({ done, total: steps.length })}{' '}
        <TextLink to={paths.appealCase(own.id)}>{words.seeTheWholeCase()}</TextLink>
      </p>
    </>
  )
}
