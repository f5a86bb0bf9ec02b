/** The home page: the answer for the person's home, the one thing to do next, the days ahead, and how far all is. */

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { todayInFlorida } from '#core/calendar-date.ts'
import { isBetterNotToFile } from '#core/case/standing.ts'
import { comesFirst } from '#core/case/step/comes-first.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import * as words from '#messages/dashboard/dashboard-page.ts'
import { readinessOf } from '#web/course/module-readiness.ts'
import { Meanwhile } from '#web/season/meanwhile.tsx'
import { useUser } from '#web/session/session.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { type Home, homeOutlookQuery, homesQuery } from './data.ts'
import { CaseProgress } from './parts/case-progress.tsx'
import { ContinueLesson } from './parts/continue-lesson.tsx'
import { CourseLoaded, type CourseShown } from './parts/course-loaded.tsx'
import { HomeAnswer, HomeSkeleton } from './parts/home-answer.tsx'
import { HomeChoice } from './parts/home-choice.tsx'
import { ModuleList } from './parts/module-list.tsx'
import { NextDeadline } from './parts/next-deadline.tsx'
import { NextStep, petitionNear } from './parts/next-step.tsx'
import { NoPurchase } from './parts/no-purchase.tsx'
import { ProgressSummary } from './parts/progress-summary.tsx'
import { QuickResources } from './parts/quick-resources.tsx'
import { UpgradeOffer } from './parts/upgrade-offer.tsx'
import { Ways } from './parts/ways.tsx'
import { nextNoticeYear, seasonOver } from './season-over.ts'
import { mostUrgentFirst, stepOf } from './urgency.ts'

export const meta = () => [{ title: words.homeJustValue() }]

const firstStep = (home: Home | null, hasLesson: boolean) => {
  const today = todayInFlorida(new Date())
  const step = home && stepOf(home, today)
  return comesFirst(step, hasLesson, today) === 'case' ? step : null
}

/** What lowers a bill without a petition. */
const BeforeNextNotice = ({ home, email }: { home: Home; email: string }) => (
  <Meanwhile
    taxYear={nextNoticeYear(todayInFlorida(new Date()))}
    countyId={home.property.countyId}
    email={email}
  />
)

/** The home had better not be appealed, and nobody has: nothing on the page is to push it. Null until that is known. */
const useBetterNot = (home: Home | null): boolean | null => {
  const { data, isLoading } = useQuery({
    ...homeOutlookQuery(home?.property.id ?? ''),
    enabled: home !== null,
  })
  if (isLoading) return null
  const isFiled = home?.own != null && isUnderWay(home.own.file)
  return !isFiled && data !== undefined && isBetterNotToFile(data.outlook)
}

const Overview = ({ progress, modules, unsent }: CourseShown) => {
  const { tier, email } = useUser()
  const query = useQuery(homesQuery)
  const homes = mostUrgentFirst(query.data ?? [], todayInFlorida(new Date()))
  const [asked] = useSearchParams()
  const home = homes.find(({ property }) => property.id === asked.get('home')) ?? homes[0] ?? null
  const isBetterNot = useBetterNot(home)
  const step = isBetterNot ? null : firstStep(home, progress.nextStep !== null)
  const isOver = home !== null && seasonOver(home, todayInFlorida(new Date())) !== null
  return (
    <>
      {query.isPending && <HomeSkeleton />}
      {home && homes.length > 1 && <HomeChoice homes={homes} shown={home} />}
      {query.data !== undefined && <HomeAnswer home={home} />}
      {/* All at once: what is pressed does not move away. */}
      {!query.isPending && isBetterNot !== null && (
        <>
          {isBetterNot && home && <BeforeNextNotice home={home} email={email} />}
          <NextStep progress={progress} home={home} step={step} isQuiet={isBetterNot} />
          <NextDeadline home={home} isQuiet={isBetterNot} />
          {(isBetterNot || petitionNear(home) === null) && <CaseProgress home={home} />}
        </>
      )}
      {step && progress.nextStep && (
        <ContinueLesson lesson={progress.nextStep} isFirst={progress.lessonsCompleted === 0} />
      )}
      <Ways />
      {home && isBetterNot === false && isOver && <BeforeNextNotice home={home} email={email} />}
      <ProgressSummary progress={progress} unsent={unsent} />
      <ModuleList modules={modules} isBrief />
      <QuickResources />
      {tier !== 'ai_enhanced' && <UpgradeOffer modules={readinessOf(modules)} />}
    </>
  )
}

export default function DashboardPage() {
  const { firstName, tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 py-6 sm:gap-10 sm:py-10">
          <PageHeader title={firstName ? words.hello({ firstName }) : words.yourDashboard()} />
          {tier === null ? <NoPurchase /> : <CourseLoaded>{(shown) => <Overview {...shown} />}</CourseLoaded>}
        </div>
      </Container>
    </MainPart>
  )
}
