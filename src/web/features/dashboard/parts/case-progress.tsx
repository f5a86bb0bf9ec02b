/** How far the case of the home is: its stops with their days, and the parts that are filled in. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { caseTimeline } from '#core/case/days/timeline.ts'
import { caseProgress } from '#core/case/step/progress.ts'
import * as words from '#messages/dashboard/case-progress.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'
import type { Home } from '#web/features/dashboard/data.ts'
import { caseSeen } from '#web/features/dashboard/urgency.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { OpenCaseButton } from './open-case-button.tsx'

const Opened = ({ own }: { own: OpenCase }) => {
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

/** Nothing while no home is entered: a case is about one. */
export const CaseProgress = ({ home }: { home: Home | null }) =>
  home && (
    <section aria-labelledby="case-title" className="stack gap-3">
      <h2 id="case-title" className="text-xl">
        {words.yourCase()}
      </h2>
      {home.own ? (
        <Opened own={home.own} />
      ) : (
        <div className="stack items-start gap-3">
          <p className="measure">{words.openACase({ address: home.property.addressLine1 })}</p>
          <OpenCaseButton home={home} variant="secondary" />
        </div>
      )}
    </section>
  )
