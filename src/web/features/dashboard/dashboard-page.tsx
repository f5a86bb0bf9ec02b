/** The home page: the answer for the person's home, the one thing to do next, the days ahead, and how far all is. */

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { isBetterNotToFile } from '#core/case/standing.ts'
import { comesFirst } from '#core/case/step/comes-first.ts'
import * as words from '#messages/dashboard/dashboard-page.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { readinessOf } from '#web/course/module-readiness.ts'
import { useUser } from '#web/session/session.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { type Home, homesQuery } from './data.ts'
import { OwnAnother } from './parts/add-home.tsx'
import { CaseProgress } from './parts/case-progress.tsx'
import { ContinueLesson } from './parts/continue-lesson.tsx'
import { CourseLoaded, type CourseShown } from './parts/course-loaded.tsx'
import { HomeAnswer, HomeSkeleton, RecordDoubt } from './parts/home-answer.tsx'
import { ModuleList } from './parts/module-list.tsx'
import { NextDeadline } from './parts/next-deadline.tsx'
import { dayOfStep, NextStep, petitionNear } from './parts/next-step.tsx'
import { ProgressSummary } from './parts/progress-summary.tsx'
import { QuickResources } from './parts/quick-resources.tsx'
import { ReportedHomes } from './parts/reported-homes.tsx'
import { SeveralHomes } from './parts/several-homes.ts'
import { Ways } from './parts/ways.tsx'
import { nextNoticeYear, seasonOver } from './season-over.ts'
import { isFiled } from './urgency.ts'
import { useHomes } from './use-homes.ts'

/** The last of the page, and only of those who have bought the course alone. */
const UpgradeOffer = lazy(async () => ({ default: (await import('./parts/upgrade-offer.tsx')).UpgradeOffer }))

/** Of homes whose record shows no homestead exemption; the page waits for it. */
const Unclaimed = lazy(async () => ({ default: (await import('./parts/unclaimed.tsx')).Unclaimed }))

/** Of who has no course, or no longer one. */
const NoPurchase = lazy(async () => ({ default: (await import('./parts/no-purchase.tsx')).NoPurchase }))
const Refunded = lazy(async () => ({ default: (await import('./parts/no-purchase.tsx')).Refunded }))
const HomesWithoutCourse = lazy(async () => ({
  default: (await import('./parts/homes-without-course.tsx')).HomesWithoutCourse,
}))

/** Of homes that had better not be appealed. */
const Meanwhile = lazy(async () => ({ default: (await import('#web/season/meanwhile.tsx')).Meanwhile }))

export const meta = () => [{ title: words.homeJustValue() }]

const firstStep = (home: Home | null, hasLesson: boolean) => {
  const step = home?.own?.nextStep ?? null
  // Once a petition is filed the case goes on by itself, and its page names the same step.
  return comesFirst(step, hasLesson && !isFiled(home), todayInFlorida(new Date())) === 'case' ? step : null
}

type BeforeNextNoticeProps = { home: Home; outlook: CaseOutlook | undefined; email: string }

/** What lowers a bill without a petition. */
const BeforeNextNotice = ({ home, outlook, email }: BeforeNextNoticeProps) => (
  <Meanwhile
    taxYear={nextNoticeYear(todayInFlorida(new Date()))}
    countyId={home.property.countyId}
    exemptions={outlook?.exemptions}
    email={email}
  />
)

/** The home had better not be appealed, and nobody has: nothing on the page is to push it. */
const isBetterNotFor = (home: Home | null, outlook: CaseOutlook | undefined): boolean =>
  !isFiled(home) && outlook !== undefined && isBetterNotToFile(outlook)

const useHomeOutlook = (home: Home | null) =>
  useQuery({ ...homeOutlookQuery(home?.property.id ?? ''), enabled: home !== null })

const Overview = ({ progress, modules, unsent }: CourseShown) => {
  const { tier, email } = useUser()
  const { homes, isPending } = useHomes(homesQuery)
  const [asked] = useSearchParams()
  const home = isPending
    ? null
    : (homes.find(({ property }) => property.id === asked.get('home')) ?? homes[0] ?? null)
  const { data, isLoading } = useHomeOutlook(home)
  const isBetterNot = isLoading ? null : isBetterNotFor(home, data?.outlook)
  const step = isBetterNot ? null : firstStep(home, progress.nextStep !== null)
  const comesBeforeLesson = step !== null || (!isBetterNot && petitionNear(home) !== null)
  const unclaimed = data?.outlook.unclaimedHomestead
  const isOver = home !== null && seasonOver(home, todayInFlorida(new Date())) !== null
  const isUnbegun = progress.overallPercent === 0
  // All at once: what is read or pressed does not move away.
  if (isPending || isBetterNot === null) return <HomeSkeleton />
  return (
    // The table of the homes comes with what is below it.
    <Suspense fallback={<HomeSkeleton />}>
      {home && homes.length > 1 && <SeveralHomes homes={homes} shown={home} />}
      <div className={`grid items-start gap-3 sm:gap-6 ${isBetterNot ? '' : 'lg:grid-cols-2'}`}>
        <HomeAnswer home={home} isQuiet={isBetterNot} />
        {isBetterNot && home && <BeforeNextNotice home={home} outlook={data?.outlook} email={email} />}
        <div className="stack gap-3 sm:gap-6">
          <NextStep progress={progress} home={home} step={step} isQuiet={isBetterNot} />
          <NextDeadline home={home} isQuiet={isBetterNot} toldOn={dayOfStep(home, step)} />
        </div>
      </div>
      {home && unclaimed && <Unclaimed propertyId={home.property.id} unclaimed={unclaimed} />}
      {home && <RecordDoubt home={home} />}
      {(isBetterNot || petitionNear(home) === null) && <CaseProgress home={home} />}
      {homes.length === 1 && <OwnAnother />}
      {home && <ReportedHomes />}
      {comesBeforeLesson && progress.nextStep && (
        <ContinueLesson lesson={progress.nextStep} isFirst={progress.lessonsCompleted === 0} />
      )}
      <Ways />
      {home && !isBetterNot && isOver && (
        <BeforeNextNotice home={home} outlook={data?.outlook} email={email} />
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="stack gap-5 sm:gap-8">
          <ProgressSummary progress={progress} unsent={unsent} />
          <ModuleList modules={modules} isBrief isFolded={isUnbegun} />
        </div>
        <QuickResources isFolded={isUnbegun} />
      </div>
      {tier !== 'ai_enhanced' && (
        <Suspense>
          <UpgradeOffer modules={readinessOf(modules)} />
        </Suspense>
      )}
    </Suspense>
  )
}

export default function DashboardPage() {
  const { firstName, tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="@container/page stack gap-5 py-3 few-words:gap-3 few-words:py-2 sm:gap-8 sm:py-8">
          <h1 className="text-[min(1.5625rem,15.2vw)] few-words:sr-only sm:text-3xl">
            {firstName ? words.hello({ firstName }) : words.yourDashboard()}
          </h1>
          {tier === null ? (
            <Suspense fallback={<HomeSkeleton />}>
              <Refunded />
              <HomesWithoutCourse />
              <NoPurchase />
            </Suspense>
          ) : (
            <CourseLoaded>{(shown) => <Overview {...shown} />}</CourseLoaded>
          )}
        </div>
      </Container>
    </MainPart>
  )
}
